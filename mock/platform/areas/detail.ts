import { missingCode } from '@/declaration'
import type { PartnerCall, Route } from '../contract'
import { refuse } from '../refusal'
import type { Declared } from './declared'
import { queryOf } from './list'
import { keysOf } from './permission'
import { keyIn, readRow } from './rows'
import type { Views } from './view'
import { type Row, readParam } from './wire'

/** What a record that is not there is refused with. */
export const missing = ({ resource }: Declared): never => refuse(missingCode(resource))

/** The row of one record of the signed-in partner; undefined when it is not there. */
export async function readRecord(
  { table }: Declared,
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

/** `GET detail.call` with the key fields in the query. */
export const detailRoutes = (area: Declared, views: Views): Route[] => {
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
        return views.of(call).record((await readRecord(area, call, query)) ?? missing(area))
      },
    },
  ]
}
