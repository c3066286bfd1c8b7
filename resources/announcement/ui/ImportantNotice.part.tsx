import { useState } from 'react'
import { unread } from '@/platform/operator'
import { useAnswer } from '@/screens/endpoints'
import { notedPrefix, useOwnSetting } from '@/screens/ownSettings'
import { usePart } from '@/ui/late'
import { endpoints } from '../announcement.area'

// Rarely needed, so it is fetched on demand.
const loadDialog = () => import('./ImportantDialog')
const nothing = () => {}
const none: readonly number[] = []
/** Ids that are kept: older announcements have been read or have expired. */
const mostShown = 100

const ImportantNotice = () => {
  // Asked once at the start, and only if something is unread.
  const [asks] = useState(() => unread.read() > 0)
  const { data } = useAnswer(
    endpoints.important,
    {},
    {
      enabled: asks,
      staleTime: Number.POSITIVE_INFINITY,
      // A background request: on failure, the next sign-in tries again.
      quiet: true,
    },
  )
  const [stored, store] = useOwnSetting<unknown>(`${notedPrefix}announcements`, none)
  const shown: readonly unknown[] = Array.isArray(stored) ? stored : none
  const items = data?.items.filter(({ id }) => !shown.includes(id)) ?? []
  const Dialog = usePart(loadDialog, items.length > 0, nothing)
  return Dialog && items.length > 0 ? (
    <Dialog items={items} onShown={(id) => store([...shown, id].slice(-mostShown))} />
  ) : null
}

export default ImportantNotice
