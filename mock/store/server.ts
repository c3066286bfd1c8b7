import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { Outage } from './outage'
import {
  inTransaction,
  rejectWithoutValues,
  type Sql,
  type SqlValue,
  type Statements,
  type Store,
  StoreFault,
  StoreUnavailable,
} from './sql'

const int8 = 20

/** The driver's own parsers, but `bigint` as a number: ids, seconds, fen and li all fit into 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
}

const connectsWithin = 3000

/** Milliseconds that a statement may take, waiting for locks included: the console gives up a call after 5 s. */
const answersWithin = 4000

/** Extra milliseconds before a server that should have cancelled the statement counts as down. */
const grace = 500

const mostAttempts = 8

/** SQLSTATE of conflicts: serialization failure, deadlock, cancelled after waiting too long. */
const conflicts: readonly (string | undefined)[] = ['40001', '40P01', '57014']

/**
 * The fault that an error stands for. The driver's own errors are all about the connection; of the server's, class 08,
 * 57P and 53300 mean that it is stopping, starting or out of connections.
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

/** Statements whose store faults are logged. */
const statements = (runner: Runner, outage: Outage): Pick<Statements, 'query' | 'exec'> => {
  const logged = async <T>(running: Promise<T>): Promise<T> => {
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
      const { rows } = await logged(runner.query<Row & pg.QueryResultRow>(text, [...params]))
      return rows
    },
    async exec(text) {
      await logged(runner.query(text))
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

/** @throws StoreFault `unknown` when the connection is lost while committing */
async function attempt<T>(client: pg.ClientBase, outage: Outage, run: (sql: Sql) => Promise<T>): Promise<T> {
  const own = statements(client, outage)
  let committing = false
  try {
    await own.exec('begin')
    const result = await inTransaction(own, run)
    committing = true
    await own.exec('commit')
    return result
  } catch (error) {
    const isLost = error instanceof StoreFault && error.fault === 'down'
    if (isLost && committing) throw new StoreFault('unknown', error.message, { cause: error })
    // On a lost connection nothing can be rolled back, and nothing needs to be.
    if (!isLost) await own.exec('rollback')
    throw error
  }
}

/** Logs the fault that an error stands for, and throws it. */
const rejectFrom =
  (outage: Outage) =>
  (error: unknown): never => {
    const fault = faultOf(error)
    if (fault?.fault === 'down') outage.down(fault.message)
    throw fault ?? error
  }

/** Runs rare work on a connection of its own, without timeouts. */
async function patiently<T>(
  settings: pg.ClientConfig,
  outage: Outage,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(settings)
  // The statement that needed the connection reports its loss.
  client.on('error', () => {})
  // What the work throws by itself is no fault of the store; its statements tell theirs.
  const connected = client.connect().catch(rejectFrom(outage))
  return connected.then(() => run(client)).finally(() => client.end().catch(() => {}))
}

/** Runs work on a connection of the pool; a broken one is thrown away afterwards. */
async function pooled<T>(
  pool: pg.Pool,
  outage: Outage,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch(rejectFrom(outage))
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

/** Retries after conflicts, each time after a longer random pause. */
async function retried<T>(within: number, attemptOnce: () => Promise<T>): Promise<T> {
  const until = performance.now() + within
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
 * Opens a PostgreSQL server. When it goes away and comes back, the next call finds it: no restart is needed.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param within milliseconds that a statement may take
 * @throws StoreUnavailable when the address is wrong or the server does not answer in time
 */
export async function openServer(url: string, within = answersWithin): Promise<Store> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StoreUnavailable('DATABASE_URL must begin with postgres:// or postgresql://')
  const place = placeOf(url)
  const outage = new Outage(place)
  const settings = { connectionString: url, types, connectionTimeoutMillis: connectsWithin }
  const pool = new pg.Pool({
    ...settings,
    max: 10,
    query_timeout: within + grace,
    onConnect: (client) => client.query(`set statement_timeout = ${within}`),
  })
  // Without listeners, a lost connection would end this process.
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
      retried(within / 2, () =>
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
