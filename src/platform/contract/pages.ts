import {
  type Field,
  isRecord,
  isSet,
  type Json,
  type Resource,
  readValue,
  type WireRecord,
} from '@/declaration'
import type { AskedPage } from '../answers'
import { countOf } from '../dataProvider/row'
import type { Tally } from './tally'

/** Finds duplicate keys in a page. */
export const createKeyCheck = ({ key }: Pick<Resource, 'key'>, tally: Tally) => {
  const seen = new Set<unknown>()
  const at = { path: key.join(' '), place: 'key' }
  const [first, ...others] = key
  return (record: WireRecord): void => {
    // A missing key is reported separately.
    if (!key.every((name) => isSet(record[name]))) return
    const value = others.length === 0 ? record[first] : key.map((name) => record[name]).join('\n')
    if (seen.has(value)) tally.add('duplicate', at, false)
    seen.add(value)
  }
}

/** Kinds that sort the same on every platform; texts depend on a collation. */
const ordered: readonly Field['kind'][] = ['integer', 'money', 'percent', 'timestamp']

/** Finds rows that are not in the requested order. Empty values may be anywhere. */
export const createOrderCheck = ({ fields }: Resource, { sort }: AskedPage, tally: Tally) => {
  const field = Object.hasOwn(fields, sort.field) ? fields[sort.field] : undefined
  if (!field || !ordered.includes(field.kind)) return undefined
  const sign = sort.order === 'ASC' ? 1 : -1
  const at = { path: sort.field, place: 'list.sortable' }
  let last: number | undefined
  return (record: WireRecord): void => {
    const sent = record[sort.field]
    const value = typeof sent === 'number' ? sent : readValue(field, sent ?? null)
    if (typeof value !== 'number') return
    if (last !== undefined && (value - last) * sign < 0) tally.add('order', at, false)
    last = value
  }
}

/** Checks that the total counts at least the rows up to the end of this page. */
export const checkTotal = (total: unknown, rows: number, { page, limit }: AskedPage, tally: Tally): void => {
  const at = { path: 'total' }
  const count = countOf(total)
  // For some platforms, a bare list or one without a total is normal.
  if (total === undefined || total === null) tally.add('total', at, true, total)
  else if (count === undefined) tally.add('total', at, false, total)
  else {
    if (typeof total !== 'number') tally.add('type', at, true, total)
    if (rows > limit || (rows > 0 && count < (page - 1) * limit + rows)) tally.add('total', at, false)
  }
}

/** Checks that every declared figure is present and a number. */
export const checkSummary = ({ list }: Resource, summary: unknown, tally: Tally): void => {
  const names = Object.keys(list.summary ?? {})
  if (names.length === 0) return
  if (!isRecord(summary)) {
    tally.add('summary', { path: 'summary' }, summary === undefined, summary)
    return
  }
  for (const name of names) {
    const at = { path: `summary.${name}` }
    const sent: Json | undefined = summary[name]
    if (sent === undefined || sent === null) tally.add('summary', at, true, sent)
    else if (typeof sent === 'string' && /^-?\d+(\.\d+)?$/.test(sent)) tally.add('type', at, true, sent)
    else if (typeof sent !== 'number') tally.add('summary', at, false, sent)
  }
}
