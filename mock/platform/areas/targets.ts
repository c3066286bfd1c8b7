import {
  type Action,
  batchLimit,
  emptyOf,
  inputPermissions,
  isRecord,
  type Json,
  largestBatch,
  missingCode,
  type WireRecord,
} from '@/declaration'
import type { PartnerCall } from '../contract'
import { refuse } from '../refusal'
import { type Asking, mostApproved } from './approving'
import type { Declared, DeclaredAreas } from './declared'
import { recordsOf } from './records'
import { keyIn } from './rows'
import type { View } from './view'
import { isStorable, readParam, recordId } from './wire'

export interface Named {
  readonly name: string
  readonly action: Action
}

const addressed = (
  { query: named }: Action,
  { table }: Declared,
  call: PartnerCall,
  { asked }: Asking,
): WireRecord => {
  if (!named || asked) return call.body
  const key = Object.entries(named).map(([param, field]): [string, Json | undefined] => {
    const column = table.column(field)
    const text = call.query.get(param)
    return [field, column && text !== null ? readParam(column.field, text) : undefined]
  })
  return { ...call.body, ...Object.fromEntries(key) }
}

/** Replaces other fields that identify records by the ids of the records that have these values. */
async function withFoundIds(
  { name, action: { batch } }: Named,
  view: View,
  { resource, table }: Declared,
  areas: DeclaredAreas,
  { sql, partnerId, now }: PartnerCall,
  body: WireRecord,
): Promise<WireRecord> {
  const [first] = table.key
  // Records cannot be found by a denied field.
  const finds = view.resource.actions?.[name]?.finds
  const isSearch = finds?.every((one) => {
    const value = body[one]
    return typeof value === 'string' && value !== '' && isStorable(value)
  })
  if (!finds || !batch || !first || !isSearch || body[batch] !== undefined || body[first.name] !== undefined)
    return body
  const records = recordsOf(areas, { sql, partnerId, now })(resource.name)
  const wanted = Object.fromEntries(finds.map((one) => [one, String(body[one])]))
  const ids = (await records.find(wanted, { limit: largestBatch })).map(
    (record) => record[first.name] ?? null,
  )
  return ids.length === 0 ? refuse(missingCode(resource)) : { ...body, [batch]: ids }
}

/** The distinct keys of the records that a body names; `several` if it is a list. */
function targetsOf({ resource, table }: Declared, action: Action, body: WireRecord, { asked }: Asking) {
  // One request for approval may cover several records, even if each needs its own call.
  const batch = action.batch ?? (asked && 'targets')
  const [first] = table.key
  const list = batch && body[batch]
  if (!batch || list === undefined) {
    const key = keyIn(table, body)
    const missing = table.key.find(({ name }) => body[name] === undefined) ?? first
    return key
      ? { several: false, keys: new Map([[recordId(resource, key), key]]) }
      : refuse(10001, { field: missing?.field.label.zh ?? '' })
  }
  if (!Array.isArray(list) || list.length === 0) return refuse(10001, { field: batch })
  const most = asked ? mostApproved : batchLimit(action)
  if (list.length > most) return refuse(10008, { n: most })
  const keys = new Map<string, WireRecord>()
  for (const one of list as readonly Json[]) {
    const record: WireRecord =
      batch === 'ids' ? { [first?.name ?? '']: idValue(one, first?.type) } : ((one ?? {}) as WireRecord)
    const key = keyIn(table, record) ?? refuse(10001, { field: batch })
    keys.set(recordId(resource, key), key)
  }
  return { several: true, keys }
}

/** An id is sent as in the record, or as the console's text. */
const idValue = (id: Json, type: string | undefined): Json =>
  type === 'bigint' && typeof id === 'string' && /^\d{1,16}$/.test(id) ? Number(id) : id

/**
 * The versions that a call was made from, by id; a record without one is not checked.
 *
 * @throws Refusal 10001 when they are no numbers
 */
export function versionsOf(
  body: WireRecord,
  several: boolean,
  ids: Iterable<string>,
): ReadonlyMap<string, number> {
  const name = several ? 'versions' : 'version'
  const given = body[name]
  if (given === undefined) return new Map()
  const entries = several
    ? isRecord(given) && Object.entries(given)
    : [...ids].map((id) => [id, given] as const)
  if (!entries) return refuse(10001, { field: name })
  return new Map(
    entries.map(([id, version]) =>
      Number.isSafeInteger(version) ? [id, Number(version)] : refuse(10001, { field: name }),
    ),
  )
}

/** Whether the account may not run the action, or may not set an input that the body fills in. */
const isDenied = ({ name, action }: Named, body: WireRecord, view: View) => {
  const left = view.resource.actions?.[name]
  const wants = (input: string) => {
    const field = action.inputs?.[input]
    if (!field || body[input] === undefined || left?.inputs?.[input]) return false
    return JSON.stringify(body[input]) !== JSON.stringify(emptyOf(field))
  }
  return !left || Object.keys(inputPermissions(action)).some(wants)
}

/** The records that a call of an action names, with the body as it is then read. Changes nothing. */
export async function namedIn(
  areas: DeclaredAreas,
  area: Declared,
  named: Named,
  call: PartnerCall,
  view: View,
  how: Asking = {},
) {
  const sent = addressed(named.action, area, call, how)
  const body = await withFoundIds(named, view, area, areas, call, sent)
  const forbidden = named.action.never?.find((name) => body[name] !== undefined)
  if (forbidden !== undefined) refuse(10001, { field: forbidden })
  if (isDenied(named, body, view)) refuse(10003)
  return { body, ...targetsOf(area, named.action, body, how) }
}
