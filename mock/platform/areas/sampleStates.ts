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

const effectsOf = ({ effect }: Action): readonly Effect[] => (Array.isArray(effect) ? effect : [])

/** The choice that actions set most often. */
const stateIn = ({ fields, actions = {} }: Resource): string | undefined => {
  const set = Object.values(actions)
    .flatMap(effectsOf)
    .flatMap((effect) => Object.entries(effect.set))
    .flatMap(([name, value]) => (fields[name]?.kind === 'choice' && typeof value === 'string' ? [name] : []))
  const times = (name: string) => set.filter((one) => one === name).length
  return set.toSorted((a, b) => times(b) - times(a))[0]
}

const stepsIn = ({ actions = {} }: Resource, state: string): readonly Step[] =>
  Object.values(actions).flatMap((action) =>
    effectsOf(action).map(({ when, set }) => {
      const { [state]: to } = set
      return {
        from: statesOf(state, when) ?? statesOf(state, action.when),
        to: typeof to === 'string' ? to : undefined,
        set,
      }
    }),
  )

const clears = (value: Effect['set'][string]): boolean =>
  value === null || value === '' || value === 0 || value === false

/** The states in which a field has a value; undefined if that cannot be told. */
const carriersOf = (name: string, steps: readonly Step[]): ReadonlySet<string> | undefined => {
  const giving = steps.filter(({ set }) => set[name] !== undefined && !clears(set[name]))
  const found = giving.map(({ from, to }) => (to === undefined ? from : [to]))
  if (found.length === 0 || found.includes(undefined)) return undefined
  const carriers = new Set(found.flatMap((states) => states ?? []))
  const on = steps.filter(({ to, set }) => to !== undefined && !(name in set && clears(set[name])))
  for (let size = -1; size !== carriers.size; ) {
    size = carriers.size
    for (const { from, to } of on)
      if (to !== undefined && (from === undefined || from.some((one) => carriers.has(one)))) carriers.add(to)
  }
  return carriers
}

type Left =
  | { readonly in: ReadonlySet<string> }
  /** Counted on, in steps of this. */
  | { readonly by: number }

/** The fields of which samples have only what actions leave behind. What the sample itself speaks of is as it says. */
export interface Leavings {
  readonly state: string
  readonly left: ReadonlyMap<string, Left>
}

/** @returns undefined for an area whose actions lead through no states */
export const leavingsOf = (resource: Resource): Leavings | undefined => {
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
  const left = new Map<string, Left>()
  for (const [name, { kind }] of Object.entries(fields)) {
    if (told.includes(name) || entered.includes(name)) continue
    const counted = steps.map(({ set }) => set[name]).find((value) => isRecord(value) && 'add' in value)
    if (isRecord(counted) && kind === 'integer') left.set(name, { by: Number(counted.add) })
    const carriers = counted ? undefined : carriersOf(name, steps)
    if (carriers) left.set(name, { in: carriers })
  }
  return { state, left }
}

/** A drawn sample with nothing that no action can have left in a record of its state. */
export const leftBehind = (
  { fields }: Resource,
  leavings: Leavings | undefined,
  drawn: WireRecord,
  random: Random,
): WireRecord => {
  const changed = [...(leavings?.left ?? [])].flatMap(([name, left]): [string, Json][] => {
    const field = fields[name]
    if (!field) return []
    if ('by' in left) return [[name, Number(emptyOf(field)) + left.by * random.int(0, 2)]]
    return left.in.has(String(drawn[leavings?.state ?? ''])) ? [] : [[name, emptyOf(field)]]
  })
  return { ...drawn, ...Object.fromEntries(changed) }
}
