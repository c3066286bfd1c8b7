import { isDerived } from '@/declaration/computed'
import type { Sql } from '../../../store/sql'
import { areaNamed, type Declared, type DeclaredAreas } from '../declared'
import { type Taking, takingsOf } from '../fieldRules'
import { idSql } from '../history'
import { updateEach } from '../rows'
import { quoted } from '../sqlText'
import { present, removedColumn } from '../tables'
import type { Row } from '../wire'
import type { Plan } from './plan'
import { literalOfNothing } from './values'

/** Rows computed at a time. */
const portion = 5000

/** Fills a field from the referenced records. Without one, the field stays empty. */
const take = (sql: Sql, { table }: Declared, from: Declared, { name, reference, source }: Taking) => {
  const column = table.column(name)
  if (!column) throw new Error(`area ${table.area} has no field ${name}`)
  const key = from.table.key.map((one) => one.sql)
  // The same as in `referenceTo`.
  const referred = key.length === 1 ? `s.${key[0]}::text` : idSql(key, 's')
  return sql.exec(
    `update ${table.sql} t set ${column.sql} = coalesce(s.${quoted(source)}, ${literalOfNothing(column)})
     from ${from.table.sql} s
     where s.partner_id = t.partner_id and s.${removedColumn} is null and ${referred} = t.${quoted(reference)}::text`,
  )
}

/** Applies the rules between fields to every record. */
async function settle(sql: Sql, { table }: Declared): Promise<void> {
  const partners = await sql.query<{ id: number }>(`select distinct partner_id as id from ${table.sql}`)
  const key = table.key.map((column) => column.sql).join(', ')
  for (const { id: partnerId } of partners) {
    const keys = await sql.query<Row>(
      `select ${key} from ${table.sql} where partner_id = $1 and ${present} order by ${key}`,
      [partnerId],
    )
    for (let from = 0; from < keys.length; from += portion)
      await updateEach({ sql, table, partnerId }, keys.slice(from, from + portion))
  }
}

/** Clears the values that another formula gave to a field. */
const empty = (sql: Sql, { table }: Declared, name: string) => {
  const column = table.column(name)
  if (!column) throw new Error(`area ${table.area} has no field ${name}`)
  return sql.exec(`update ${table.sql} set ${column.sql} = ${literalOfNothing(column)}`)
}

/**
 * Fills derived fields in existing records, as the next save would, even if another formula gave them other values. Every area's
 * table must already have its new shape.
 */
export async function fillDerived(
  areas: DeclaredAreas,
  area: Declared,
  sql: Sql,
  { added, rederived }: Pick<Plan, 'added' | 'rederived'>,
): Promise<void> {
  const { fields } = area.resource
  const derived = [...added, ...rederived].filter((name) => fields[name] && isDerived(fields[name]))
  if (derived.length === 0) return
  // Nobody made this change, so keep it out of the history.
  await sql.exec(`alter table ${area.table.sql} disable trigger user`)
  for (const taking of takingsOf(fields)) {
    if (rederived.includes(taking.name)) await empty(sql, area, taking.name)
    if (derived.includes(taking.name)) await take(sql, area, areaNamed(areas, taking.from), taking)
  }
  await settle(sql, area)
  await sql.exec(`alter table ${area.table.sql} enable trigger user`)
}
