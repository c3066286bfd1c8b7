import pg from 'pg'
import { rejectWithoutValues, type Sql, type SqlValue, type Store, StoreUnavailable } from './sql'

const int8 = 20

/** The engine's own reading of each type, but `bigint` as a number: ids, seconds, fen and li all fit into 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
}

type Runner = pg.Pool | pg.PoolClient

const statements = (runner: Runner): Pick<Sql, 'query' | 'exec'> => ({
  async query<Row>(text: string, params: readonly SqlValue[] = []) {
    const result = await runner.query<Row & pg.QueryResultRow>(text, [...params]).catch(rejectWithoutValues)
    return result.rows
  },
  async exec(text) {
    await runner.query(text).catch(rejectWithoutValues)
  },
})

const inTransaction = (client: pg.PoolClient, depth: number): Sql => ({
  ...statements(client),
  async transaction(run) {
    const savepoint = `step_${depth}`
    await client.query(`savepoint ${savepoint}`)
    try {
      const result = await run(inTransaction(client, depth + 1))
      await client.query(`release savepoint ${savepoint}`)
      return result
    } catch (error) {
      await client.query(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`)
      throw error
    }
  },
})

/** The address without user and password, for people to read. */
const placeOf = (url: string): string => {
  try {
    const { host, pathname } = new URL(url)
    return `PostgreSQL at ${host || 'the local socket'}${pathname}`
  } catch {
    throw new StoreUnavailable(
      'DATABASE_URL is not an address; expected postgres://user:password@host:5432/database',
    )
  }
}

/** The server's own words for "somebody else was in the way, try again": serialization failure and deadlock. */
const triesAgain = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')

async function transaction<T>(pool: pg.Pool, run: (sql: Sql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(pool, run)
    } catch (error) {
      if (attempt === 5 || !triesAgain(error)) throw error
    }
  }
}

async function attemptOnce<T>(pool: pg.Pool, run: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await run(inTransaction(client, 1))
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away, never handed to the next caller.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Opens a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/database`
 * @throws StoreUnavailable when the address is wrong or the server does not answer within 5 s
 */
export async function openServer(url: string): Promise<Store> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StoreUnavailable('DATABASE_URL must begin with postgres:// or postgresql://')
  const place = placeOf(url)
  const pool = new pg.Pool({ connectionString: url, types, max: 10, connectionTimeoutMillis: 5000 })
  // An idle connection that the server ends is replaced at the next use; without a listener it would end this process.
  pool.on('error', (error) => console.error(`${place}: ${error.message}`))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
    throw new StoreUnavailable(`${place} cannot be reached: ${reason}`, { cause: error })
  }
  let closing: Promise<void> | undefined
  return {
    kind: 'server',
    place,
    ...statements(pool),
    transaction: (run) => transaction(pool, run),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}
