import type { Condition } from './condition'
import type { Part } from './vocabulary'

/**
 * A call that a second person must agree to. It needs approval when more than `above` of its records meet `when`. Without
 * `when` every record counts, without `above` one is enough; the whole call then waits, with all of its records.
 */
export interface Approval {
  /** Over the record and the inputs of the call by their wire names; an input hides a field of the same name. */
  readonly when?: Condition
  /** This many records at once need no approval; none by default. */
  readonly above?: number
  /** Seconds, up to {@link longest}: records the same account has handled in that time count as well. */
  readonly within?: number
  /**
   * The permission to decide, such as `trade.approve`, which `roles: { finance: ['approve'] }` gives. Nobody decides about their
   * own request.
   */
  readonly by: string
  /** Accounts with `by` may also act without asking. Otherwise they ask like everybody else. */
  readonly alone?: true
}

const longest = 86_400

const others = {
  above: 'count?',
  within: { from: 1, to: longest, optional: true },
  by: 'permission',
  alone: 'yes?',
} as const

/** An account that cannot see the fields of the condition cannot tell when to ask; the platform tells it. */
export const approvalPart = {
  either: [{ parts: { when: 'callCondition', ...others } }, { parts: others }],
  optional: true,
} as const satisfies Part
