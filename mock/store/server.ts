import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { Outage } from './outage'
import {
  rejectWithoutValues,
  type Sql,
  type SqlValue,
  type Statements,
  type Store,
  StoreFault,
  StoreUnavailable,
  untilEnd,
} from './sql'

const int8 = 20

/** The engine's own reading of each type, but `bigint` as a number: ids, seconds, fen and li all fit into 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
}

/**
 * Milliseconds, so that a call is answered before the console gives it up after 5 s: for a connection; for a statement,
 * its waiting for locks included; for a server that says nothing at all; and after which no transaction is tried again.
 */
const limits = { connect: 3000, statement: 4000, silence: 4500, retries: 2500 }

/** How often a transaction is tried that others were in the way of. */
const mostAttempts = 8

/** The server's own words for "somebody else was in the way": serialization failure, deadlock, and a wait that took too long. */
const conflicts: readonly (string | undefined)[] = ['40001', '40P01', '57014']

/**
 * What an error means for who asked. The driver's own errors are all about the connection; of the server's, class 08,
 * 57P and 53300 say that it is stopping, starting or taking no more.
 */
function faultOf(error: unknown): StoreFault | undefined {
  if (error instanceof StoreFault) return error
  // A TypeError is a parameter that cannot be sent.
  if (!(error instanceof Error) || error instanceof TypeError) return undefined
  const fault = (kind: StoreFault['fault']) =>
    new StoreFault(kind, error.message || String(Reflect.get(error, 'code')), { cause: error })
  if (!(error instanceof pg.DatabaseError)) return fault('down')
  const { code = '', severity } = error
  if (severity === 'FATAL' || severity === 'PANIC') return fault('down')
  if (/^(08|57P|53300)/.test(code)) return fault('down')
  if (code === '53100') return fault('full')
  return conflicts.includes(code) ? fault('conflict') : undefined
}

type Runner = pg.Pool | pg.ClientBase

/** Statements whose faults the log is told of. */
const statements = (runner: Runner, outage: Outage): Pick<Statements, 'query' | 'exec'> => {
  const told = async <T>(running: Promise<T>): Promise<T> => {
    const asked = performance.now()
    try {
      const result = await running
      outage.works(asked)
      return result
    } catch (error) {
      const fault = faultOf(error)
      if (fault?.fault === 'down') outage.down(fault.message)
      else if (fault?.fault === 'full') outage.full(fault.message)
      else if (!fault) outage.works(asked)
      return rejectWithoutValues(fault ?? error)
    }
  }
  return {
    async query<Row>(text: string, params: readonly SqlValue[] = []) {
      const { rows } = await told(runner.query<Row & pg.QueryResultRow>(text, [...params]))
      return rows
    },
    async exec(text) {
      await told(runner.query(text))
    },
  }
}

const inTransaction = (client: pg.ClientBase, outage: Outage, depth: number): Statements => {
  const own = statements(client, outage)
  return {
    ...own,
    async transaction(run) {
      const savepoint = `step_${depth}`
      await own.exec(`savepoint ${savepoint}`)
      try {
        const result = await untilEnd(inTransaction(client, outage, depth + 1), run)
        await own.exec(`release savepoint ${savepoint}`)
        return result
      } catch (error) {
        // After a fault of the store the whole transaction is undone.
        if (!(error instanceof StoreFault))
          await own.exec(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`)
        throw error
      }
    },
  }
}

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

/**
 * Runs a transaction on a connection.
 *
 * @throws StoreFault `unknown` when the connection is lost while it commits
 */
async function attempt<T>(client: pg.ClientBase, outage: Outage, run: (sql: Sql) => Promise<T>): Promise<T> {
  const { exec } = statements(client, outage)
  let committing = false
  try {
    await exec('begin')
    const result = await untilEnd(inTransaction(client, outage, 1), run)
    committing = true
    await exec('commit')
    return result
  } catch (error) {
    const isLost = error instanceof StoreFault && error.fault === 'down'
    if (isLost && committing) throw new StoreFault('unknown', error.message, { cause: error })
    // On a connection that is lost nothing can be undone, and nothing needs to be.
    if (!isLost) await exec('rollback')
    throw error
  }
}

/** A connection of its own, without limits of time, for what is done once in a while. */
async function patiently<T>(
  settings: pg.ClientConfig,
  outage: Outage,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(settings)
  // What is lost is told by the statement that needed it.
  client.on('error', () => {})
  try {
    await client.connect()
    return await run(client)
  } catch (error) {
    const fault = faultOf(error)
    if (fault?.fault === 'down') outage.down(fault.message)
    throw fault ?? error
  } finally {
    await client.end().catch(() => {})
  }
}

/** The pool's connections, each given back as it is afterwards: whole, or to be thrown away. */
async function pooled<T>(
  pool: pg.Pool,
  outage: Outage,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    const fault = faultOf(error)
    if (fault?.fault === 'down') outage.down(fault.message)
    throw fault ?? error
  })
  let broken = false
  try {
    return await run(client)
  } catch (error) {
    broken = error instanceof StoreFault && (error.fault === 'down' || error.fault === 'unknown')
    throw error
  } finally {
    client.release(broken)
  }
}

/** Tries again what others were in the way of, each time after a pause of another length. */
async function retried<T>(attemptOnce: () => Promise<T>): Promise<T> {
  const until = performance.now() + limits.retries
  for (let tried = 1; ; tried++) {
    try {
      return await attemptOnce()
    } catch (error) {
      const again = error instanceof StoreFault && error.fault === 'conflict'
      if (!again || tried === mostAttempts || performance.now() > until) throw error
      await delay(Math.random() * 20 * 2 ** tried)
    }
  }
}

/**
 * Opens a PostgreSQL server. When it goes away and comes back, the next call finds it: nothing has to be started again.
 *
 * @param url `postgres://user:password@host:port/database`
 * @throws StoreUnavailable when the address is wrong or the server does not answer in time
 */
export async function openServer(url: string): Promise<Store> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StoreUnavailable('DATABASE_URL must begin with postgres:// or postgresql://')
  const place = placeOf(url)
  const outage = new Outage(place)
  const settings = { connectionString: url, types, connectionTimeoutMillis: limits.connect }
  const pool = new pg.Pool({
    ...settings,
    max: 10,
    query_timeout: limits.silence,
    onConnect: (client) => client.query(`set statement_timeout = ${limits.statement}`),
  })
  // A connection that is lost tells who uses it, and an idle one nobody: the next call opens another. Without a listener
  // either would end this process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
    throw new StoreUnavailable(`${place} cannot be reached: ${reason}`, { cause: error })
  }
  let closing: Promise<void> | undefined
  const { query } = statements(pool, outage)
  const store: Store = {
    kind: 'server',
    place,
    query,
    exec: (text) => patiently(settings, outage, (client) => statements(client, outage).exec(text)),
    transaction: (run, { patient = false } = {}) =>
      retried(() =>
        patient
          ? patiently(settings, outage, (client) => attempt(client, outage, run))
          : pooled(pool, outage, (client) => attempt(client, outage, run)),
      ),
    atEnd: async (_, last) => void (await last(store)),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
  return store
}
