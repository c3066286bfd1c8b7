import {
  type Action,
  emptyOf,
  type Field,
  isSame,
  type Json,
  ownValue,
  resolvedInputs,
  settingsOf,
  valueKey,
  type WireRecord,
} from '@/declaration'
import { startingValue } from '@/declaration/startingValue'
import { sentValue } from '../form/formFields'

const limitOf = (action: Action, input: string, records: readonly WireRecord[]): number | undefined => {
  const limit = action.limits?.[input]
  if (!limit) return undefined
  const values = records.map((record) => record[limit.field]).filter((value) => typeof value === 'number')
  return values.length > 0 ? Math.min(...values) : undefined
}

const askedOf = (action: Action): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(resolvedInputs(action, {})).filter(([, { unasked }]) => !unasked)

/** An action's inputs with these records' limits: an amount may not exceed what a record has left. */
export const inputsFor = (
  action: Action,
  records: readonly WireRecord[],
): readonly { readonly name: string; readonly field: Field }[] =>
  askedOf(action).map(([name, field]) => {
    const limit = limitOf(action, name, records)
    if (limit === undefined || (field.kind !== 'money' && field.kind !== 'integer')) return { name, field }
    return { name, field: { ...field, max: Math.min(field.max ?? limit, limit) } }
  })

/** The value that all records share; undefined if they differ or it is unknown. */
const sharedOf = (field: Field, own: readonly (Json | undefined)[]): Json | undefined => {
  const [first] = own
  return own.every((one) => one !== undefined && isSame(field, one, first)) ? first : undefined
}

/** The initial values: the record's own where the declaration says so and all records agree; otherwise empty. */
export const startingValues = (action: Action, records: readonly WireRecord[]): { [name: string]: Json } =>
  Object.fromEntries(
    askedOf(action).map(([name, field]) => {
      const path = action.prefill?.[name]
      const own = path === undefined ? [] : records.map((record) => ownValue(record, path, field))
      return [name, sharedOf(field, own) ?? startingValue(field)]
    }),
  )

/** The input that a refusal is about, if any. */
export const refusedInput = (action: Action, code: number | undefined): string | undefined =>
  askedOf(action).find(
    ([name]) =>
      code !== undefined &&
      (action.limits?.[name]?.code === code || action.beside?.[name]?.includes(code) === true),
  )?.[0]

/** A setting that each record keeps until it is touched. */
export interface Setting {
  readonly name: string
  readonly field: Field
  /** Each record's value, in order; undefined if unknown. */
  readonly own: readonly (Json | undefined)[]
  /** The value that all records share; undefined if they differ or it is unknown. */
  readonly shared: Json | undefined
}

export type Entered = { readonly [name: string]: unknown }

/** An action's settings, and those that the operator has opened although the records differ. */
export interface Edit {
  readonly settings: readonly Setting[]
  readonly opened: ReadonlySet<string>
}

/** Settings sent only if touched: all of them with several records, and any the account cannot see. */
export const untouchedUntil = (action: Action, records: readonly WireRecord[]): readonly Setting[] => {
  const { unseen = [] } = action
  const paths = settingsOf(action)
  return askedOf(action).flatMap(([name, field]) => {
    const path = paths[name]
    if (!unseen.includes(name) && (path === undefined || records.length < 2)) return []
    const own = records.map((record) => (path === undefined ? undefined : ownValue(record, path, field)))
    return [{ name, field, own, shared: sharedOf(field, own) }]
  })
}

/** Whether a setting will change: it was opened where the records differ, or its value is not the shared one. */
export const isTouched = ({ name, field, shared }: Setting, entered: Entered, opened: ReadonlySet<string>) =>
  shared === undefined ? opened.has(name) : !isSame(field, sentValue(field, entered[name]), shared)

export const inputsOf = (
  action: Action,
  settings: readonly Setting[],
  entered: Entered,
  opened: ReadonlySet<string>,
): { readonly [name: string]: Json } => {
  const left = settings.filter((setting) => !isTouched(setting, entered, opened)).map(({ name }) => name)
  const asked = askedOf(action).filter(([name]) => !left.includes(name))
  return Object.fromEntries(asked.map(([name, field]) => [name, sentValue(field, entered[name])]))
}

export interface Holders {
  readonly value: Json | undefined
  readonly count: number
}

/** A setting's values, the most common first, each with its records. */
export const valuesOf = ({ field, own }: Pick<Setting, 'field' | 'own'>): readonly Holders[] => {
  const found = new Map<string | undefined, { value: Json | undefined; count: number }>()
  for (const value of own) {
    const key = value === undefined ? undefined : valueKey(field, value)
    const known = found.get(key)
    if (known) known.count += 1
    else found.set(key, { value, count: 1 })
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}

/** How many records change from which value, and how many already have the next one. */
export const changesOf = (setting: Pick<Setting, 'field' | 'own'>, next: Json) => {
  const isNext = ({ value }: Holders) => value !== undefined && isSame(setting.field, value, next)
  const values = valuesOf(setting)
  return {
    from: values.filter((one) => !isNext(one)),
    same: values.find(isNext)?.count ?? 0,
  }
}

export const countUnchanged = (touched: readonly { readonly setting: Setting; readonly next: Json }[]) => {
  const [first] = touched
  if (!first) return 0
  return first.setting.own.filter((_, index) =>
    touched.every(({ setting: { own, field }, next }) => {
      const value = own[index]
      return value !== undefined && isSame(field, value, next)
    }),
  ).length
}

const trimmed = (values: WireRecord): WireRecord =>
  Object.fromEntries(
    Object.entries(values).map(([name, one]) => [name, typeof one === 'string' ? one.trim() : one]),
  )

/** Each record's inputs before and after sending; conditions between inputs are judged by these. */
export const beforeAndAfter = (
  action: Action,
  records: readonly WireRecord[],
  settings: readonly Setting[],
  entered: Entered,
  opened: ReadonlySet<string>,
): readonly { readonly before: WireRecord; readonly after: WireRecord }[] => {
  const paths = settingsOf(action)
  const sent = trimmed(inputsOf(action, settings, entered, opened))
  return records.map((record) => {
    const own = askedOf(action).map(([name, field]): [string, Json] => {
      const path = paths[name]
      return [name, (path === undefined ? undefined : ownValue(record, path, field)) ?? emptyOf(field)]
    })
    const before = trimmed(Object.fromEntries(own))
    return { before, after: { ...before, ...sent } }
  })
}
