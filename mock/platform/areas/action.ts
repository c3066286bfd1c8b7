import {
  type Action,
  batchLimit,
  type Call,
  emptyOf,
  holds,
  inputPermissions,
  isRecord,
  type Json,
  largestBatch,
  missingCode,
  type Resource,
  type WireRecord,
} from '@/declaration'
import { fillMessage } from '@/declaration/errors'
import type { Sql } from '../../store/sql'
import type { JsonObject, PartnerCall, Route } from '../contract'
import { Refusal, refuse } from '../refusal'
import { ruleContext } from './context'
import type { Declared, DeclaredAreas } from './declared'
import { doingOf } from './history'
import { carries, checkLimits, checkReasons, checkState, effectOf, readSettings } from './inputs'
import { recordsOf } from './records'
import { keyIn, lockRows, removeRow, touch, updateRow } from './rows'
import { removedColumn, versionColumn } from './tables'
import { usedFiles } from './uploads'
import { keysOf, type View, type Views } from './view'
import { isStorable, type Row, readParam, recordId, wholeRecord } from './wire'

interface Named {
  readonly name: string
  readonly action: Action
}

interface Execution extends Named {
  readonly areas: DeclaredAreas
  readonly area: Declared
  readonly call: PartnerCall
  readonly view: View
  readonly several: boolean
  readonly inBulk: boolean
  /** The versions of the records that the call was made from. */
  readonly versions: ReadonlyMap<string, number>
}

/** The action of a call: of those that share its path, the one whose fixed values the body carries. */
const chosen = (actions: readonly Named[], body: WireRecord): Named | undefined =>
  actions.find(({ action }) => carries(body, action.send))

const addressed = ({ query: named }: Action, { table }: Declared, call: PartnerCall): WireRecord => {
  if (!named) return call.body
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
function targetsOf({ resource, table }: Declared, action: Action, body: WireRecord) {
  const { batch } = action
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
  const most = batchLimit(action)
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
function versionsOf(body: WireRecord, several: boolean, ids: Iterable<string>): ReadonlyMap<string, number> {
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

interface Done {
  readonly changed: boolean
  readonly answer?: Json
  readonly row: Row
}

/** Applies the action to one record: refuses, finds it done, or changes it by the area's rule and the declared effect. */
async function actOn(execution: Execution, sql: Sql, id: string, row: Row | undefined): Promise<Done> {
  const { areas, area, action, name, call, view, several, inBulk, versions } = execution
  const { resource, table, rules } = area
  const { now, partnerId, account } = call
  const gone = row === undefined || row[removedColumn] !== null
  // Removing a removed record succeeds.
  if (row && gone && action.effect === 'remove') return { changed: false, row }
  if (!row || gone) return refuse(missingCode(resource))
  const record = wholeRecord(resource, table.columns, row)
  const read = () => readSettings(action, call.body, record, several || !action.batch)
  const inputOf = ({ sent, left }: ReturnType<typeof read>) => ({ ...left, ...sent, ...action.send })
  const contextOf = (input: WireRecord) => ({
    ...ruleContext(areas, sql, call, `${resource.name} ${name} ${id}`, input),
    record,
  })
  const previous = await rules.repeated?.[name]?.(contextOf(inputOf(read())))
  if (previous) return { changed: false, answer: previous.answer, row }
  checkReasons(view.resource, action.refuse, record, now)
  if (inBulk) checkReasons(view.resource, action.inBulk?.refuse, record, now)
  if (action.done && holds(action.done, record, now)) return { changed: false, row }
  checkState(view.resource, action.when, record, now)
  const version = versions.get(id)
  if (version !== undefined && version !== row[versionColumn]) refuse(10007, {}, { record: view.record(row) })
  const { sent, left } = read()
  // Files that stay in the record are already counted.
  const used = await usedFiles({ sql, partnerId, now }, action.inputs, sent)
  const input: WireRecord = inputOf({ sent: used, left })
  checkLimits(view.resource, action, record, input)
  const outcome = await rules.actions?.[name]?.(contextOf(input))
  const scope = { sql, table, partnerId }
  if (action.effect === 'remove') await removeRow(scope, row, now)
  const effects = action.effect === 'remove' ? [] : action.effect
  const effect = effectOf(effects, { now, operator: account.username, input, record })
  const set = { ...effect, ...outcome?.set }
  const changed = Object.keys(set).length > 0 ? await updateRow(scope, row, set) : undefined
  return {
    changed: changed !== undefined || action.effect === 'remove',
    answer: outcome?.answer,
    row: changed ?? row,
  }
}

/** A call for one record: a refusal refuses the call; the answer is the rule's or the record. */
async function actOnOne(execution: Execution, id: string, row: Row | undefined): Promise<Json> {
  const { call, area, view } = execution
  const done = await actOn(execution, call.sql, id, row)
  if (done.changed) await touch({ sql: call.sql, table: area.table, partnerId: call.partnerId })
  if (done.answer !== undefined) return view.answer(done.answer)
  return execution.action.batch ? { success: [id], failed: [] } : view.record(done.row)
}

/** A call for several records, each in a savepoint: a refused one leaves the others alone. */
async function actOnEach(
  execution: Execution,
  rows: ReadonlyMap<string, Row>,
  ids: Iterable<string>,
): Promise<Json> {
  const { call, area } = execution
  const success: string[] = []
  const answers: Json[] = []
  const failed: JsonObject[] = []
  let changed = false
  for (const id of ids) {
    try {
      const done = await call.sql.transaction((part) => actOn(execution, part, id, rows.get(id)))
      changed ||= done.changed
      success.push(id)
      if (done.answer !== undefined) answers.push(done.answer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, params, data } = error
      const message = fillMessage(code, 'zh', params)
      failed.push({
        id,
        code,
        message,
        ...(code === 10007 && isRecord(data) && { record: data.record as Json }),
      })
    }
  }
  if (changed) await touch({ sql: call.sql, table: area.table, partnerId: call.partnerId })
  return { success, failed, ...(success.length > 0 && area.rules.batches?.[execution.name]?.(answers)) }
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

export async function act(
  areas: DeclaredAreas,
  area: Declared,
  named: Named,
  call: PartnerCall,
  view: View,
): Promise<Json> {
  const { resource, table } = area
  const body = await withFoundIds(named, view, area, areas, call, addressed(named.action, area, call))
  const forbidden = named.action.never?.find((name) => body[name] !== undefined)
  if (forbidden !== undefined) refuse(10001, { field: forbidden })
  if (isDenied(named, body, view)) refuse(10003)
  const { several, keys } = targetsOf(area, named.action, body)
  const locked = await lockRows({ sql: call.sql, table, partnerId: call.partnerId }, [...keys.values()])
  const rows = new Map(locked.map((row) => [recordId(resource, row), row]))
  const versions = versionsOf(body, several, keys.keys())
  const execution = { ...named, areas, area, call, view, several, inBulk: keys.size > 1, versions }
  if (several) return actOnEach(execution, rows, keys.keys())
  const [id = ''] = keys.keys()
  return actOnOne(execution, id, rows.get(id))
}

/** The calls of an area's actions; actions that share a call differ in what they always send. */
export function actionRoutes(areas: DeclaredAreas, area: Declared, views: Views): Route[] {
  const byCall = new Map<Call, Named[]>()
  for (const [name, action] of Object.entries(area.resource.actions ?? {}))
    byCall.set(action.call, [...(byCall.get(action.call) ?? []), { name, action }])
  return [...byCall].map(([call, actions]) => ({
    call,
    idempotent: actions.some(({ action }) => action.requestId) ? true : 'optional',
    permission: (body) => keysOf(area.resource, chosen(actions, body)?.name),
    does: (body) => doingOf(area.resource, chosen(actions, body)?.name ?? ''),
    answer: (partnerCall) => {
      const named = chosen(actions, partnerCall.body)
      const [field = ''] = actions.flatMap(({ action }) => Object.keys(action.send ?? {}))
      return named ? act(areas, area, named, partnerCall, views.of(partnerCall)) : refuse(10001, { field })
    },
  }))
}

export const removal = (resource: Resource): Named | undefined => {
  const found = Object.entries(resource.actions ?? {}).find(([, action]) => action.effect === 'remove')
  return found && { name: found[0], action: found[1] }
}
