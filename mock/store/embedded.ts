import { type MemoryFS, PGlite, type Transaction, types } from '@electric-sql/pglite'
import { rejectWithoutValues, type Sql, type SqlValue, type Store, StoreUnavailable } from './sql'

/** What a connection and a transaction of the embedded store have in common. */
type Runner = Pick<PGlite | Transaction, 'query' | 'exec'>

/** Longer than a call takes, shorter than a person notices. */
const turnMs = 50
// As they are when the file is loaded: a clock that a test has stopped must not stop the store.
const { setTimeout, performance } = globalThis
let lastTurn = performance.now()

/**
 * Lets signals, timers and other requests have their turn now and then: the engine works in this thread, and one
 * statement after the other, as a first start makes them, would keep all of it waiting to the end.
 */
async function takeTurns(): Promise<void> {
  if (performance.now() - lastTurn < turnMs) return
  await new Promise<void>((resolve) => setTimeout(resolve))
  lastTurn = performance.now()
}

const statements = (runner: Runner): Pick<Sql, 'query' | 'exec'> => ({
  async query<Row>(text: string, params: readonly SqlValue[] = []) {
    const { rows } = await runner.query<Row>(text, [...params]).catch(rejectWithoutValues)
    await takeTurns()
    return rows
  },
  async exec(text) {
    await runner.exec(text).catch(rejectWithoutValues)
    await takeTurns()
  },
})

const inTransaction = (runner: Runner, depth: number): Sql => ({
  ...statements(runner),
  async transaction(run) {
    const savepoint = `step_${depth}`
    await runner.exec(`savepoint ${savepoint}`)
    try {
      const result = await run(inTransaction(runner, depth + 1))
      await runner.exec(`release savepoint ${savepoint}`)
      return result
    } catch (error) {
      await runner.exec(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`)
      throw error
    }
  },
})

/**
 * Opens PostgreSQL inside this process, in Node or in a browser. Commits are synchronous (the default of the
 * engine is kept), so a killed process loses no acknowledged write.
 *
 * @param dataDir a folder, `memory://` or, in a browser, `idb://<name>`
 * @param place the same for people to read
 * @param files keeps the data in memory in place of the usual one, and may have some already
 * @throws StoreUnavailable when the data cannot be opened
 */
export async function openEmbedded(dataDir: string, place: string, files?: MemoryFS): Promise<Store> {
  const options = { parsers: { [types.INT8]: Number }, fs: files }
  const db = await PGlite.create(dataDir, options).catch((error: unknown) => {
    throw new StoreUnavailable(`The data in ${place} cannot be opened: ${String(error)}`, { cause: error })
  })
  let closing: Promise<void> | undefined
  return {
    kind: 'embedded',
    place,
    ...statements(db),
    transaction: (run) => db.transaction((tx) => run(inTransaction(tx, 1))),
    close: () => {
      closing ??= db.close()
      return closing
    },
  }
}
