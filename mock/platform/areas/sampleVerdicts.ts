import {
  checkField,
  dayOf,
  type Field,
  fieldAt,
  isRecord,
  type Json,
  parseParam,
  type Random,
  type Resource,
  sampleOf,
  secondsPerDay,
  type WireRecord,
} from '@/declaration'
import { isDerived, madeOf } from '@/declaration/computed'
import type { Demand } from '@/declaration/condition'
import { choicesOf } from '@/declaration/kinds/choice'
import { clearedValue } from '@/declaration/settled'
import { type Verdict, verdictsIn } from './verdicts'

/*
 * Makes samples on which every action can be tried: at least one record for each verdict in the declaration. Most verdicts come
 * up by chance. For a missing one, an early sample is redrawn with values that produce it.
 */

/** A drawn sample, with what it takes to redraw it. */
export interface Drawn {
  readonly record: WireRecord
  readonly index: number
  readonly made: number
}

/** How a sample is drawn again. */
export interface Drawing {
  readonly now: number
  readonly random: Random
  /** A changed record with its fields' rules applied. */
  readonly settle: (record: WireRecord) => WireRecord
  /** Redraws a sample with these values, if the result is wanted. */
  readonly redraw: (
    drawn: Drawn,
    forced: WireRecord,
    isWanted: (record: WireRecord) => boolean,
  ) => WireRecord | undefined
}

/** Limits: samples that may be redrawn, changes looked at per verdict, changes tried, and fields changed together. */
const most = { records: 40, changes: 6000, drawn: 60, fields: 3 }

/** People use up allowed records by trying the action, so one is not enough. */
const wantedOf = ({ says }: Verdict): number => (says === 'allowed' ? 3 : 1)

/** Values on either side of what is demanded. */
const around = (field: Field, demand: Demand[1], now: number): readonly Json[] => {
  if (typeof demand !== 'object') return [demand]
  const { is, not, in: any = [], notIn = [], atLeast, atMost, has } = demand
  const limits = [atLeast, atMost].flatMap((limit) => (limit === undefined ? [] : [limit]))
  const days = [demand.withinLastDays, demand.withinNextDays, demand.beforeDays].flatMap((n) => n ?? [])
  const times = days
    .flatMap((n) => [-n / 2, n / 2, -n - 1, n + 1])
    .map((d) => Math.round(now + d * secondsPerDay))
  const words = field.kind === 'text' || field.kind === 'multiline' ? (demand.lacks ?? []) : []
  return [
    ...[is, not, has === undefined ? undefined : [has]].filter((value) => value !== undefined),
    ...any,
    ...notIn,
    ...limits.flatMap((limit) => [limit, limit - 1, limit + 1]),
    ...(field.kind === 'day' ? times.map(dayOf) : times),
    ...words,
  ]
}

const ofKind = (field: Field): readonly Json[] => {
  if (field.kind === 'boolean') return [true, false]
  if (field.kind === 'choice') return choicesOf(field)
  if (field.kind !== 'integer' && field.kind !== 'money' && field.kind !== 'percent') return []
  return [field.min, field.max].flatMap((limit) => limit ?? [])
}

/** The values that the declared sample allows in a field, if it says so. */
const declaredOf = ({ fields, sample }: Resource, name: string): readonly Json[] | undefined => {
  const from = sample?.values?.[name]
  const field = fields[name]
  if (!from || !field) return undefined
  if (Array.isArray(from)) return from
  return Object.entries(from as { readonly [value: string]: number }).flatMap(([text, weight]) =>
    weight > 0 ? [parseParam(field, text) ?? text] : [],
  )
}

const topOf = (path: string): string => path.split('.')[0] ?? ''

/** The fields whose values decide a verdict, as `field` or `field.part`. For a derived field, those it is made of. */
const decisive = (resource: Resource, path: string): readonly string[] => {
  const field = resource.fields[topOf(path)]
  if (!field || resource.key.includes(topOf(path)) || (field.kind === 'code' && field.serial)) return []
  if (isDerived(field))
    return madeOf(field).flatMap((one) => decisive(resource, one === field.takenFrom ? topOf(one) : one))
  return [declaredOf(resource, topOf(path)) ? topOf(path) : path]
}

/** Values worth trying in each of the fields that decide about a verdict. */
const valuesFor = (
  resource: Resource,
  { demands }: Verdict,
  all: readonly Drawn[],
  { now, random }: Drawing,
): ReadonlyMap<string, readonly Json[]> => {
  const paths = new Set(demands.flatMap(([path]) => decisive(resource, path)))
  const found = new Map<string, readonly Json[]>()
  for (const path of paths) {
    const field = fieldAt(resource.fields, path)
    if (!field) continue
    const seen = all.slice(0, most.records).flatMap(({ record }) => record[path] ?? [])
    const own = demands.flatMap(([name, demand]) => (name === path ? around(field, demand, now) : []))
    const drawn = field.kind === 'reference' ? seen : [sampleOf(field, random), sampleOf(field, random)]
    const values = declaredOf(resource, path) ?? [...own, ...ofKind(field), clearedValue(field), ...drawn]
    const distinct = new Map(values.map((value) => [JSON.stringify(value), value]))
    found.set(
      path,
      [...distinct.values()].filter((value) => !checkField(field, value)),
    )
  }
  return found
}

const changedAt = (value: Json | undefined, [part, ...rest]: readonly string[], to: Json): Json => {
  if (part === undefined) return to
  const group = isRecord(value) ? value : {}
  return { ...group, [part]: changedAt(group[part], rest, to) }
}

/** The record with this many of the fields changed, in every combination. */
function* changed(
  record: WireRecord,
  fields: readonly (readonly [path: string, values: readonly Json[]])[],
  many: number,
): Iterable<WireRecord> {
  if (many === 0) yield record
  else
    for (const [i, [path, values]] of fields.entries())
      for (const value of values) {
        const next = changedAt(record, path.split('.'), value) as WireRecord
        yield* changed(next, fields.slice(i + 1), many - 1)
      }
}

/** Changed samples for which a verdict may be true, judging by the fields that decide it. Fewest changes first. */
function* candidates(
  resource: Resource,
  verdict: Verdict,
  all: readonly Drawn[],
  drawing: Drawing,
): Iterable<{ readonly at: number; readonly forced: WireRecord }> {
  const values = valuesFor(resource, verdict, all, drawing)
  const { records = [] } = resource.sample ?? {}
  const tops = [...new Set([...values.keys()].map(topOf))]
  let looked = 0
  for (let many = 1; many <= Math.min(values.size, most.fields); many++)
    for (const [at, { record, index }] of all.slice(0, most.records).entries()) {
      const written = records[index % records.length] ?? {}
      // A part of a group that is not there cannot be changed alone.
      const free = [...values].filter(
        ([path]) =>
          written[topOf(path)] === undefined && (path === topOf(path) || isRecord(record[topOf(path)])),
      )
      for (const one of changed(record, free, many)) {
        if (++looked > most.changes) return
        if (verdict.isOf(drawing.settle(one), drawing.now))
          yield { at, forced: Object.fromEntries(tops.map((name) => [name, one[name]])) }
      }
    }
}

/**
 * Drawn samples that cover every verdict, as far as the fields and the declared samples allow it. Verdicts that some samples
 * already have are not lost on the way.
 */
export const withVerdicts = (
  resource: Resource,
  drawn: readonly Drawn[],
  drawing: Drawing,
): readonly Drawn[] => {
  const { now, redraw } = drawing
  const verdicts = verdictsIn(resource).map((verdict) => {
    const count = drawn.filter(({ record }) => verdict.isOf(record, now)).length
    return { verdict, count, kept: Math.min(count, wantedOf(verdict)) }
  })
  const samples = [...drawn]
  /** Whether a sample may become another without a verdict getting lost. */
  const isSpared = (before: WireRecord, after: WireRecord) =>
    verdicts.every(
      ({ verdict, count, kept }) => count > kept || !verdict.isOf(before, now) || verdict.isOf(after, now),
    )
  for (const wanted of verdicts.filter(({ count }) => count === 0)) {
    const { verdict } = wanted
    let tried = 0
    for (const { at, forced } of candidates(resource, verdict, samples, drawing)) {
      const before = samples[at]
      if (!before || verdict.isOf(before.record, now)) continue
      if (wanted.count >= wantedOf(verdict) || ++tried > most.drawn) break
      const record = redraw(before, forced, (one) => verdict.isOf(one, now) && isSpared(before.record, one))
      if (!record) continue
      samples[at] = { ...before, record }
      for (const one of verdicts)
        one.count += Number(one.verdict.isOf(record, now)) - Number(one.verdict.isOf(before.record, now))
    }
    wanted.kept = Math.min(wanted.count, wantedOf(verdict))
  }
  return samples
}
