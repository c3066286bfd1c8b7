/** A value that both stores take as a parameter. A list or an object goes as JSON text with a cast: `$1::jsonb`. */
export type SqlValue = string | number | boolean | null | readonly string[] | readonly number[]

/** A row as it comes from the store: column name to value. */
export type SqlRow = Record<string, unknown>

/**
 * The one door to a PostgreSQL store: the embedded one and a server speak the same SQL and give the same values.
 * `bigint` arrives as a number (ids, Unix seconds, fen and li all fit); `numeric` arrives as text, so cast sums
 * (`sum(x)::bigint`); `jsonb` arrives parsed.
 */
export interface Sql {
  /** Runs one statement with `$1 … $n` and gives its rows. */
  query<Row = SqlRow>(text: string, params?: readonly SqlValue[]): Promise<Row[]>
  /** Runs one or more statements without parameters, for definitions of tables. */
  exec(text: string): Promise<void>
  /**
   * Runs `run` in a transaction: its result commits, a throw rolls back and goes on to the caller. Inside a
   * transaction it sets a savepoint instead, so that one refused record of a batch leaves the others alone.
   * Isolation is READ COMMITTED: lock what you decide on (`select … for update`). Use only the `sql` it hands in.
   * A server may end one of two transactions that wait for each other; `run` is then called again from the start, so
   * it must do nothing but SQL.
   */
  transaction<T>(run: (sql: Sql) => Promise<T>): Promise<T>
}

/** An opened store. The one who opened it closes it. */
export interface Store extends Sql {
  /** `embedded` runs in this process, `server` is a PostgreSQL server. */
  readonly kind: 'embedded' | 'server'
  /** Where the data lies, for people to read; never holds a password. */
  readonly place: string
  /** Waits for running statements, then lets go of the files or connections. Calling it again does nothing. */
  close(): Promise<void>
}

/** A store that cannot be opened; the message is one line that says why and what to do. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}

/**
 * Passes an error of the engine on as the rest may see it, and write into a log: what went wrong and where, without the
 * values of the statement. Those may be anything that is kept, the hash of a password or of a token too.
 */
export function rejectWithoutValues(error: unknown): never {
  if (error instanceof Error)
    for (const name of ['params', 'detail', 'where']) Reflect.deleteProperty(error, name)
  throw error
}
