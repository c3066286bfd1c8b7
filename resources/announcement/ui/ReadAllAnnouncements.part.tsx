import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { unread } from '@/platform/operator'
import type { PanelProps } from '@/screens/kinds/kit'
import { texts } from './texts'
import { useMarkRead } from './useReading'
import { useRunOnce } from './useRunOnce'

/** Marks every announcement as read, whatever the list is filtered by. */
const ReadAllAnnouncements = ({ onClose, refresh }: PanelProps) => {
  const say = useSay()
  const notify = useNotify()
  const markRead = useMarkRead()
  useRunOnce(async () => {
    const before = unread.read()
    await markRead('all')
    refresh()
    notify(say(before > 0 ? texts.allMarked : texts.noneUnread), { type: 'success', autoHideDuration: 2000 })
  }, onClose)
  return null
}

export default ReadAllAnnouncements
