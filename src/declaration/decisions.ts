import type { Approval } from './approval'
import { holds, judge, type WireRecord } from './condition'
import { capabilitiesOf } from './permissions'
import type { Resource } from './resource'

/**
 * Whether a call needs approval, as far as these records tell. The platform has the last word.
 *
 * @param records the records with the inputs over them
 * @param may whether the operator has a permission
 * @param now Unix seconds
 */
export const seemsToNeedApproval = (
  approve: Approval | undefined,
  records: readonly WireRecord[],
  may: (key: string) => boolean,
  now: number,
): boolean =>
  approve !== undefined &&
  !(approve.alone && may(approve.by)) &&
  records.filter((record) => judge(approve.when, record, now) === true).length > (approve.above ?? 0)

/** Whether a record with the inputs over it counts towards `above`. `now`: Unix seconds. */
export const countsForApproval = ({ when }: Approval, record: WireRecord, now: number): boolean =>
  holds(when, record, now)

/** The approval rules of an area. */
export const approvalsIn = ({
  actions = {},
  save,
}: Pick<Resource, 'actions' | 'save'>): readonly Approval[] =>
  [...Object.values(actions), save].flatMap((one) => (one?.approve ? [one.approve] : []))

/** The area's permissions to decide on other people's requests, except those in {@link capabilitiesOf}. */
export const decisionsOf = (resource: Resource): readonly string[] => {
  const known = capabilitiesOf(resource)
  const keys = approvalsIn(resource).map(({ by }) => by)
  return [...new Set(keys)].filter((key) => key.startsWith(`${resource.name}.`) && !known.includes(key))
}
