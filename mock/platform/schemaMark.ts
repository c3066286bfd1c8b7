import type { Sql } from '../store/sql'
import { digest } from './digest'

/** Tables and views that a statement creates. */
const created = /\bcreate (?:table|view) (?:if not exists )?([\w."]+)/gi

const areThere = async (sql: Sql, relations: readonly string[]): Promise<boolean> => {
  const [row] = await sql.query<{ missing: number }>(
    'select count(*) as missing from unnest($1::text[]) as name where to_regclass(name) is null',
    [relations],
  )
  return row?.missing === 0
}

/**
 * Executes the statements of an area's schema, unless they have been before. A statement that finds everything in place still
 * locks its table until the start has ended: calls that other instances answer meanwhile would wait, or deadlock with it.
 *
 * @param isStale whether they must be executed again
 */
export async function bringSchema(
  sql: Sql,
  area: string,
  statements: readonly string[],
  isStale = false,
): Promise<void> {
  if (statements.length === 0) return
  const mark = await digest(statements.join(';\n'))
  const relations = statements.flatMap((text) => [...text.matchAll(created)].map(([, name = '']) => name))
  if (!isStale && (await areThere(sql, ['platform.schema_mark', ...relations]))) {
    const marked = await sql.query(
      'select area from platform.schema_mark where area = $1 and statements_digest = $2',
      [area, mark],
    )
    if (marked.length > 0) return
  }
  for (const statement of statements) await sql.exec(statement)
  await sql.query(
    `insert into platform.schema_mark (area, statements_digest) values ($1, $2)
     on conflict (area) do update set statements_digest = $2`,
    [area, mark],
  )
}
