import {
  type Action,
  type Condition,
  type Effect,
  emptyOf,
  type Field,
  type Fields,
  holds,
  isRecord,
  isSet,
  type Json,
  type Random,
  type Resource,
  type WireRecord,
} from '@/declaration'
import type { EffectValue } from '@/declaration/action'
import { alternatives, type Demand, dayRequirements } from '@/declaration/condition'
import { choicesOf } from '@/declaration/kinds/choice'
import type { SampleValues } from '@/declaration/resource'

/*
 * What actions leave behind: answered records have an answer, and so do the states after that; a reminder was sent once or twice;
 * only what may be pinned is pinned. So samples of an area with states make sense without being told how.
 */

/** A step from state to state. `from` is undefined if it may start anywhere, `to` if the state stays. */
interface Step {
  readonly from: readonly string[] | undefined
  readonly to: string | undefined
  readonly set: Effect['set']
}

/** The states in which a condition holds; undefined if it does not name them. */
const statesOf = (state: string, when: Condition | undefined): readonly string[] | undefined => {
  const wanted = Array.isArray(when)
    ? undefined
    : Object.entries(when ?? {}).find(([name]) => name === state)?.[1]
  if (isRecord(wanted)) return 'in' in wanted && Array.isArray(wanted.in) ? wanted.in.map(String) : undefined
  return wanted === undefined ? undefined : [String(wanted)]
}

type Doing = Pick<Action, 'when' | 'refuse' | 'effect'>

const isState = (field: Field | undefined): boolean => field?.kind === 'choice' || field?.kind === 'boolean'
const isStated = (value: EffectValue<string> | undefined): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Actions, and the buttons of the form. */
const doingsIn = ({ actions = {}, save }: Resource): readonly Doing[] => [
  ...Object.values(actions),
  ...(save?.buttons ?? []).map(({ when = save?.when, effect }) => ({ when, refuse: save?.refuse, effect })),
]

const effectsOf = ({ effect }: Doing): readonly Effect[] => (Array.isArray(effect) ? effect : [])

/** The choice field that actions set most often. If there is none, a boolean field. */
const stateIn = (resource: Resource): string | undefined => {
  const { fields } = resource
  const set = doingsIn(resource)
    .flatMap(effectsOf)
    .flatMap((effect) => Object.entries(effect.set))
    .flatMap(([name, value]) => (isState(fields[name]) && isStated(value) ? [name] : []))
  const isChoice = (name: string) => Number(fields[name]?.kind === 'choice')
  const times = (name: string) => set.filter((one) => one === name).length
  return set.toSorted((a, b) => isChoice(b) - isChoice(a) || times(b) - times(a))[0]
}

const stepsIn = (resource: Resource, state: string): readonly Step[] =>
  doingsIn(resource).flatMap((doing) =>
    effectsOf(doing).map(({ when, set }) => {
      const { [state]: to } = set
      return {
        from: statesOf(state, when) ?? statesOf(state, doing.when),
        to: isStated(to) ? String(to) : undefined,
        set,
      }
    }),
  )

const clears = (value: Effect['set'][string]): boolean =>
  value === null || value === '' || value === 0 || value === false

/** The states in which a field has a value; undefined if that cannot be told. */
const statesWith = (name: string, steps: readonly Step[]): ReadonlySet<string> | undefined => {
  const giving = steps.filter(({ set }) => set[name] !== undefined && !clears(set[name]))
  const found = giving.map(({ from, to }) => (to === undefined ? from : [to]))
  if (found.length === 0 || found.includes(undefined)) return undefined
  const states = new Set(found.flatMap((one) => one ?? []))
  const on = steps.filter(({ to, set }) => to !== undefined && !(name in set && clears(set[name])))
  // States before a field gets its value do not have it, even if a step leads back to them.
  const isBefore = (state: string) => giving.some(({ from, to }) => to !== state && from?.includes(state))
  for (let size = -1; size !== states.size; ) {
    size = states.size
    for (const { from, to } of on)
      if (to !== undefined && !isBefore(to) && (from === undefined || from.some((one) => states.has(one))))
        states.add(to)
  }
  return states
}

type Outcome =
  | { readonly in: ReadonlySet<string> }
  /** Counted up by this. */
  | { readonly by: number }

/** A value that only an action gives, with those that give it. */
interface Given {
  readonly name: string
  readonly value: Json
  readonly by: readonly Way[]
}

/** A way to get a value: conditions that must have held for the record, and conditions that must not. */
interface Way {
  readonly whens: readonly Condition[]
  readonly refuse: readonly Condition[]
}

const givenIn = (resource: Resource): readonly Given[] => {
  const ways = doingsIn(resource).flatMap((doing) =>
    effectsOf(doing).flatMap(({ when, set }) =>
      Object.entries(set).map(([name, value]) => ({
        name,
        value,
        way: {
          whens: [doing.when ?? {}, when ?? {}],
          refuse: (doing.refuse ?? []).map((refusal) => refusal.when),
        },
      })),
    ),
  )
  return ways.flatMap(({ name, value }) => {
    if (!isState(resource.fields[name]) || !isStated(value) || clears(value)) return []
    const by = ways.filter((one) => one.name === name && one.value === value).map(({ way }) => way)
    return [{ name, value, by }]
  })
}

/** The fields that only get values from actions, leaving out those with values for samples in the declaration. */
export interface Outcomes {
  readonly state: string
  readonly fields: ReadonlyMap<string, Outcome>
  readonly given: readonly Given[]
  /** Fields that actions change. Conditions on them say nothing about the record before. */
  readonly changing: ReadonlySet<string>
}

/** Whether an action can have been done to a record, judging by the fields that no action changes. */
const canHaveDone = ({ whens, refuse }: Way, record: WireRecord, changing: ReadonlySet<string>): boolean => {
  const tells = ([path, demand]: Demand) =>
    !changing.has(path.split('.')[0] ?? '') &&
    !(isRecord(demand) && Object.keys(demand).some((word) => dayRequirements.includes(word)))
  const isMet = ([path, demand]: Demand) => holds({ [path]: demand }, record, 0)
  return (
    whens.every((when) => alternatives(when).some((all) => all.filter(tells).every(isMet))) &&
    !refuse.some((when) => alternatives(when).some((all) => all.every((one) => tells(one) && isMet(one))))
  )
}

/** Whether the declared sample values already include empty ones. */
const saysWhenEmpty = (values: SampleValues[string] | undefined): boolean =>
  (Array.isArray(values) ? values : Object.keys(values ?? {})).some(
    (value: Json) => !isSet(value) || value === 0,
  )

/** @returns undefined for an area whose actions lead through no states */
export const outcomesOf = (resource: Resource): Outcomes | undefined => {
  const { fields, key, title, save, sample = {} } = resource
  const state = stateIn(resource)
  if (state === undefined) return undefined
  const steps = stepsIn(resource, state)
  const { values = {} } = sample
  const told = [
    ...Object.keys(values).filter((name) => saysWhenEmpty(values[name])),
    ...(sample.records ?? []).flatMap((record) => Object.keys(record)),
  ]
  const entered = [...key, title, ...(save?.fields ?? []), ...Object.values(save?.stamp ?? {})]
  const outcomes = new Map<string, Outcome>()
  for (const [name, { kind }] of Object.entries(fields)) {
    if (name === state || told.includes(name) || entered.includes(name)) continue
    const counted = steps.map(({ set }) => set[name]).find((value) => isRecord(value) && 'add' in value)
    if (isRecord(counted) && kind === 'integer' && !values[name])
      outcomes.set(name, { by: Number(counted.add) })
    const states = counted ? undefined : statesWith(name, steps)
    if (states) outcomes.set(name, { in: states })
  }
  const given = givenIn(resource).filter(({ name }) => !told.includes(name) && !entered.includes(name))
  return { state, fields: outcomes, given, changing: new Set(steps.flatMap(({ set }) => Object.keys(set))) }
}

/** A drawn sample without values that no action can have given it. */
const withoutUndone = (
  fields: Fields,
  { given, changing }: Outcomes,
  drawn: WireRecord,
  isTold: (name: string) => boolean,
): WireRecord => {
  const undone = given.filter(
    ({ name, value, by }) =>
      !isTold(name) && drawn[name] === value && !by.some((way) => canHaveDone(way, drawn, changing)),
  )
  const before = undone.flatMap(({ name }): [string, Json][] => {
    const field = fields[name]
    if (!field) return []
    const isGiven = (value: Json) => given.some((one) => one.name === name && one.value === value)
    const free = field.kind === 'choice' ? choicesOf(field).find((value) => !isGiven(value)) : false
    return free === undefined ? [] : [[name, field.initial ?? free]]
  })
  return { ...drawn, ...Object.fromEntries(before) }
}

/**
 * A drawn sample with only what actions can have left behind in its state.
 *
 * @param making.forced values that it must have; counters keep theirs
 */
export const withOutcomes = (
  { fields, sample }: Resource,
  making: {
    readonly outcomes: Outcomes | undefined
    readonly random: Random
    readonly forced: WireRecord
    /** Unix seconds. */
    readonly now: number
  },
  drawn: WireRecord,
): WireRecord => {
  const { outcomes, random, forced, now } = making
  if (!outcomes) return drawn
  // A case has the last word on the fields that it sets.
  const isTold = (name: string): boolean =>
    sample?.cases?.some(({ when, values }) => name in values && holds(when, drawn, now)) === true
  const record = withoutUndone(fields, outcomes, drawn, isTold)
  const changed = [...outcomes.fields].flatMap(([name, outcome]): [string, Json][] => {
    const field = fields[name]
    if (!field || isTold(name)) return []
    if ('by' in outcome)
      return forced[name] === undefined
        ? [[name, Number(emptyOf(field)) + outcome.by * random.int(0, 2)]]
        : []
    return outcome.in.has(String(record[outcomes.state])) ? [] : [[name, emptyOf(field)]]
  })
  return { ...record, ...Object.fromEntries(changed) }
}
