/** A value that both stores accept as a parameter. Pass a list or an object as JSON text with a cast: `$1::jsonb`. */
export type SqlValue = string | number | boolean | null | readonly string[] | readonly number[]

type SqlRow = Record<string, unknown>

export interface Statements {
  /** Runs one statement with `$1 … $n` and returns its rows. */
  query<Row = SqlRow>(text: string, params?: readonly SqlValue[]): Promise<Row[]>
  /** Runs one or more statements without parameters, for definitions of tables. */
  exec(text: string): Promise<void>
  /**
   * Runs `run` in a transaction: a result commits, a throw rolls back and is passed on. Inside a transaction it sets a
   * savepoint instead, so that one refused record of a batch leaves the others alone. Isolation is READ COMMITTED: lock
   * what you decide on (`select … for update`). Use only the `sql` that is passed in. After a deadlock `run` is called
   * again from the start, so it must do nothing but SQL.
   *
   * @throws StoreFault when the store cannot do it now; `run` must let it through
   */
  transaction<T>(run: (sql: Sql) => Promise<T>, how?: Patience): Promise<T>
}

/** Statements of a call time out; `patient` ones may take as long as they need. */
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
   * Runs `last` right before the outermost transaction commits, once for each name and in the order of the names; at
   * once outside a transaction. For rows that every transaction changes: they are locked briefly, and never in a circle.
   */
  atEnd(name: string, last: (sql: Pick<Sql, 'query'>) => Promise<unknown>): Promise<void>
}

export interface Store extends Sql {
  /** `embedded` runs in this process, `server` is a PostgreSQL server. */
  readonly kind: 'embedded' | 'server'
  /** Where the data is, for people to read; never contains a password. */
  readonly place: string
  /** Waits for running statements, then releases the files or connections. Calling it again does nothing. */
  close(): Promise<void>
}

/**
 * Why an open store cannot run a statement now; the statement itself is fine.
 *
 * - `down`: it cannot be reached, or did not answer in time; nothing was stored
 * - `unknown`: it was lost while committing; everything was stored or nothing
 * - `full`: it has no room; nothing was stored, reading still works
 * - `conflict`: other transactions were in the way, even after several tries; nothing was stored
 */
export type Fault = 'down' | 'unknown' | 'full' | 'conflict'

export class StoreFault extends Error {
  override readonly name = 'StoreFault'

  constructor(
    readonly fault: Fault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Whether the store has logged this error itself, in one line for all calls that meet it. */
export const isLogged = (error: unknown): boolean => error instanceof StoreFault && error.fault !== 'conflict'

/** Whether a statement needs room: it changes rows, or locks them in order to. */
export const writes = (text: string): boolean => /\b(insert|update|delete|create|alter|drop)\b/i.test(text)

/** Runs a transaction's work, then what it registered with `atEnd`. */
export async function withAtEnd<T>(statements: Statements, run: (sql: Sql) => Promise<T>): Promise<T> {
  const lasts = new Map<string, (sql: Statements) => Promise<unknown>>()
  const within = (inner: Statements): Sql => ({
    ...inner,
    transaction: (part) => inner.transaction((deeper) => part(within(deeper))),
    atEnd: async (name, last) => void lasts.set(name, last),
  })
  const result = await run(within(statements))
  for (const name of [...lasts.keys()].sort()) await lasts.get(name)?.(statements)
  return result
}

const nested = (own: Pick<Statements, 'query' | 'exec'>, depth: number): Statements => ({
  ...own,
  async transaction(run) {
    const savepoint = `step_${depth}`
    await own.exec(`savepoint ${savepoint}`)
    try {
      const result = await withAtEnd(nested(own, depth + 1), run)
      await own.exec(`release savepoint ${savepoint}`)
      return result
    } catch (error) {
      // After a store fault the whole transaction is rolled back.
      if (!(error instanceof StoreFault))
        await own.exec(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`)
      throw error
    }
  },
})

/** Runs the work of a transaction that the engine has begun; transactions inside it are savepoints. */
export const inTransaction = <T>(
  own: Pick<Statements, 'query' | 'exec'>,
  run: (sql: Sql) => Promise<T>,
): Promise<T> => withAtEnd(nested(own, 1), run)

/** A store that cannot be opened; the message is one line that says why and what to do. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}

/** Rethrows an engine's error without the statement's values: they may hold anything, such as the hash of a password. */
export function rejectWithoutValues(error: unknown): never {
  if (error instanceof Error)
    for (const name of ['params', 'detail', 'where']) Reflect.deleteProperty(error, name)
  throw error
}
