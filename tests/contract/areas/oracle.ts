import type { Store } from '@mock/store/sql'
import { expect } from 'vitest'
import {
  dayOf,
  holds,
  idOf,
  isSet,
  type Json,
  mostFilterValues,
  type ResolvedFilter,
  type Resource,
  secondsPerDay,
  valueAt,
  type WireRecord,
} from '@/declaration'

/**
 * A partner's records as they are in the store, read without the platform's code.
 *
 * @typeParam R the area's own type of record, where a test wants it
 */
export async function recordsIn<R extends object = WireRecord>(
  store: Store,
  { name, fields }: Resource,
  partnerId: number,
): Promise<R[]> {
  const rows = await store.query<Record<string, Json>>(
    `select * from area."${name}" where partner_id = $1 and _removed_time is null`,
    [partnerId],
  )
  return rows.map((row) => Object.fromEntries(Object.keys(fields).map((field) => [field, row[field]])) as R)
}

/** One of a partner's records in the store; undefined if it is not there. */
export async function recordIn(
  store: Store,
  { name, fields, key }: Resource,
  partnerId: number,
  record: WireRecord,
): Promise<WireRecord | undefined> {
  const [row] = await store.query<Record<string, Json>>(
    `select * from area."${name}" where partner_id = $1 and _removed_time is null
     and ${key.map((field, i) => `"${field}"::text = $${i + 2}`).join(' and ')}`,
    [partnerId, ...key.map((field) => String(record[field]))],
  )
  return row && Object.fromEntries(Object.keys(fields).map((field) => [field, row[field]]))
}

export const idsOf = ({ key }: Resource, records: readonly WireRecord[]): string[] =>
  records.map((record) => idOf(key, record))

const foldAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

type ValueFilter = Exclude<ResolvedFilter, { test: 'period' }>

function fitsOne(test: ValueFilter['test'], value: Json, wanted: string, now: number): boolean {
  switch (test) {
    case 'equals':
      return typeof value === 'boolean' ? value === /^(1|true)$/.test(wanted) : String(value) === wanted
    case 'in':
      return wanted.split(',').includes(String(value))
    case 'contains':
      return foldAscii(String(value)).includes(foldAscii(wanted))
    case 'has':
      return Array.isArray(value) && value.includes(wanted)
    case 'atLeast':
      return Number(value) >= Number(wanted)
    case 'atMost':
      return Number(value) <= Number(wanted)
    case 'withinNextDays':
      return Number(value) >= now && Number(value) <= now + Number(wanted) * secondsPerDay
    case 'equalsOrEndsWith':
      return String(value).endsWith(wanted)
    case 'isPast':
      return Number(value) < now
    case 'isSet':
      return isSet(value)
  }
}

/** Whether a record matches one value of a filter (resources/README.md#conventions). */
function fitsValue(filter: ValueFilter, record: WireRecord, text: string, now: number): boolean {
  const values = filter.on.map((path) => valueAt(record, path))
  const any = values.some(
    (value) => value !== null && value !== undefined && fitsOne(filter.test, value, text.trim(), now),
  )
  if (filter.test === 'isPast') return any === /^(1|true)$/.test(text)
  return filter.test === 'isSet' ? any === (text === 'SET') : any
}

export type Query = { readonly [param: string]: string }

/** Whether a record fits a filter as a query sets it. */
export function fits(filter: ResolvedFilter, record: WireRecord, query: Query, now: number): boolean {
  if (filter.test !== 'period') {
    const text = query[filter.name]
    return text === undefined || text === '' || fitsValue(filter, record, text, now)
  }
  const { begin_date: begin, end_date: end } = query
  if (!begin || !end) return true
  const chosen = filter.choose && query[filter.choose]
  const on = filter.on.find(({ value }) => value === chosen) ?? filter.on[0]
  const value = on && valueAt(record, on.field)
  if (value === null || value === undefined) return false
  const day = typeof value === 'number' ? dayOf(value) : String(value)
  return day >= begin && day <= end
}

const compare = (a: Json | undefined, b: Json | undefined): number => {
  if (a === b) return 0
  if (a === null || a === undefined) return -1
  if (b === null || b === undefined) return 1
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}

/** Sorts as asked. Missing values come first, and the key decides ties. */
export function inOrder({ key }: Resource, records: readonly WireRecord[], sort: string): WireRecord[] {
  const field = sort.replace(/^[-+ ]/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  return [...records].sort((a, b) => {
    for (const name of [field, ...key]) {
      const order = compare(a[name], b[name])
      if (order !== 0) return order * direction
    }
    return 0
  })
}

/** A sum of whole numbers or yuan, corrected for rounding of decimals. */
const exactly = (values: readonly number[]): number =>
  Math.round(values.reduce((all, value) => all + value, 0) * 100) / 100

/** The declared figures over records; a figure from an area's rules is any number. */
export const summaryOf = ({ list }: Resource, records: readonly WireRecord[], now: number) =>
  Object.fromEntries(
    Object.entries(list.summary ?? {}).map(([name, { sum, when, computed }]): [string, unknown] => {
      if (computed !== undefined) return [name, expect.any(Number)]
      const counted = records.filter((record) => holds(when, record, now))
      return [
        name,
        sum === undefined ? counted.length : exactly(counted.map((record) => Number(record[sum]))),
      ]
    }),
  )

const distinct = (values: readonly string[]): string[] => [...new Set(values)]

/** Filter values worth trying: existing, rare and missing ones. */
export function probes(filter: ResolvedFilter, records: readonly WireRecord[], now: number): Query[] {
  if (filter.test === 'period') {
    const spans = [
      [now - (filter.maxDays - 1) * secondsPerDay, now],
      [now - 3 * secondsPerDay, now - 3 * secondsPerDay],
    ] as const
    return filter.on.flatMap(({ value }) =>
      spans.map(([from, to]) => ({
        begin_date: dayOf(from),
        end_date: dayOf(to),
        ...(filter.choose ? { [filter.choose]: value } : {}),
      })),
    )
  }
  const found = records
    .flatMap((record) => filter.on.map((path) => valueAt(record, path)))
    .filter((value) => isSet(value))
  const asked = (): string[] => {
    switch (filter.test) {
      case 'isSet':
        return ['SET', 'UNSET']
      case 'isPast':
        return ['1', '0', 'true']
      case 'withinNextDays':
        return ['7', '60']
      case 'atLeast':
      case 'atMost': {
        const numbers = found.map(Number).sort((a, b) => a - b)
        return [numbers[0], numbers[Math.floor(numbers.length / 2)], numbers.at(-1)].map((n) =>
          String(n ?? 0),
        )
      }
      case 'has':
        return distinct(found.flat().map(String)).slice(0, 3)
      case 'in': {
        const there = distinct(found.map(String))
        return [1, 2, mostFilterValues].map((count) => there.slice(0, count).join(','))
      }
      case 'contains': {
        const words = distinct(found.map(String)).slice(0, 2)
        return [...words.map((word) => word.slice(1, 4)), ' %', '_', 'no such words']
      }
      case 'equalsOrEndsWith':
        return distinct(found.map(String))
          .slice(0, 2)
          .flatMap((text) => [text, text.slice(-6)])
      case 'equals': {
        if (filter.input.kind === 'boolean') return ['1', '0', 'true']
        if (filter.input.kind === 'choice') return Object.keys(filter.input.of)
        const there = distinct(found.map(String)).slice(0, 2)
        return ['integer', 'money', 'percent', 'timestamp', 'day'].includes(filter.input.kind)
          ? there
          : [...there, ' nothing-like-it ']
      }
    }
  }
  return asked()
    .filter((text) => text.trim() !== '')
    .map((text) => ({ [filter.name]: text }))
}
