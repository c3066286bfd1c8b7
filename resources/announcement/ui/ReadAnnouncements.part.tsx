import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import type { PanelProps } from '@/screens/kinds/kit'
import { texts } from './texts'
import { useMarkRead } from './useReading'
import { useRunOnce } from './useRunOnce'

/** Marks the selected announcements as read, without asking first. */
const ReadAnnouncements = ({ records, onClose, refresh }: PanelProps) => {
  const say = useSay()
  const notify = useNotify()
  const markRead = useMarkRead()
  useRunOnce(async () => {
    await markRead(records.map(({ id }) => Number(id)))
    refresh()
    notify(say(texts.marked, { count: records.length }), { type: 'success', autoHideDuration: 2000 })
  }, onClose)
  return null
}

export default ReadAnnouncements
