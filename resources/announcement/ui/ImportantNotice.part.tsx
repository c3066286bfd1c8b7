import { useState } from 'react'
import { unread } from '@/platform/unread'
import { useAnswer } from '@/screens/endpoints'
import { usePart } from '@/screens/latePart'
import { endpoints } from '../announcement.area'

// Most days there is nothing that must be read before anything else.
const loadDialog = () => import('./ImportantDialog')
const nothing = () => {}

/** Announcements that nobody may miss, over everything, to those who have not read them yet. */
const ImportantNotice = () => {
  // Asked when the operator comes in, and only where something is unread.
  const [asks] = useState(() => unread.read() > 0)
  const { data } = useAnswer(
    endpoints.important,
    {},
    {
      enabled: asks,
      staleTime: Number.POSITIVE_INFINITY,
      // Asked at every start, whatever the operator came for; what is missed comes with the next one.
      quiet: true,
    },
  )
  const items = data?.items ?? []
  const Dialog = usePart(loadDialog, items.length > 0, nothing)
  return Dialog && items.length > 0 ? <Dialog items={items} /> : null
}

export default ImportantNotice
