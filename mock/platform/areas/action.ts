import {
  type Approval,
  type Call,
  countsForApproval,
  holds,
  isRecord,
  type Json,
  missingCode,
  type Resource,
  settingsOf,
  valueAt,
  type WireRecord,
} from '@/declaration'
import { fillMessage } from '@/declaration/errors'
import type { Sql } from '../../store/sql'
import type { JsonObject, PartnerCall, Route } from '../contract'
import { Refusal, refuse } from '../refusal'
import { type Asking, demandApproval, noteDone } from './approving'
import { ruleContext } from './context'
import type { Declared, DeclaredAreas } from './declared'
import { checkUnique, takenValues } from './fieldRules'
import { doingOf } from './history'
import {
  carries,
  checkLimits,
  checkOtherwise,
  checkReasons,
  checkState,
  effectOf,
  readSettings,
} from './inputs'
import { checkOffered } from './offered'
import { lockRows, readRows, removeRow, touch, updateRow } from './rows'
import { removedColumn, versionColumn } from './tables'
import { type Named, namedIn, versionsOf } from './targets'
import { usedFiles } from './uploads'
import { keysOf, type View, type Views } from './view'
import { type Row, recordId, wholeRecord } from './wire'

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

interface Done {
  readonly changed: boolean
  readonly answer?: Json
  readonly row: Row
}

/** A record that the action may be applied to, with its inputs: those that were sent, and those that keep their value. */
interface Ready {
  readonly row: Row
  readonly record: WireRecord
  readonly sent: Record<string, Json>
  readonly left: Record<string, Json>
}

const inputOf = ({ action }: Named, { sent, left }: Pick<Ready, 'sent' | 'left'>): WireRecord => ({
  ...left,
  ...sent,
  ...action.send,
})

const contextOf = (execution: Execution, sql: Sql, id: string, record: WireRecord, input: WireRecord) => {
  const { areas, area, name, call } = execution
  return { ...ruleContext(areas, sql, call, `${area.resource.name} ${name} ${id}`, input), record }
}

/** Refuses the record, finds it done, or ready. Changes nothing. */
async function check(
  execution: Execution,
  sql: Sql,
  id: string,
  row: Row | undefined,
): Promise<Done | Ready> {
  const { areas, area, action, name, call, view, several, inBulk, versions } = execution
  const { resource, table, rules } = area
  const { now } = call
  const gone = row === undefined || row[removedColumn] !== null
  // Removing a removed record succeeds.
  if (row && gone && action.effect === 'remove') return { changed: false, row }
  if (!row || gone) return refuse(missingCode(resource))
  const record = wholeRecord(resource, table.columns, row)
  const read = () => readSettings(action, call.body, record, several || !action.batch, now)
  const repeated = rules.repeated?.[name]
  const previous =
    repeated && (await repeated(contextOf(execution, sql, id, record, inputOf(execution, read()))))
  if (previous) return { changed: false, answer: previous.answer, row }
  checkReasons(view.resource, action.refuse, record, now)
  checkOtherwise(view.resource, action, record, now)
  if (inBulk) checkReasons(view.resource, action.inBulk?.refuse, record, now)
  if (action.done && holds(action.done, record, now)) return { changed: false, row }
  checkState(view.resource, action.when, record, now)
  const version = versions.get(id)
  if (version !== undefined && version !== row[versionColumn]) refuse(10007, {}, { record: view.record(row) })
  const settings = read()
  checkLimits(view.resource, action, record, inputOf(execution, settings))
  const held = Object.entries(settingsOf(action)).map(([input, path]) => [input, valueAt(record, path)])
  const work = { sql, partnerId: call.partnerId, now }
  await checkOffered(areas, work, action.inputs, settings.sent, Object.fromEntries(held))
  return { row, record, ...settings }
}

/**
 * Applies the action to one record: refuses it, finds it already done, or changes it by the area's rule and the declared effect.
 */
async function actOn(execution: Execution, sql: Sql, id: string, found: Row | undefined): Promise<Done> {
  const { area, action, name, call } = execution
  const { table, rules } = area
  const { now, partnerId, account } = call
  const checked = await check(execution, sql, id, found)
  if ('changed' in checked) return checked
  const { row, record, sent, left } = checked
  // Files that stay in the record are already counted.
  const used = await usedFiles({ sql, partnerId, now }, action.inputs, sent)
  const input = inputOf(execution, { sent: used, left })
  const outcome = await rules.actions?.[name]?.(contextOf(execution, sql, id, record, input))
  const scope = { sql, table, partnerId }
  if (action.effect === 'remove') await removeRow(scope, row, now)
  const effects = action.effect === 'remove' ? [] : action.effect
  const effect = effectOf(effects, { now, operator: account.username, input, record })
  const wanted = { ...record, ...effect, ...outcome?.set }
  const taken = await takenValues(execution.areas, area, { sql, partnerId, now }, record, wanted)
  await checkUnique(area, scope, record, { ...wanted, ...taken })
  const set = { ...effect, ...outcome?.set, ...taken }
  const { saved } = area.resource.save?.stamp ?? {}
  const stamp = saved === undefined ? {} : { [saved]: now }
  const changed = Object.keys(set).length > 0 ? await updateRow(scope, row, { ...set, ...stamp }) : undefined
  return {
    changed: changed !== undefined || action.effect === 'remove',
    answer: outcome?.answer,
    row: changed ?? row,
  }
}

/** How many records count for approval, out of those that the action would change. */
async function countFor(
  approve: Approval,
  execution: Execution,
  rows: ReadonlyMap<string, Row>,
  ids: Iterable<string>,
): Promise<number> {
  const { sql, now } = execution.call
  let count = 0
  for (const id of ids)
    try {
      const checked = await check(execution, sql, id, rows.get(id))
      if ('changed' in checked) continue
      if (countsForApproval(approve, { ...checked.record, ...inputOf(execution, checked) }, now)) count += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  return count
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
async function actOnEach(execution: Execution, rows: ReadonlyMap<string, Row>, ids: Iterable<string>) {
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

/** Locks the records with these keys that the account may see. */
async function lockSeen(
  { resource, table, rules }: Declared,
  { sql, partnerId }: PartnerCall,
  view: View,
  keys: readonly WireRecord[],
): Promise<ReadonlyMap<string, Row>> {
  const locked = await lockRows({ sql, table, partnerId }, keys)
  const idIn = (row: Row) => recordId(resource, row)
  if (!rules.seen) return new Map(locked.map((row) => [idIn(row), row]))
  const seen = new Set((await readRows({ sql, table: view.table, partnerId }, keys)).map(idIn))
  return new Map(locked.flatMap((row) => (seen.has(idIn(row)) ? [[idIn(row), row]] : [])))
}

/** @throws Refusal 10010 when a second person must agree and has not */
export async function act(
  areas: DeclaredAreas,
  area: Declared,
  named: Named,
  call: PartnerCall,
  view: View,
  how: Asking = {},
): Promise<Json> {
  const { body, several, keys } = await namedIn(areas, area, named, call, view, how)
  const rows = await lockSeen(area, call, view, [...keys.values()])
  const versions = versionsOf(body, several, keys.keys())
  const execution = { ...named, areas, area, call, view, several, inBulk: keys.size > 1, versions }
  const approve = how.agreed ? undefined : named.action.approve
  const what = `${area.resource.name}.${named.name}`
  const counted = approve ? await countFor(approve, execution, rows, keys.keys()) : 0
  if (approve) await demandApproval(approve, what, counted, call)
  const note = async (done: number) => approve && noteDone(approve, what, Math.min(done, counted), call)
  if (several) {
    const answer = await actOnEach(execution, rows, keys.keys())
    await note(answer.success.length)
    return answer
  }
  const [id = ''] = keys.keys()
  const answer = await actOnOne(execution, id, rows.get(id))
  await note(1)
  return answer
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
