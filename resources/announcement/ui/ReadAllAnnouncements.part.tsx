import { unread } from '@/platform/operator'
import type { PanelProps } from '@/screens/kinds/kit'
import { texts } from './texts'
import { useMarkOnce } from './useReading'

/** Marks every announcement as read, whatever the list is filtered by. */
const ReadAllAnnouncements = (props: PanelProps) => {
  useMarkOnce('all', props, () => ({ text: unread.read() > 0 ? texts.allMarked : texts.noneUnread }))
  return null
}

export default ReadAllAnnouncements
