/** A value that both stores take as a parameter. A list or an object goes as JSON text with a cast: `$1::jsonb`. */
export type SqlValue = string | number | boolean | null | readonly string[] | readonly number[]

/** A row as it comes from the store: column name to value. */
type SqlRow = Record<string, unknown>

/** What an engine offers; `Sql` is made of it by `untilEnd`. */
export interface Statements {
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
   *
   * @throws StoreFault when the store cannot do it now; `run` must let it through
   */
  transaction<T>(run: (sql: Sql) => Promise<T>, how?: Patience): Promise<T>
}

/** A statement of a call is given up when the store does not answer in time; `patient` ones may take as long as they take. */
interface Patience {
  readonly patient?: boolean
}

/**
 * The one door to a PostgreSQL store: the embedded one and a server speak the same SQL and give the same values.
 * `bigint` arrives as a number (ids, Unix seconds, fen and li all fit); `numeric` arrives as text, so cast sums
 * (`sum(x)::bigint`); `jsonb` arrives parsed.
 */
export interface Sql extends Statements {
  /**
   * Has something done right before the whole transaction commits, once for each name and in the order of the names.
   * It is for rows that every transaction changes: they are locked for a moment only, and never in a circle. Outside
   * of a transaction it is done at once.
   */
  atEnd(name: string, last: (sql: Pick<Sql, 'query'>) => Promise<unknown>): Promise<void>
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

/**
 * Why an open store cannot do something now. Nothing is wrong with what was asked.
 *
 * - `down`: it cannot be reached, or has not answered in time; nothing was kept
 * - `unknown`: it was lost while it committed; all was kept or nothing
 * - `full`: it has no room; nothing was kept, reading goes on
 * - `conflict`: others were in the way, also after several tries; nothing was kept
 */
export type Fault = 'down' | 'unknown' | 'full' | 'conflict'

/** The store cannot do now what was asked. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  readonly fault: Fault

  constructor(fault: Fault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/** The store has told the log of it already, in one line for all calls that meet with it. */
export const isTold = (error: unknown): boolean => error instanceof StoreFault && error.fault !== 'conflict'

/** Whether a statement needs room: it changes rows, or locks them in order to. */
export const writes = (text: string): boolean => /\b(insert|update|delete|create|alter|drop)\b/i.test(text)

/** Gives a transaction what `Sql` has beyond the engine's own statements. */
export async function untilEnd<T>(statements: Statements, run: (sql: Sql) => Promise<T>): Promise<T> {
  const lasts = new Map<string, (sql: Statements) => Promise<unknown>>()
  const within = (inner: Statements): Sql => ({
    query: inner.query,
    exec: inner.exec,
    transaction: (part) => inner.transaction((deeper) => part(within(deeper))),
    atEnd: async (name, last) => void lasts.set(name, last),
  })
  const result = await run(within(statements))
  for (const name of [...lasts.keys()].sort()) await lasts.get(name)?.(statements)
  return result
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
