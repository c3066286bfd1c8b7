import type { Action, Link } from '@/declaration'
import { alternatives, type Condition, type Demand, judge, type WireRecord } from '@/declaration/condition'
import { fieldsOfAddress } from '@/declaration/link'

export type Conditions = Pick<Action, 'when' | 'otherwise' | 'reason' | 'refuse' | 'done'>

/** What is offered for a record: an action, a panel, a link or its form. */
export type Conditional = Conditions & Partial<Pick<Link, 'to'>>

/** Why a record does not allow something: what it lacks, what forbids it, or what is already done. */
export interface Obstacle {
  readonly sort: 'needs' | 'refused' | 'done'
  readonly demands: readonly Demand[]
  /** The code the platform would answer. */
  readonly code?: number
}

const judged = ([path, demand]: Demand, record: WireRecord, now: number) =>
  judge({ [path]: demand }, record, now)

type Scalar = Exclude<Demand[1], object>

/** The values a demand allows, if that is all it says. Empty if it only excludes some. */
export const wantedBy = (demand: Demand[1]): readonly Scalar[] | undefined => {
  if (typeof demand !== 'object') return [demand]
  const [[word, value] = [], ...more] = Object.entries(demand).filter(([, one]) => one !== undefined)
  if (more.length > 0) return undefined
  if (word === 'is' || word === 'in') return [value as Scalar | readonly Scalar[]].flat()
  return word === 'not' || word === 'notIn' ? [] : undefined
}

/**
 * The demands of the closest alternative that the record does not meet. If other alternatives need only another value of the same
 * field, those values are added. `now`: Unix seconds.
 */
const unmet = (condition: Condition, record: WireRecord, now: number): readonly Demand[] => {
  const all = alternatives(condition)
    .map((one) => one.filter((demand) => judged(demand, record, now) === false))
    .toSorted((a, b) => a.length - b.length)
  const [nearest = []] = all
  const [one, ...others] = nearest
  if (!one || others.length > 0 || !wantedBy(one[1])?.length) return nearest
  const values = all.flatMap(([first, ...more]) =>
    first?.[0] === one[0] && more.length === 0 ? (wantedBy(first[1]) ?? []) : [],
  )
  return values.length > 1 ? [[one[0], { in: [...new Set(values)] }]] : nearest
}

/** The part of a condition that holds for a record: all demands of the first alternative that is true. `now`: Unix seconds. */
const met = (condition: Condition, record: WireRecord, now: number): readonly Demand[] =>
  alternatives(condition).find((all) => all.every((one) => judged(one, record, now))) ?? []

/** Why a record does not allow something, checked in the platform's order. Undefined if it does allow it. */
export const obstacleOf = (
  { refuse = [], done, when, otherwise }: Conditions,
  record: WireRecord,
  now: number,
): Obstacle | undefined => {
  const refusal = refuse.find((one) => judge(one.when, record, now))
  if (refusal) return { sort: 'refused', demands: met(refusal.when, record, now), code: refusal.code }
  const lacks = when && judge(when, record, now) === false
  // An unmet demand with a code of its own is just another refusal.
  if (done && judge(done, record, now) && !(lacks && otherwise !== undefined))
    return { sort: 'done', demands: met(done, record, now) }
  return lacks ? { sort: 'needs', demands: unmet(when, record, now), code: otherwise } : undefined
}

/** The conditions of an offer. A link leads nowhere while a field of its address is empty. */
export const conditionsOf = (offer: Conditional): readonly Conditions[] =>
  offer.to === undefined
    ? [offer]
    : [{ when: Object.fromEntries(fieldsOfAddress(offer.to).map((path) => [path, { set: true }])) }, offer]
