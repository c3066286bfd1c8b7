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

/** Rows that are reckoned at a time. */
const portion = 5000

/** Takes a field's values from the records that are referred to; where there is none, it stays empty. */
const take = (sql: Sql, { table }: Declared, from: Declared, { name, reference, source }: Taking) => {
  const column = table.column(name)
  if (!column) throw new Error(`area ${table.area} has no field ${name}`)
  const key = from.table.key.map((one) => one.sql)
  // As `referenceTo` says it.
  const referred = key.length === 1 ? `s.${key[0]}::text` : idSql(key, 's')
  return sql.exec(
    `update ${table.sql} t set ${column.sql} = coalesce(s.${quoted(source)}, ${literalOfNothing(column)})
     from ${from.table.sql} s
     where s.partner_id = t.partner_id and s.${removedColumn} is null and ${referred} = t.${quoted(reference)}::text`,
  )
}

/** Brings every record to what the rules between its fields say. */
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

/** Takes the values of a field away that it was given by another formula. */
const empty = (sql: Sql, { table }: Declared, name: string) => {
  const column = table.column(name)
  if (!column) throw new Error(`area ${table.area} has no field ${name}`)
  return sql.exec(`update ${table.sql} set ${column.sql} = ${literalOfNothing(column)}`)
}

/**
 * Gives fields that nobody enters their values in the records that were there before them, as the next save would; also
 * where another formula gave them others. It needs every area's table in its new shape.
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
  // It is nobody's change.
  await sql.exec(`alter table ${area.table.sql} disable trigger user`)
  for (const taking of takingsOf(fields)) {
    if (rederived.includes(taking.name)) await empty(sql, area, taking.name)
    if (derived.includes(taking.name)) await take(sql, area, areaNamed(areas, taking.from), taking)
  }
  await settle(sql, area)
  await sql.exec(`alter table ${area.table.sql} enable trigger user`)
}
