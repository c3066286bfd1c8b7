import { type Approval, allows, type Field, isRecord, isSet, type Json, type WireRecord } from '@/declaration'
import { amountName } from '@/declaration/amountName'
import { act } from '../areas/action'
import type { Asking } from '../areas/approving'
import type { Declared, DeclaredAreas } from '../areas/declared'
import { isReserved } from '../areas/reserved'
import { readRows } from '../areas/rows'
import { keysOfSave, saveRecord } from '../areas/save'
import { removedColumn, versionColumn } from '../areas/tables'
import { type Named, namedIn } from '../areas/targets'
import { keysOf, type View, Views } from '../areas/view'
import { type Row, recordId, shownValue, wholeRecord } from '../areas/wire'
import type { PartnerCall } from '../contract'
import { Refusal, refuse } from '../refusal'
import { demonstrationPartner } from '../sandbox'
import type { Change } from './store'
import { refusedBy } from './words'

/** The name for an area's save among the names of its actions. */
export const saving = 'save'

/** A call of an area, as an account makes it. */
export interface Order {
  readonly area: Declared
  readonly view: View
  /** Undefined: a save. */
  readonly named: Named | undefined
  /** With the account, and the body of the call. */
  readonly call: PartnerCall
}

export interface Platform {
  readonly areas: DeclaredAreas
  /** By the name of the area. */
  readonly views: ReadonlyMap<string, Views>
}

export const viewsIn = ({ views }: Platform, area: Declared): Views =>
  views.get(area.resource.name) ?? new Views(area)

/**
 * @param action of the area, or {@link saving}
 * @throws Refusal 10001 when there is no such call, 10003 when the account may not make it
 */
export function orderOf(platform: Platform, name: string, action: string, call: PartnerCall): Order {
  const area = platform.areas.get(name) ?? refuse(10001, { field: 'area' })
  const { resource, rules } = area
  if (isReserved(resource, rules) && call.partnerId !== demonstrationPartner) refuse(10003)
  const actions = resource.actions ?? {}
  const declared = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!declared && !(action === saving && resource.save)) refuse(10001, { field: 'action' })
  const keys = declared ? keysOf(resource, action) : keysOfSave(resource, call.body)
  if (!keys.every((key) => allows(call.account.permissions, key))) refuse(10003)
  // Actions that share a call are told apart by what they always send.
  const body = { ...call.body, ...declared?.send }
  const named = declared && { name: action, action: declared }
  return { area, view: viewsIn(platform, area).of(call), named, call: { ...call, body } }
}

export const approvalOf = ({ named, area }: Order): Approval | undefined =>
  named ? named.action.approve : area.resource.save?.approve

/** The records of an order as they are now, by id; none for a new one. */
async function rowsOf({ area, call }: Order, keys: readonly WireRecord[]): Promise<ReadonlyMap<string, Row>> {
  const { resource, table } = area
  const rows = await readRows({ sql: call.sql, table, partnerId: call.partnerId }, keys)
  return new Map(
    rows.flatMap((row) => (row[removedColumn] === null ? [[recordId(resource, row), row] as const] : [])),
  )
}

export interface Target {
  readonly id: string
  readonly key: WireRecord
}

/** The records that an order names; a new one has no id. */
export async function targetsOf({ areas }: Platform, { area, view, named, call }: Order) {
  const { resource } = area
  if (named) {
    const { several, keys } = await namedIn(areas, area, named, call, view, { asked: true })
    return { several, targets: [...keys].map(([id, key]): Target => ({ id, key })) }
  }
  const key = Object.fromEntries(resource.key.map((name) => [name, call.body[name] ?? null]))
  const isNew = keysOfSave(resource, call.body).includes(`${resource.name}.create`)
  return { several: false, targets: [{ id: isNew ? '' : recordId(resource, key), key }] }
}

const isEqual = (a: Json | undefined, b: Json | undefined): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const titleIn = ({ resource }: Declared, row: WireRecord | undefined, id: string): string => {
  const field = resource.fields[resource.title]
  const value = row?.[resource.title]
  return (field && isSet(value) ? String(shownValue(field, value ?? null)) : id).slice(0, 200)
}

/** The fields that differ, with their values before and after. */
function changeOf(order: Order, id: string, before: Row | undefined, after: Row | undefined): Change {
  const { area } = order
  const { resource, table } = area
  const whole = (row: Row | undefined) => row && wholeRecord(resource, table.columns, row)
  const [was, becomes] = [whole(before), whole(after)]
  const names = Object.keys(resource.fields).filter((name) => !isEqual(was?.[name], becomes?.[name]))
  const pick = (record: Row | undefined) =>
    record ? Object.fromEntries(names.map((name) => [name, record[name] ?? null])) : null
  const title = titleIn(area, was ?? becomes ?? order.call.body, id)
  return { id, title, before: pick(was), after: pick(becomes) }
}

interface Failed {
  readonly id: string
  readonly code: number
  readonly message: string
}

const failedIn = (answer: Json): readonly Failed[] =>
  isRecord(answer) && Array.isArray(answer.failed) ? (answer.failed as readonly Failed[]) : []

/** Runs the call; the refusals of its records, and the answer. A call of one record is refused as a whole. */
async function run({ areas }: Platform, order: Order, several: boolean, id: string, how: Asking) {
  const { area, view, named, call } = order
  if (several && named)
    return { failed: failedIn(await act(areas, area, named, call, view, how)), answer: null }
  try {
    const answer = await call.sql.transaction((sql) => {
      const inside = { ...call, sql }
      return named
        ? act(areas, area, named, inside, view, how)
        : saveRecord(areas, area, inside, view, true, how)
    })
    return { failed: [], answer }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 10010) throw error
    return { failed: [{ id, ...refusedBy(error) }], answer: null }
  }
}

/**
 * Carries an order out, in the transaction of its call.
 *
 * @returns what happened to each record
 * @throws Refusal when the whole call is refused: 10010 unless `how` says that it was agreed to
 */
export async function perform(platform: Platform, order: Order, how: Asking): Promise<readonly Change[]> {
  const { area } = order
  const { several, targets } = await targetsOf(platform, order)
  const keys = targets.flatMap(({ id, key }) => (id === '' ? [] : [key]))
  const before = await rowsOf(order, keys)
  const { failed, answer } = await run(platform, order, several, targets[0]?.id ?? '', {
    ...how,
    asked: true,
  })
  const refused = new Map(failed.map(({ id, code, message }) => [id, { code, message }]))
  const made = targets.some(({ id }) => id === '') && isRecord(answer) ? [answer] : []
  const after = await rowsOf(order, [...keys, ...made])
  const [created] = made.map((record) => after.get(recordId(area.resource, record)))
  return targets.map(({ id }) => {
    const was = before.get(id)
    const why = refused.get(id)
    const becomes = why ? was : id === '' ? created : after.get(id)
    return { ...changeOf(order, id, was, becomes), ...(why && { refused: why }) }
  })
}

const inFen = (field: Field | undefined, value: Json | undefined): number | undefined => {
  if (field?.kind !== 'money' || typeof value !== 'number') return undefined
  return field.unit === 'fen' ? value : Math.round(field.unit === 'yuan' ? value * 100 : value / 10)
}

/** The total amount of an order over all these records, in fen; null if its action asks for no amount. */
export async function amountOf(order: Order, targets: readonly Target[]): Promise<number | null> {
  const { area, named, call } = order
  const action = named?.action
  const asks = action?.confirm?.type
  if (!action || typeof asks !== 'object' || (asks.if !== undefined && call.body[asks.if] !== true))
    return null
  const rows = await rowsOf(
    order,
    targets.map(({ key }) => key),
  )
  const amounts = targets.map(({ id }) => {
    const row = rows.get(id)
    const name = amountName(action, row) ?? ''
    const input = action.inputs?.[name]
    return inFen(input ?? area.resource.fields[name], (input ? call.body : row)?.[name])
  })
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === undefined ? null : sum + amount),
    0,
  )
}

/** The call's body, frozen to these records in their current versions. Kept until somebody decides. */
export async function frozenBody(
  order: Order,
  several: boolean,
  targets: readonly Target[],
): Promise<WireRecord> {
  const { area, named, call } = order
  const [first = ''] = area.resource.key
  const { request_id: _, version: __, versions: ___, ...body } = call.body
  const rows = await rowsOf(
    order,
    targets.map(({ key }) => key),
  )
  const versionOf = (id: string) => rows.get(id)?.[versionColumn]
  const [one] = targets
  if (!several) {
    const version = versionOf(one?.id ?? '')
    return { ...body, ...(one?.id !== '' && one?.key), ...(version !== undefined && { version }) }
  }
  const ids = named?.action.batch === 'ids'
  const records = targets.map(({ key }) => (ids ? (key[first] ?? null) : key))
  const versions = Object.fromEntries(targets.map(({ id }) => [id, versionOf(id)]))
  return { ...body, [ids ? 'ids' : 'targets']: records, versions }
}
