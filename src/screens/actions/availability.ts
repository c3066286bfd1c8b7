import { type Action, judge, type WireRecord } from '@/declaration'

/** Whether an action may be done with a record; if not, the code that the platform would answer, when it is declared. */
export type Availability = { readonly allowed: true } | { readonly allowed: false; readonly code?: number }

/**
 * Asks a declared action about a record, as the platform will: its refusals in their order, then what is done already,
 * then its precondition. What depends on a value that the record does not tell is allowed: the platform decides.
 *
 * @param now Unix seconds
 * @param several whether the call names more records beside it
 */
export const availabilityOf = (
  action: Pick<Action, 'refuse' | 'done' | 'when' | 'inBulk'>,
  record: WireRecord,
  now: number,
  several = false,
): Availability => {
  const reasons = [...(action.refuse ?? []), ...((several && action.inBulk?.refuse) || [])]
  const refusal = reasons.find(({ when }) => judge(when, record, now))
  if (refusal) return { allowed: false, code: refusal.code }
  if (action.done && judge(action.done, record, now)) return { allowed: false }
  return judge(action.when, record, now) === false ? { allowed: false } : { allowed: true }
}

/** The console's clock in Unix seconds. */
export const currentTime = (): number => Math.floor(Date.now() / 1000)
