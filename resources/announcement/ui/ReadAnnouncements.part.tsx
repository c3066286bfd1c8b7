import { useEffect, useRef } from 'react'
import { useEvent, useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { showFailure } from '@/platform/failures'
import { unread } from '@/platform/operator'
import type { PanelProps } from '@/screens/kinds/kit'
import { texts } from './texts'
import { useMarkRead } from './useReading'

/**
 * Marks the selected announcements as read without asking, reports success or failure, and closes. From the list's toolbar it
 * marks all announcements, regardless of filters.
 */
const ReadAnnouncements = ({ records, onClose, refresh }: PanelProps) => {
  const say = useSay()
  const notify = useNotify()
  const markRead = useMarkRead()
  const started = useRef(false)
  const work = useEvent(async () => {
    const count = records.length
    const ofAll = unread.read() > 0 ? texts.allMarked : texts.noneUnread
    try {
      await markRead(count > 0 ? records.map(({ id }) => Number(id)) : 'all')
      refresh()
      notify(say(count > 0 ? texts.marked : ofAll, { count }), { type: 'success', autoHideDuration: 2000 })
    } catch (error) {
      showFailure(error)
    }
    onClose()
  })
  useEffect(() => {
    // Effects run again when a hidden page is shown.
    if (started.current) return
    started.current = true
    void work()
  }, [work])
  return null
}

export default ReadAnnouncements
