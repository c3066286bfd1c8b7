import { useState } from 'react'
import { unread } from '@/platform/operator'
import { useAnswer } from '@/screens/endpoints'
import { usePart } from '@/ui/late'
import { endpoints } from '../announcement.area'

// Rarely needed, so it is fetched on demand.
const loadDialog = () => import('./ImportantDialog')
const nothing = () => {}

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
  const items = data?.items ?? []
  const Dialog = usePart(loadDialog, items.length > 0, nothing)
  return Dialog && items.length > 0 ? <Dialog items={items} /> : null
}

export default ImportantNotice
