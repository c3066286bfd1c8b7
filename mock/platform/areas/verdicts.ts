import { type Action, type Condition, holds, type Resource, type WireRecord } from '@/declaration'
import { alternatives, type Demand, fieldsIn } from '@/declaration/condition'

/** What a declaration says about an act on a record: refused with this code, nothing left to do, or allowed. */
type Said = number | 'already done' | 'allowed'

/** One possible verdict of an action or a save on a record. */
export interface Verdict {
  /** Where the declaration says it, as in `actions.pause.refuse[0]`. */
  readonly place: string
  readonly says: Said
  /** What decides between this and the act's other verdicts. */
  readonly demands: readonly Demand[]
  /** Whether a record gets this verdict. `now`: Unix seconds. */
  readonly isOf: (record: WireRecord, now: number) => boolean
}

/** A reason to stop, in the order of checking. Reasons without `says` need no sample. */
interface Reason {
  readonly place: string
  readonly says?: Said
  readonly condition: Condition
  /** Whether it stops where the condition does not hold. */
  readonly unless?: true
}

type Act = Pick<Action, 'refuse' | 'when' | 'otherwise' | 'done'>

/** Reasons why an act needs somebody's approval, as far as the record alone decides that. */
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

/** The verdicts of an action. An action that only a dialog of the area offers follows the dialog's own rules. */
export const verdictsOfAction = (name: string, action: Action): readonly Verdict[] =>
  action.on.length === 0
    ? []
    : verdictsOf(`actions.${name}`, [
        ...reasonsIn(`actions.${name}`, action),
        ...asksFirst(`actions.${name}`, action),
      ])

/** The verdicts of a save on an existing record, for each of the form's buttons. Refusals are the same for all buttons. */
export const verdictsOfSave = ({ save }: Resource): readonly Verdict[] => {
  if (!save || save.edit === false) return []
  const { checks = [], buttons = [] } = save
  const reasons = reasonsIn('save', save)
  // A record that breaks a check cannot be saved as it is, so nobody needs such a sample.
  const unsound = checks.map((one, i) => ({ place: `save.checks[${i}]`, condition: one.when }))
  const withButtons = buttons.flatMap(({ when }, i): readonly Verdict[] => {
    const place = `save.buttons[${i}]`
    const closed = when ? [{ place: `${place}.when`, condition: when, unless: true } as const] : []
    return verdictsOf(place, [...reasons, ...closed, ...unsound]).filter(({ says }) => says === 'allowed')
  })
  return [...verdictsOf('save', [...reasons, ...unsound]), ...withButtons]
}

/** All verdicts of an area, except for acts that are never refused. */
export const verdictsIn = (resource: Resource): readonly Verdict[] =>
  [
    ...Object.entries(resource.actions ?? {}).flatMap(([name, action]) => verdictsOfAction(name, action)),
    ...verdictsOfSave(resource),
  ].filter(({ demands }) => demands.length > 0)
