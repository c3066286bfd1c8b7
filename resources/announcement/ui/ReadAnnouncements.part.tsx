import type { PanelProps } from '@/screens/kinds/kit'
import { texts } from './texts'
import { useMarkOnce } from './useReading'

/** Marks the selected announcements as read, without asking first. */
const ReadAnnouncements = (props: PanelProps) => {
  const ids = props.records.map(({ id }) => Number(id))
  useMarkOnce(ids, props, () => ({ text: texts.marked, values: { count: ids.length } }))
  return null
}

export default ReadAnnouncements
