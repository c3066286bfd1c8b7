import { entryLimits, historyCalls } from '@resources/operationLog/history.calls'
import { allows, allowsAll, type Json, keyOf, missingCode } from '@/declaration'
import type { PartnerCall, Route, SignedIn } from '../contract'
import { refuse } from '../refusal'
import { demonstrationPartner } from '../sandbox'
import type { Declared, DeclaredAreas } from './declared'
import { missing, readRecord } from './detail'
import { isReserved } from './reserved'
import { Parameters } from './sqlText'
import { keysOf, type View, type Views } from './view'
import { isStorable, type Row, shownValue } from './wire'

interface Entry {
  readonly area: string
  readonly run_id: string | null
  readonly changes: { readonly [field: string]: readonly [from: Json, to: Json] | undefined }
  readonly hidden: readonly string[]
}

/** An entry without what the account may not see. For secrets, it only says that they changed. */
function shownEntry(view: View, { run_id, changes, hidden, ...entry }: Entry): Row {
  const { fields } = view.resource
  const seen = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    const pair = changes[name]
    return pair
      ? [[name, view.answer(pair.map((value) => (value === null ? null : shownValue(field, value))))]]
      : []
  })
  return {
    ...entry,
    ...(run_id !== null && { run_id }),
    changes: Object.fromEntries(seen),
    hidden: hidden.filter((name) => Object.hasOwn(fields, name)),
  }
}

/** Whether an account may open an area's records, and so see their history. */
const mayOpen = ({ resource, table, rules }: Declared, { permissions, partnerId }: SignedIn): boolean =>
  table.view === undefined &&
  (!isReserved(resource, rules) || partnerId === demonstrationPartner) &&
  [...keysOf(resource), ...keysOf(resource, resource.detail && 'detail')].every((key) =>
    allows(permissions, key),
  )

/** Whether it may open all of them. If accounts only see their own records, that takes full access. */
const mayOpenAll = (area: Declared, account: SignedIn): boolean =>
  mayOpen(area, account) && (area.rules.seen === undefined || allowsAll(account.permissions))

/** The areas whose whole history an account may see. */
export const openTo = (areas: DeclaredAreas, account: SignedIn): readonly string[] =>
  [...areas.values()].flatMap((area) => (mayOpenAll(area, account) ? [area.table.area] : []))

/** A whole number of the query from 1 to `most`; undefined if there is none. */
const numberIn = ({ query }: PartnerCall, name: string, most = Number.MAX_SAFE_INTEGER) => {
  const text = query.get(name) ?? ''
  if (text === '') return undefined
  const value = Number(text)
  return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : refuse(10001, { field: name })
}

/** Reads the history; `views` by the name of the area. */
export class History {
  constructor(
    private readonly areas: DeclaredAreas,
    private readonly views: ReadonlyMap<string, Views>,
  ) {}

  readonly routes: readonly Route[] = [
    { call: historyCalls.calls.history.call, answer: (call) => this.ofRecord(call) },
    { call: historyCalls.calls.operationrecords.call, answer: (call) => this.ofOperation(call) },
  ]

  /** The entries of these areas that meet the conditions, newest first. */
  private async entries(
    call: PartnerCall,
    open: readonly string[],
    conditions: (params: Parameters) => readonly string[],
  ): Promise<{ readonly items: readonly Row[]; readonly more: boolean }> {
    const limit = numberIn(call, 'limit', entryLimits.most) ?? entryLimits.usual
    const before = numberIn(call, 'before')
    const params = new Parameters()
    const partner = params.add(call.partnerId, 'bigint')
    const openAreas = `array[${open.map((name) => params.add(name, 'text')).join(', ')}]::text[]`
    const where = [
      `h.partner_id = ${partner}`,
      `h.area = any(${openAreas})`,
      ...conditions(params),
      ...(before === undefined ? [] : [`h.entry < ${params.add(before, 'bigint')}`]),
    ]
    // `offset 0` keeps the planner from searching by area: entries must be looked up by operation, however few the areas.
    const records = `(select count(*) from (select distinct s.area, s.record_id from platform.history s
      where s.partner_id = ${partner} and s.operation_id = h.operation_id offset 0) one
      where one.area = any(${openAreas}))`
    const rows = await call.sql.query<Entry>(
      `select h.entry, h.operation_id, h.area, h.record_id as id, h.at, o.by_username as by, o.by_name, o.way,
         o.action, o.area as action_area, h.kind, h.version, o.run_id,
         ${records} as records,
         h.changes, h.hidden
       from (select * from platform.history h where ${where.join(' and ')}
         order by h.entry desc limit ${params.add(limit + 1, 'bigint')}) h
       join platform.operation o using (partner_id, operation_id)
       order by h.entry desc`,
      params.values,
    )
    const items = rows.slice(0, limit).map((row) => {
      const view = this.views.get(row.area)?.of(call) ?? refuse(10003)
      return shownEntry(view, row)
    })
    return { items, more: rows.length > limit }
  }

  private async ofRecord(call: PartnerCall): Promise<Json> {
    const name = call.query.get('area') ?? ''
    const id = call.query.get('id') ?? ''
    const area = this.areas.get(name)
    if (!area || area.table.view !== undefined) return refuse(10002)
    if (!mayOpen(area, call.account)) return refuse(10003)
    const { resource } = area
    if (!isStorable(id)) refuse(missingCode(resource))
    const texts = keyOf(resource.key, id)
    const view = area.rules.seen ? this.views.get(name)?.of(call) : area
    const isThere = async () => view && (await readRecord(view, call, (field) => texts?.[field]))
    if (area.rules.seen && !(await isThere())) return missing(area)
    const answer = await this.entries(
      call,
      [...new Set([...openTo(this.areas, call.account), name])],
      (params) => [`h.area = ${params.add(name, 'text')}`, `h.record_id = ${params.add(id, 'text')}`],
    )
    if (answer.items.length > 0 || call.query.has('before')) return answer
    return (await isThere()) ? answer : missing(area)
  }

  private async ofOperation(call: PartnerCall): Promise<Json> {
    const id = call.query.get('operation_id') ?? ''
    if (!isStorable(id)) refuse(10002)
    const [known] = await call.sql.query(
      'select 1 from platform.operation where partner_id = $1 and operation_id = $2',
      [call.partnerId, id],
    )
    if (!known) refuse(10002)
    return this.entries(call, openTo(this.areas, call.account), (params) => [
      `h.operation_id = ${params.add(id, 'text')}`,
    ])
  }
}
