export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

export type WireRecord = { readonly [field: string]: Json | undefined }

export const isRecord = (value: unknown): value is WireRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Scalar = string | number | boolean

/** Requirements on one value; all of them must hold. */
export interface Requirement {
  readonly is?: Scalar
  readonly not?: Scalar
  readonly in?: readonly Scalar[]
  readonly notIn?: readonly Scalar[]
  readonly atLeast?: number
  readonly atMost?: number
  /** true: not null, '' or an empty list; false: one of these. */
  readonly set?: boolean
  /** The list contains it. */
  readonly has?: string
  /** The text contains none of these words. */
  readonly lacks?: readonly string[]
  /** A time (Unix seconds) within the last so many days. */
  readonly withinLastDays?: number
  /** A time (Unix seconds) within the next so many days. */
  readonly withinNextDays?: number
  /** A time (Unix seconds) more than so many days ago; what a `day` has to do with today `platform/rules.ts` decides. */
  readonly beforeDays?: number
}

/**
 * A condition on a record, as data: field (or `field.member` of an object) to its requirement; a bare value means
 * "is". All entries must hold. An array of conditions means "any of these".
 */
export type Condition<Name extends string = string> =
  | { readonly [N in Name | `${Name}.${string}`]?: Scalar | Requirement }
  | readonly { readonly [N in Name | `${Name}.${string}`]?: Scalar | Requirement }[]

export const secondsPerDay = 86_400

export const valueAt = (record: WireRecord, path: string): Json | undefined => {
  let value: Json | undefined = record
  for (const part of path.split('.')) {
    if (value === null || typeof value !== 'object' || Array.isArray(value) || !Object.hasOwn(value, part))
      return undefined
    value = (value as WireRecord)[part]
  }
  return value
}

/** Whether the record contains a value at the path, even null. A group that is null contains null members. */
const contains = (record: WireRecord, path: string): boolean => {
  let value: Json | undefined = record
  for (const part of path.split('.')) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return true
    if (!Object.hasOwn(value, part)) return false
    value = (value as WireRecord)[part]
  }
  return value !== undefined
}

/** Whether a value counts as filled in. */
export const isSet = (value: Json | undefined): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const meets = (value: Json | undefined, demand: Scalar | Requirement, now: number): boolean => {
  if (typeof demand !== 'object') return value === demand
  const number = typeof value === 'number' ? value : undefined
  if (demand.is !== undefined && value !== demand.is) return false
  if (demand.not !== undefined && value === demand.not) return false
  if (demand.in && !demand.in.some((one) => one === value)) return false
  if (demand.notIn?.some((one) => one === value)) return false
  if (demand.atLeast !== undefined && !(number !== undefined && number >= demand.atLeast)) return false
  if (demand.atMost !== undefined && !(number !== undefined && number <= demand.atMost)) return false
  if (demand.set !== undefined && isSet(value) !== demand.set) return false
  if (demand.has !== undefined && !(Array.isArray(value) && value.some((one) => one === demand.has)))
    return false
  if (typeof value === 'string' && demand.lacks?.some((word) => value.includes(word))) return false
  if (demand.withinLastDays !== undefined)
    if (!(number !== undefined && number <= now && number >= now - demand.withinLastDays * secondsPerDay))
      return false
  if (demand.withinNextDays !== undefined)
    if (!(number !== undefined && number >= now && number <= now + demand.withinNextDays * secondsPerDay))
      return false
  if (demand.beforeDays !== undefined)
    if (!(number !== undefined && number < now - demand.beforeDays * secondsPerDay)) return false
  return true
}

/** What a condition demands of one field, by its path. */
export type Demand = readonly [path: string, demand: Scalar | Requirement]

/** The alternatives of a condition, each with all its requirements. */
export const alternatives = (condition: Condition): Demand[][] =>
  (Array.isArray(condition) ? condition : [condition]).map(
    (all: { readonly [path: string]: Scalar | Requirement | undefined }) =>
      Object.entries(all).flatMap(([path, demand]) =>
        demand === undefined ? [] : [[path, demand] as const],
      ),
  )

/** The fields that a name, a list of names or a condition speaks of, each as `field` or `field.part`. */
export const fieldsIn = (spoken: unknown): readonly string[] => {
  if (typeof spoken === 'string') return [spoken]
  if (Array.isArray(spoken)) return spoken.flatMap(fieldsIn)
  return typeof spoken === 'object' && spoken !== null ? Object.keys(spoken) : []
}

/** Whether a condition holds for a record. `now`: Unix seconds. */
export const holds = (condition: Condition | undefined, record: WireRecord, now: number): boolean =>
  condition === undefined ||
  alternatives(condition).some((all) =>
    all.every(([path, demand]) => meets(valueAt(record, path), demand, now)),
  )

/** The same for a record that may lack fields; undefined if the result depends on one. `now`: Unix seconds. */
export const judge = (
  condition: Condition | undefined,
  record: WireRecord,
  now: number,
): boolean | undefined => {
  if (condition === undefined) return true
  const verdicts = alternatives(condition).map((all) => {
    const known = all.filter(([path]) => contains(record, path))
    if (!known.every(([path, demand]) => meets(valueAt(record, path), demand, now))) return false
    return known.length === all.length ? true : undefined
  })
  if (verdicts.includes(true)) return true
  return verdicts.includes(undefined) ? undefined : false
}
