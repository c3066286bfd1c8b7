import type { Sql } from '../../store/sql'

/** A trial must not notify anyone at the end of its transaction. */
const silent = (sql: Sql): Sql => ({
  ...sql,
  transaction: (run, how) => sql.transaction((part) => run(silent(part)), how),
  atEnd: async () => undefined,
})

/** Runs something and rolls it back: rows, numbers and pace stay as they were. Passes on what `run` throws. */
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
