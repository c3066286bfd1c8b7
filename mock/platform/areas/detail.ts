import { missingCode } from '@/declaration'
import { StoreFault } from '../../store/sql'
import type { PartnerCall, Route } from '../contract'
import { refuse } from '../refusal'
import { type Writing, writeAs } from '../writing'
import { ruleContext } from './context'
import type { Declared, DeclaredAreas } from './declared'
import { doingOf } from './history'
import { queryOf } from './list'
import { keyIn, readRow, touch, updateRow } from './rows'
import { keysOf, type Views } from './view'
import { type Row, readParam, recordId, wholeRecord } from './wire'

export const missing = ({ resource }: Declared): never => refuse(missingCode(resource))

export async function readRecord(
  { table }: Pick<Declared, 'table'>,
  { sql, partnerId }: PartnerCall,
  texts: (name: string) => string | undefined,
): Promise<Row | undefined> {
  const values = table.key.map(({ name, field }): [string, string | number | boolean | undefined] => {
    const text = texts(name)
    return [name, text ? readParam(field, text) : undefined]
  })
  const key = keyIn(table, Object.fromEntries(values))
  return key && readRow({ sql, table, partnerId }, key)
}

/** Runs the area's rule for an opened record, which may change it (marking it as read). */
async function open(areas: DeclaredAreas, area: Declared, call: PartnerCall, row: Row) {
  const { resource, table, rules } = area
  const { partnerId } = call
  const writing: Writing = {
    ...(await doingOf(resource, 'detail')),
    operation: crypto.randomUUID(),
    way: 'api',
    at: call.now,
    account: call.account.accountId,
  }
  return call.sql.transaction(async (sql) => {
    await writeAs(sql, writing)
    const context = ruleContext(areas, sql, call, `${resource.name} detail ${recordId(resource, row)}`, {})
    const record = wholeRecord(resource, table.columns, row)
    const { set = {}, add } = (await rules.detail?.({ ...context, record })) ?? {}
    const scope = { sql, table, partnerId }
    if (Object.keys(set).length === 0) return { row, add }
    const changed = await updateRow(scope, row, set)
    await touch(scope)
    return { row: changed ?? row, add }
  })
}

export const detailRoutes = (areas: DeclaredAreas, area: Declared, views: Views): Route[] => {
  const { detail } = area.resource
  if (!detail?.call) return []
  return [
    {
      call: detail.call,
      permission: keysOf(area.resource, 'detail'),
      answer: async (call) => {
        const query = queryOf(call)
        const { key } = area.table
        const lacking = key.find(({ name }) => !query(name))
        if (lacking) refuse(10001, { field: lacking.field.label.zh })
        const view = views.of(call)
        const row = (await readRecord(area.rules.seen ? view : area, call, query)) ?? missing(area)
        if (!area.rules.detail) return view.record(row)
        const { row: opened, add } = await open(areas, area, call, row).catch((error: unknown) => {
          // A full store can still be read.
          if (error instanceof StoreFault && error.fault === 'full') return { row, add: undefined }
          throw error
        })
        return view.answer({ ...view.record(opened), ...add })
      },
    },
  ]
}
