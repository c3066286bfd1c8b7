import { type Action, type Condition, holds, type Resource, type WireRecord } from '@/declaration'
import { alternatives, type Demand, fieldsIn } from '@/declaration/condition'

/** What a declaration says of an act on a record: with which code it is refused, or that nothing is left to do, or go on. */
type Said = number | 'already done' | 'allowed'

/** One thing that an action or a save may say of a record. */
export interface Verdict {
  /** Where the declaration says it, as in `actions.pause.refuse[0]`. */
  readonly place: string
  readonly says: Said
  /** What decides between this and the act's other verdicts. */
  readonly demands: readonly Demand[]
  /** Whether it is said of a record. `now`: Unix seconds. */
  readonly isOf: (record: WireRecord, now: number) => boolean
}

/** A reason to stop at, in the order in which they are looked at. Of those without `says`, no sample is wanted. */
interface Reason {
  readonly place: string
  readonly says?: Said
  readonly condition: Condition
  /** Whether it stops where the condition does not hold. */
  readonly unless?: true
}

type Act = Pick<Action, 'refuse' | 'when' | 'otherwise' | 'done'>

/** What is not done before somebody else has agreed, as far as the record alone decides about it. */
const asksFirst = (act: string, { approve, inputs = {} }: Action): readonly Reason[] =>
  approve?.when === undefined ||
  approve.above !== undefined ||
  fieldsIn(approve.when).some((name) => Object.hasOwn(inputs, name))
    ? []
    : [{ place: `${act}.approve`, condition: approve.when }]

const wrongState = 10006

const reasonsIn = (act: string, { refuse = [], when, otherwise, done }: Act): readonly Reason[] => {
  const needs = (code: number): readonly Reason[] =>
    when === undefined ? [] : [{ place: `${act}.when`, says: code, condition: when, unless: true }]
  return [
    ...refuse.map((one, i) => ({ place: `${act}.refuse[${i}]`, says: one.code, condition: one.when })),
    ...(otherwise === undefined ? [] : needs(otherwise)),
    ...(done ? [{ place: `${act}.done`, says: 'already done', condition: done } as const] : []),
    ...(otherwise === undefined ? needs(wrongState) : []),
  ]
}

const verdictsOf = (act: string, reasons: readonly Reason[]): readonly Verdict[] => {
  const demands = reasons.flatMap(({ condition }) => alternatives(condition).flat())
  const stops = ({ condition, unless }: Reason, record: WireRecord, now: number) =>
    holds(condition, record, now) !== (unless ?? false)
  const wanted = reasons.flatMap((reason, i): Verdict[] => {
    const { place, says } = reason
    if (says === undefined) return []
    const isOf = (record: WireRecord, now: number) =>
      stops(reason, record, now) && !reasons.slice(0, i).some((one) => stops(one, record, now))
    return [{ place, says, demands, isOf }]
  })
  const isOf = (record: WireRecord, now: number) => !reasons.some((one) => stops(one, record, now))
  return [...wanted, { place: act, says: 'allowed', demands, isOf }]
}

/** What an action may say of a record. One that is only done by a dialog of the area's own keeps to rules of that. */
export const verdictsOfAction = (name: string, action: Action): readonly Verdict[] =>
  action.on.length === 0
    ? []
    : verdictsOf(`actions.${name}`, [
        ...reasonsIn(`actions.${name}`, action),
        ...asksFirst(`actions.${name}`, action),
      ])

/** What a save may say of a record that is changed with each of the form's buttons; its refusals are the same for all. */
export const verdictsOfSave = ({ save }: Resource): readonly Verdict[] => {
  if (!save || save.edit === false) return []
  const { checks = [], buttons = [] } = save
  const reasons = reasonsIn('save', save)
  // A record that breaks a check cannot be saved as it is, which is no use to anybody.
  const unsound = checks.map((one, i) => ({ place: `save.checks[${i}]`, condition: one.when }))
  const withButtons = buttons.flatMap(({ when }, i): readonly Verdict[] => {
    const place = `save.buttons[${i}]`
    const closed = when ? [{ place: `${place}.when`, condition: when, unless: true } as const] : []
    return verdictsOf(place, [...reasons, ...closed, ...unsound]).filter(({ says }) => says === 'allowed')
  })
  return [...verdictsOf('save', [...reasons, ...unsound]), ...withButtons]
}

/** All that an area's declaration may say of its records, except of acts that are refused for none. */
export const verdictsIn = (resource: Resource): readonly Verdict[] =>
  [
    ...Object.entries(resource.actions ?? {}).flatMap(([name, action]) => verdictsOfAction(name, action)),
    ...verdictsOfSave(resource),
  ].filter(({ demands }) => demands.length > 0)
