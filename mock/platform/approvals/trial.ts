import type { Sql } from '../../store/sql'

/** Nothing that is only tried is told to anybody at the end. */
const silent = (sql: Sql): Sql => ({
  ...sql,
  transaction: (run, how) => sql.transaction((part) => run(silent(part)), how),
  atEnd: async () => undefined,
})

/** Does something and takes it back: rows, numbers and pace are as before. Throws what it throws. */
export async function tried<T>(sql: Sql, run: (sql: Sql) => Promise<T>): Promise<T> {
  const takenBack = new Error('tried')
  let found: { readonly result: T } | undefined
  try {
    await sql.transaction(async (part) => {
      found = { result: await run(silent(part)) }
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  if (!found) throw takenBack
  return found.result
}
