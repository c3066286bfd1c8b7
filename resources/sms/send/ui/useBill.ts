import { useEffect, useState } from 'react'
import { inSlices } from '@/screens/import/inSlices'
import type { Recipient } from '@/screens/recipients'
import { type Bill, biller, type Message } from './bill'

/** What is being added up. */
interface Sum {
  readonly message: Message
  readonly recipients: readonly Recipient[]
}

/**
 * What the messages to all recipients come to, added up a few at a time.
 *
 * @param message keeps its identity while nothing of it changes
 * @returns undefined until it is known of exactly these
 */
export const useBill = (message: Message | undefined, recipients: readonly Recipient[]): Bill | undefined => {
  const [known, setKnown] = useState<Sum & { readonly bill: Bill }>()
  const isCurrent = known?.message === message && known?.recipients === recipients
  useEffect(() => {
    if (isCurrent || !message) return
    const aborter = new AbortController()
    const { signal } = aborter
    const { take, bill } = biller(message)
    inSlices(recipients, take, { signal }).then(
      () => {
        if (!signal.aborted) setKnown({ message, recipients, bill: bill() })
      },
      (error: unknown) => {
        // Otherwise nobody waits for it any more.
        if (!signal.aborted) throw error
      },
    )
    return () => aborter.abort()
  }, [isCurrent, message, recipients])
  return isCurrent ? known.bill : undefined
}
