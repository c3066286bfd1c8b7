import { dayOf, dayPattern } from './calendar'

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
  /** A time within the last n × 24 hours; for a `day`: today, or one of the n days before it (UTC+8). */
  readonly withinLastDays?: number
  /** A time within the next n × 24 hours; for a `day`: today, or one of the n days after it. */
  readonly withinNextDays?: number
  /** A time more than n × 24 hours ago; for a `day`: more than n days before today. 0: it has passed. */
  readonly beforeDays?: number
}

/** The requirements that depend on the day. */
export const dayRequirements: readonly string[] = ['withinLastDays', 'withinNextDays', 'beforeDays']

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

/**
 * Whether a moment or a day lies between two numbers of days from now, both included.
 *
 * @param value a moment in seconds is compared to the second, a `YYYY-MM-DD` by the day in UTC+8
 */
const isBetween = (value: Json | undefined, now: number, from: number, to: number): boolean => {
  const [first, last] = [now + from * secondsPerDay, now + to * secondsPerDay]
  if (typeof value === 'number') return value >= first && value <= last
  return typeof value === 'string' && dayPattern.test(value) && value >= dayOf(first) && value <= dayOf(last)
}

const isBefore = (value: Json | undefined, now: number, days: number): boolean => {
  const moment = now - days * secondsPerDay
  if (typeof value === 'number') return value < moment
  return typeof value === 'string' && dayPattern.test(value) && value < dayOf(moment)
}

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
  const { withinLastDays, withinNextDays, beforeDays } = demand
  if (withinLastDays !== undefined && !isBetween(value, now, -withinLastDays, 0)) return false
  if (withinNextDays !== undefined && !isBetween(value, now, 0, withinNextDays)) return false
  return beforeDays === undefined || isBefore(value, now, beforeDays)
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

/** The fields that a name, a list of names or a condition refers to, each as `field` or `field.part`. */
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
