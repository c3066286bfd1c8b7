import { useEffect, useState } from 'react'
import { inSlices } from '@/screens/import/inSlices'
import type { Recipient } from '@/screens/recipients'
import { type Bill, biller, type Message } from './bill'

/** Progress of the calculation. */
interface Sum {
  readonly message: Message
  readonly recipients: readonly Recipient[]
}

/**
 * The totals over all recipients, calculated in slices.
 *
 * @param message must keep its identity while it is unchanged
 * @returns undefined until the calculation for exactly these inputs is done
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
        // An aborted calculation has no audience for its error.
        if (!signal.aborted) throw error
      },
    )
    return () => aborter.abort()
  }, [isCurrent, message, recipients])
  return isCurrent ? known.bill : undefined
}
