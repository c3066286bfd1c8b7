import { type Action, addressFrom, judge, type Link, type Refusal, type WireRecord } from '@/declaration'
import { platformTime } from '@/platform/clock'

/** Whether a record allows an action; if not, the platform's refusal code, if declared. */
export interface Availability {
  readonly allowed: boolean
  readonly code?: number
}

/** What the platform will decide at `now` (Unix seconds). If a required value is unknown, the platform decides later. */
export const availabilityOf = (
  action: Pick<Action, 'refuse' | 'done' | 'when' | 'otherwise' | 'inBulk'> & Partial<Pick<Link, 'to'>>,
  record: WireRecord,
  now: number,
  several = false,
): Availability => {
  const codeAmong = (reasons: readonly Refusal[] = []) =>
    reasons.find(({ when }) => judge(when, record, now))?.code
  const fits =
    judge(action.when, record, now) !== false &&
    (action.to === undefined || addressFrom(action.to, record) !== undefined)
  const code =
    codeAmong(action.refuse) ??
    (fits ? undefined : action.otherwise) ??
    (several ? codeAmong(action.inBulk?.refuse) : undefined)
  if (code !== undefined) return { allowed: false, code }
  return { allowed: fits && !(action.done && judge(action.done, record, now)) }
}

/** Now, in whole Unix seconds, by the platform's clock. */
export const currentTime = (): number => Math.floor(platformTime())
