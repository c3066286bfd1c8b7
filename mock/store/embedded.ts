import { PGlite, type PGliteOptions, type Transaction, types } from '@electric-sql/pglite'
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
  writes,
} from './sql'

type Runner = Pick<PGlite | Transaction, 'query' | 'exec'>

/** Longer than a call takes, shorter than a person notices. */
const turnMs = 50
// Taken when the file loads: a test's fake clock must not stop the store.
const { setTimeout, performance } = globalThis
let lastTurn = performance.now()

/** Yields to signals, timers and other requests now and then: the engine runs in this thread. */
async function takeTurns(): Promise<void> {
  if (performance.now() - lastTurn < turnMs) return
  await new Promise<void>((resolve) => setTimeout(resolve))
  lastTurn = performance.now()
}

/** The embedded engine never checkpoints by itself, so its write-ahead log would grow as long as the process runs. */
const transactionsPerCheckpoint = 1000

/** A failed start blocks the thread for a second; the next try waits this many times as long. */
const pauseFactor = 10

const isCrash = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && ['FATAL', 'PANIC'].includes(String(Reflect.get(error, 'severity'))))

/** PGlite keeps talking to a crashed engine and then waits forever, in this thread. This one stops after a crash. */
class Database extends PGlite {
  private crash: unknown

  override async execProtocolStream(...message: Parameters<PGlite['execProtocolStream']>) {
    if (this.crash) throw this.crash
    try {
      return await super.execProtocolStream(...message)
    } catch (error) {
      if (isCrash(error)) this.crash = error
      throw error
    }
  }
}

export interface EmbeddedOptions {
  /** Keeps the data here instead of `dataDir`; may already contain some. */
  readonly files?: PGliteOptions['fs']
  /** Whether there is room to write; checked before every statement that needs some. */
  readonly hasRoom?: () => boolean
}

/** PostgreSQL in this process: runs one statement or transaction at a time, and restarts after a crash. */
class Engine {
  readonly outage: Outage
  private db: PGlite | undefined
  private last: Promise<unknown> = Promise.resolve()
  private transactions = 0
  /** Why the engine crashed, and when a restart may be tried. */
  private broken: StoreFault | undefined
  private notBefore = 0
  private closing: Promise<void> | undefined

  constructor(
    private readonly dataDir: string,
    readonly place: string,
    private readonly options: EmbeddedOptions,
  ) {
    this.outage = new Outage(place)
  }

  async start(): Promise<void> {
    const options = { parsers: { [types.INT8]: Number }, fs: this.options.files }
    const db = new Database(this.dataDir, options)
    await db.waitReady
    this.db = db
  }

  inTurn<T>(work: (db: PGlite) => Promise<T>): Promise<T> {
    const result = this.last.then(async () => work(this.db ?? (await this.restart())))
    this.last = result.catch(() => undefined)
    return result
  }

  /** Statements of a connection or a transaction of this engine; store faults are logged. */
  statements(db: PGlite, runner: Runner = db): Pick<Statements, 'query' | 'exec'> {
    const checked = async <T>(text: string, run: () => Promise<T>): Promise<T> => {
      if (this.db !== db) throw this.broken ?? new StoreFault('down', 'the engine was restarted')
      if (writes(text) && this.options.hasRoom?.() === false) throw this.full('the disk is full')
      try {
        return await run()
      } catch (error) {
        return rejectWithoutValues(this.faultOf(error) ?? error)
      } finally {
        await takeTurns()
      }
    }
    return {
      query: <Row>(text: string, params: readonly SqlValue[] = []) =>
        checked(text, async () => (await runner.query<Row>(text, [...params])).rows),
      exec: (text) => checked(text, async () => void (await runner.exec(text))),
    }
  }

  /** @throws StoreFault `unknown` when the engine crashes while committing */
  transaction<T>(run: (sql: Sql) => Promise<T>): Promise<T> {
    this.checkpointIfDue()
    return this.inTurn(
      (db) =>
        new Promise<T>((resolve, reject) => {
          const work = async (tx: Transaction): Promise<T> => {
            try {
              return await inTransaction(this.statements(db, tx), run)
            } catch (error) {
              // The cause, whatever happens during the rollback.
              reject(error)
              throw error
            }
          }
          db.transaction(work).then(resolve, (error: unknown) => {
            const fault = this.db === db ? this.faultOf(error) : undefined
            reject(fault?.fault === 'down' ? new StoreFault('unknown', fault.message) : (fault ?? error))
          })
        }),
    )
  }

  close(): Promise<void> {
    this.closing ??= this.last.then(() => this.db?.close())
    return this.closing
  }

  private full(reason: string): StoreFault {
    this.outage.full(reason)
    return new StoreFault('full', reason)
  }

  /** The fault that an engine's error stands for; a crash is remembered. */
  private faultOf(error: unknown): StoreFault | undefined {
    if (error instanceof StoreFault || !(error instanceof Error)) return undefined
    if (isCrash(error)) {
      this.broken = new StoreFault('down', error.message, { cause: error })
      this.db = undefined
      this.notBefore = 0
      this.outage.down(error.message)
      return this.broken
    }
    return Reflect.get(error, 'code') === '53100' ? this.full(error.message) : undefined
  }

  /** Restarts the engine, which recovers to the last commit. */
  private async restart(): Promise<PGlite> {
    const broken = this.broken ?? new StoreFault('down', 'closed')
    if (this.closing || performance.now() < this.notBefore) throw broken
    if (this.options.hasRoom?.() === false) throw this.full('the disk is full')
    const begun = performance.now()
    try {
      await this.start()
    } catch (error) {
      this.notBefore = performance.now() + pauseFactor * (performance.now() - begun)
      throw new StoreFault('down', String(error), { cause: error })
    }
    this.broken = undefined
    this.outage.works(Number.POSITIVE_INFINITY)
    if (!this.db) throw broken
    return this.db
  }

  private checkpointIfDue(): void {
    this.transactions += 1
    if (this.transactions % transactionsPerCheckpoint !== 0 || this.options.hasRoom?.() === false) return
    // The next statement meets the same error and reports it.
    this.inTurn((db) => this.statements(db).exec('checkpoint')).catch(() => {})
  }
}

/**
 * Opens PostgreSQL inside this process, in Node or in a browser. Commits to a folder are synchronous, so a killed
 * process loses no acknowledged write.
 *
 * @param dataDir a folder or `memory://`
 * @param place the same for people to read
 * @throws StoreUnavailable when the data cannot be opened
 */
export async function openEmbedded(
  dataDir: string,
  place: string,
  options: EmbeddedOptions = {},
): Promise<Store> {
  const engine = new Engine(dataDir, place, options)
  await engine.start().catch((error: unknown) => {
    throw new StoreUnavailable(`The data in ${place} cannot be opened: ${String(error)}`, { cause: error })
  })
  const store: Store = {
    kind: 'embedded',
    place,
    query: (text, params) => engine.inTurn((db) => engine.statements(db).query(text, params)),
    exec: (text) => engine.inTurn((db) => engine.statements(db).exec(text)),
    transaction: (run) => engine.transaction(run),
    atEnd: async (_, last) => void (await last(store)),
    close: () => engine.close(),
  }
  return store
}
