import { type Action, judge, type WireRecord } from '@/declaration'

/** Whether a record allows an action; if not, the platform's refusal code, if declared. */
export type Availability = { readonly allowed: true } | { readonly allowed: false; readonly code?: number }

/**
 * Judges an action on a record as the platform will: its refusals in order, then whether it is already done, then its
 * precondition. If a required value is unknown, the action is allowed: the platform decides.
 *
 * @param now Unix seconds
 * @param several whether the call includes other records
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
