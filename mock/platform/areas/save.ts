import {
  countsForApproval,
  type Field,
  isSet,
  type Json,
  type Resource,
  type SaveButton,
  type SaveSection,
  type WireRecord,
} from '@/declaration'
import { type Bound, boundsOf } from '@/declaration/bounds'
import { isDerived } from '@/declaration/computed'
import { pickFields } from '@/declaration/field'
import { clearedValue, isHidden, settled } from '@/declaration/settled'
import type { PartnerCall, Route } from '../contract'
import { refuse } from '../refusal'
import type { Doing } from '../writing'
import { type Asking, demandApproval, noteDone } from './approving'
import { ruleContext } from './context'
import type { Declared, DeclaredAreas } from './declared'
import { missing } from './detail'
import { askedFields, checkUnique, withSuggested } from './fieldRules'
import { doingOf } from './history'
import {
  carries,
  checkOtherwise,
  checkReasons,
  checkState,
  effectOf,
  holdToBounds,
  readInput,
} from './inputs'
import { checkOffered } from './offered'
import { insertRows, keyIn, lockNumbers, newKeyValue, readRow, reviveRow, touch, updateRow } from './rows'
import { usedFiles } from './uploads'
import { keysOf, type View, type Views } from './view'
import { type Row, recordId, shownValue, wholeRecord } from './wire'

interface Saving {
  readonly areas: DeclaredAreas
  readonly area: Declared
  readonly save: SaveSection
  readonly call: PartnerCall
  readonly view: View
  readonly button: SaveButton | undefined
  readonly how: Asking
}

/** The pressed button: the one with the most fixed values that the body carries. */
function pressedButton({ buttons }: SaveSection, body: WireRecord): SaveButton | undefined {
  if (!buttons) return undefined
  const weight = ({ send }: SaveButton) => Object.keys(send ?? {}).length
  const found = [...buttons].sort((a, b) => weight(b) - weight(a)).find(({ send }) => carries(body, send))
  const [field = ''] = buttons.flatMap(({ send }) => Object.keys(send ?? {}))
  return found ?? refuse(10001, { field })
}

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b)

const limitsIn = (bounds: readonly Bound[] = []): Json => bounds.map(({ side, limit }) => [side, limit])

/** Missing fields keep their value, and so do masked ones that come back as they were shown. */
const isKept = (field: Field, value: Json | undefined, current: Json | undefined): boolean =>
  current !== undefined && (value === undefined || same(value, shownValue(field, current)))

/** What is entered into the fields with these names, and what follows from it. Throws Refusal for the first invalid one. */
async function readFields(
  { areas, area, call }: Saving,
  names: readonly string[],
  record: WireRecord | undefined,
): Promise<Record<string, Json>> {
  const { fields } = area.resource
  const { body } = call
  const inputs = pickFields(fields, (name, field) => names.includes(name) && !isDerived(field))
  const changed = pickFields(inputs, (name, field) => !isKept(field, body[name], record?.[name]))
  const asked = await askedFields(areas, area, call, { changed, body, record })
  const set: Record<string, Json> = {}
  for (const name of names) {
    const [input, field] = [inputs[name], asked.fields[name]]
    if (!input) continue
    if (!field) set[name] = clearedValue(input)
    // Unchanged values are not checked again. But required ones must not be empty, and bounds must still hold.
    else if (changed[name] || (field.required && !isSet(record?.[name])))
      set[name] = readInput(field, body[name])
    else if (!same(limitsIn(field.bounds), limitsIn(boundsOf(fields, name, record ?? {}))))
      holdToBounds(field, record?.[name])
  }
  await checkOffered(areas, call, inputs, set, record)
  return { ...set, ...asked.taken }
}

const stamps = ({ stamp }: SaveSection, isNew: boolean, now: number): Record<string, Json> =>
  Object.fromEntries(
    [isNew ? stamp?.made : undefined, stamp?.saved].flatMap((name) =>
      name === undefined ? [] : [[name, now]],
    ),
  )

/** The changes: what was entered, overridden by the button's effect, then by the area's rule. */
async function changesOf(
  saving: Saving,
  what: string,
  entered: Record<string, Json>,
  record: WireRecord | undefined,
) {
  const { areas, area, save, call, view, button, how } = saving
  const { rules, resource, table } = area
  const wanted = settled(resource.fields, { ...record, ...entered })
  for (const name of button?.requires ?? []) {
    const field = resource.fields[name]
    if (!isSet(wanted[name]) && !(field && isHidden(field, wanted)))
      refuse(field?.errorCode ?? 10001, { field: field?.label.zh ?? name })
  }
  checkReasons(view.resource, save.checks, wanted, call.now)
  const input = { ...entered, ...button?.send }
  const doing = { now: call.now, operator: call.account.username, input, record: wanted }
  const set = { ...entered, ...effectOf(button?.effect, doing) }
  const scope = { sql: call.sql, table, partnerId: call.partnerId }
  await checkUnique(area, scope, record, { ...wanted, ...set })
  if (save.approve && !how.agreed) {
    const count = countsForApproval(save.approve, { ...wanted, ...input }, call.now) ? 1 : 0
    const kind = `${area.resource.name}.save`
    await demandApproval(save.approve, kind, count, call)
    await noteDone(save.approve, kind, count, call)
  }
  const outcome = await rules.save?.({ ...ruleContext(areas, call.sql, call, what, input), record })
  // The rule may have set a unique value that another record has.
  if (outcome?.set) await checkUnique(area, scope, record, { ...wanted, ...set, ...outcome.set })
  const times = stamps(save, record === undefined, call.now)
  return { set: { ...times, ...set, ...outcome?.set }, answer: outcome?.answer }
}

const shown = ({ view }: Saving, answer: Json | undefined, row: Row | undefined): Json =>
  answer === undefined ? (row ? view.record(row) : null) : view.answer(answer)

async function create(asked: Saving): Promise<Json> {
  const { area, save } = asked
  const { resource, table } = area
  const call = { ...asked.call, body: withSuggested(area, asked.call.body) }
  const saving = { ...asked, call }
  const scope = { sql: call.sql, table, partnerId: call.partnerId }
  const typed = await readFields(saving, save.fields, undefined)
  const entered = await usedFiles(call, resource.fields, typed)
  await lockNumbers(scope)
  const key: Record<string, Json> = {}
  for (const column of table.key)
    key[column.name] = entered[column.name] ?? (await newKeyValue(scope, column, call.now))
  const numbered = table.columns.filter(
    ({ name, field }) => field.kind === 'code' && field.serial && !table.key.some((one) => one.name === name),
  )
  const numbers: Record<string, Json> = {}
  for (const column of numbered)
    if (!isSet(entered[column.name])) numbers[column.name] = await newKeyValue(scope, column, call.now)
  const { set, answer } = await changesOf(
    saving,
    `${resource.name} save ${recordId(resource, key)}`,
    { ...entered, ...numbers, ...key },
    undefined,
  )
  if ((await insertRows(scope, [set])) === 0 && !(await reviveRow(scope, set))) refuse(10005)
  await touch(scope)
  return shown(saving, answer, await readRow(scope, set))
}

/** Changes a record, unless somebody else did since it was read. */
async function change(saving: Saving, key: WireRecord, needsVersion: boolean): Promise<Json> {
  const { area, save, call, view } = saving
  const { resource, table } = area
  const { now, body } = call
  const scope = { sql: call.sql, table, partnerId: call.partnerId }
  const row = await readRow(scope, key, true)
  if (!row) return missing(area)
  const record = wholeRecord(resource, table.columns, row)
  checkReasons(view.resource, save.refuse, record, now)
  checkOtherwise(view.resource, save, record, now)
  checkState(view.resource, save.when, record, now)
  checkState(view.resource, saving.button?.when, record, now)
  if (needsVersion && typeof body.version !== 'number') refuse(10001, { field: 'version' })
  if (body.version !== undefined && body.version !== record.version)
    refuse(10007, {}, { record: view.record(row) })
  const fields = save.fields.filter((name) => !resource.key.includes(name))
  const typed = await readFields(saving, fields, record)
  const entered = await usedFiles(call, resource.fields, typed, record)
  const what = `${resource.name} save ${recordId(resource, record)}`
  const { set, answer } = await changesOf(saving, what, entered, record)
  const changed = await updateRow(scope, key, set)
  await touch(scope)
  return shown(saving, answer, changed)
}

/** Whether a save creates a record: it has no key, or an entered one and no `version`. */
const creates = ({ key, save }: Resource, body: WireRecord): boolean => {
  if (!key.some((name) => isSet(body[name]))) return true
  return key.every((name) => save?.fields.includes(name)) && body.version === undefined
}

/** What a save does. */
export const doingOfSave = (resource: Resource, body: WireRecord): Promise<Doing> =>
  doingOf(resource, creates(resource, body) ? 'create' : 'edit')

export const keysOfSave = (resource: Resource, body: WireRecord): readonly string[] =>
  keysOf(resource, creates(resource, body) ? 'create' : 'edit')

/**
 * @param needsVersion whether a change must name the version that it changes
 * @throws Refusal 10010 when a second person must agree and has not
 */
export async function saveRecord(
  areas: DeclaredAreas,
  area: Declared,
  call: PartnerCall,
  view: View,
  needsVersion = true,
  how: Asking = {},
): Promise<Json> {
  const { resource, table } = area
  const { save } = resource
  if (!save) return refuse(10003)
  if (save.fields.some((name) => view.denied.has(name) && call.body[name] !== undefined)) refuse(10003)
  const saving: Saving = { areas, area, save, call, view, button: pressedButton(save, call.body), how }
  if (creates(resource, call.body)) {
    if (save.create === false) refuse(10003)
    return create(saving)
  }
  if (save.edit === false) refuse(10003)
  const key = keyIn(table, call.body)
  return key ? change(saving, key, needsVersion) : missing(area)
}

export const saveRoutes = (areas: DeclaredAreas, area: Declared, views: Views): Route[] => {
  const { save } = area.resource
  if (!save) return []
  return [
    {
      call: save.call,
      idempotent: 'optional',
      permission: (body) => keysOfSave(area.resource, body),
      does: (body) => doingOfSave(area.resource, body),
      answer: (call) => saveRecord(areas, area, call, views.of(call)),
    },
  ]
}
