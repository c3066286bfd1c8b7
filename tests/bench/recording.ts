import type { Sql, SqlValue } from '@mock/store/sql'

interface Statement {
  readonly text: string
  readonly params: readonly SqlValue[] | undefined
}

/** A store that remembers what it was asked, so that the same statements can be run again without anything around them. */
export interface Recording extends Sql {
  /** What was asked since the last time. */
  take(): readonly Statement[]
}

/** Wraps a store. */
export function recording(store: Sql): Recording {
  let statements: Statement[] = []
  const wrap = (sql: Sql): Sql => ({
    query: (text, params) => {
      statements.push({ text, params })
      return sql.query(text, params)
    },
    exec: (text) => sql.exec(text),
    transaction: (run) => sql.transaction((inner) => run(wrap(inner))),
    atEnd: sql.atEnd,
  })
  return {
    ...wrap(store),
    take: () => {
      const taken = statements
      statements = []
      return taken
    },
  }
}

/** Runs recorded statements one after the other. */
export async function replay(store: Sql, statements: readonly Statement[]): Promise<void> {
  for (const { text, params } of statements) await store.query(text, params)
}
