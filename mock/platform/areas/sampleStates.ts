import {
  type Action,
  type Condition,
  type Effect,
  emptyOf,
  isRecord,
  type Json,
  type Random,
  type Resource,
  type WireRecord,
} from '@/declaration'

/*
 * What actions leave behind: an answer stands in records that were answered and in what came of these, a reminder was sent
 * once or twice. So samples of an area with states make sense without a word about it.
 */

/** One way from state to state: undefined where it may begin in any, or leaves the state as it is. */
interface Step {
  readonly from: readonly string[] | undefined
  readonly to: string | undefined
  readonly set: Effect['set']
}

/** What the states are in which a condition holds; undefined if it does not say. */
const statesOf = (state: string, when: Condition | undefined): readonly string[] | undefined => {
  const wanted = Array.isArray(when)
    ? undefined
    : Object.entries(when ?? {}).find(([name]) => name === state)?.[1]
  if (isRecord(wanted)) return 'in' in wanted && Array.isArray(wanted.in) ? wanted.in.map(String) : undefined
  return wanted === undefined ? undefined : [String(wanted)]
}

type Doing = Pick<Action, 'when' | 'effect'>

/** Actions, and the buttons of the form. */
const doingsIn = ({ actions = {}, save }: Resource): readonly Doing[] => [
  ...Object.values(actions),
  ...(save?.buttons ?? []).map(({ when = save?.when, effect }) => ({ when, effect })),
]

const effectsOf = ({ effect }: Doing): readonly Effect[] => (Array.isArray(effect) ? effect : [])

/** The choice that they set most often. */
const stateIn = (resource: Resource): string | undefined => {
  const { fields } = resource
  const set = doingsIn(resource)
    .flatMap(effectsOf)
    .flatMap((effect) => Object.entries(effect.set))
    .flatMap(([name, value]) => (fields[name]?.kind === 'choice' && typeof value === 'string' ? [name] : []))
  const times = (name: string) => set.filter((one) => one === name).length
  return set.toSorted((a, b) => times(b) - times(a))[0]
}

const stepsIn = (resource: Resource, state: string): readonly Step[] =>
  doingsIn(resource).flatMap((doing) =>
    effectsOf(doing).map(({ when, set }) => {
      const { [state]: to } = set
      return {
        from: statesOf(state, when) ?? statesOf(state, doing.when),
        to: typeof to === 'string' ? to : undefined,
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
  for (let size = -1; size !== states.size; ) {
    size = states.size
    for (const { from, to } of on)
      if (to !== undefined && (from === undefined || from.some((one) => states.has(one)))) states.add(to)
  }
  return states
}

type Outcome =
  | { readonly in: ReadonlySet<string> }
  /** Counted on, in steps of this. */
  | { readonly by: number }

/** The fields of which samples have only what actions leave behind. What the sample itself speaks of is as it says. */
export interface Outcomes {
  readonly state: string
  readonly fields: ReadonlyMap<string, Outcome>
}

/** @returns undefined for an area whose actions lead through no states */
export const outcomesOf = (resource: Resource): Outcomes | undefined => {
  const { fields, key, title, save, sample = {} } = resource
  const state = stateIn(resource)
  if (state === undefined) return undefined
  const steps = stepsIn(resource, state)
  const told = [
    ...Object.keys(sample.values ?? {}),
    ...(sample.cases ?? []).flatMap(({ values }) => Object.keys(values)),
    ...(sample.records ?? []).flatMap((record) => Object.keys(record)),
  ]
  const entered = [...key, title, state, ...(save?.fields ?? []), ...Object.values(save?.stamp ?? {})]
  const outcomes = new Map<string, Outcome>()
  for (const [name, { kind }] of Object.entries(fields)) {
    if (told.includes(name) || entered.includes(name)) continue
    const counted = steps.map(({ set }) => set[name]).find((value) => isRecord(value) && 'add' in value)
    if (isRecord(counted) && kind === 'integer') outcomes.set(name, { by: Number(counted.add) })
    const states = counted ? undefined : statesWith(name, steps)
    if (states) outcomes.set(name, { in: states })
  }
  return { state, fields: outcomes }
}

/**
 * A drawn sample in which nothing stands that no action can have left in its state.
 *
 * @param making.forced values that it is to have: they may have been counted up to
 */
export const withOutcomes = (
  { fields }: Resource,
  making: {
    readonly outcomes: Outcomes | undefined
    readonly random: Random
    readonly forced: WireRecord
  },
  drawn: WireRecord,
): WireRecord => {
  const { outcomes, random, forced } = making
  if (!outcomes) return drawn
  const changed = [...outcomes.fields].flatMap(([name, outcome]): [string, Json][] => {
    const field = fields[name]
    if (!field) return []
    if ('by' in outcome)
      return forced[name] === undefined
        ? [[name, Number(emptyOf(field)) + outcome.by * random.int(0, 2)]]
        : []
    return outcome.in.has(String(drawn[outcomes.state])) ? [] : [[name, emptyOf(field)]]
  })
  return { ...drawn, ...Object.fromEntries(changed) }
}
