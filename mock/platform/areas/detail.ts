import { missingCode } from '@/declaration'
import type { PartnerCall, Route } from '../contract'
import { refuse } from '../refusal'
import type { Declared } from './declared'
import { queryOf } from './list'
import { keyIn, readRow } from './rows'
import { type Row, readParam, shownRecord } from './wire'

/** What a record that is not there is refused with. */
export const missing = ({ resource }: Declared): never => refuse(missingCode(resource))

/** One whole record of the signed-in partner, as it is sent; undefined when it is not there. */
export async function readRecord(
  area: Declared,
  { sql, partnerId }: PartnerCall,
  texts: (name: string) => string | undefined,
): Promise<Row | undefined> {
  const { resource, table } = area
  const values = table.key.map(({ name, field }): [string, string | number | boolean | undefined] => {
    const text = texts(name)
    return [name, text ? readParam(field, text) : undefined]
  })
  const key = keyIn(table, Object.fromEntries(values))
  const row = key && (await readRow({ sql, table, partnerId }, key))
  return row && shownRecord(resource, table.columns, row)
}

/** `GET detail.call` with the key fields in the query. */
export const detailRoutes = (area: Declared): Route[] => {
  const { detail } = area.resource
  if (!detail?.call) return []
  return [
    {
      call: detail.call,
      answer: async (call) => {
        const query = queryOf(call)
        const { key } = area.table
        const lacking = key.find(({ name }) => !query(name))
        if (lacking) refuse(10001, { field: lacking.field.label.zh })
        return (await readRecord(area, call, query)) ?? missing(area)
      },
    },
  ]
}
