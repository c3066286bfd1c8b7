import { type MemoryFS, PGlite, type Transaction, types } from '@electric-sql/pglite'
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
  writes,
} from './sql'

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

/**
 * The engine writes down every change before it makes it, and forgets what it has written down at a checkpoint. Alone in
 * its process it never makes one by itself, so that its files would grow for as long as the process runs.
 */
const transactionsPerCheckpoint = 1000

/** A failed start of the engine takes the whole thread for a second; it is tried again after so many times as long. */
const pauseFactor = 10

const isBreakdown = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && ['FATAL', 'PANIC'].includes(String(Reflect.get(error, 'severity'))))

/**
 * PGlite goes on speaking to an engine that has broken down, the end of a message and the rollback being next, and waits for
 * ever, in this thread, for it to read them. This one says no more to it.
 */
class Database extends PGlite {
  private breakdown: unknown

  override async execProtocolStream(...said: Parameters<PGlite['execProtocolStream']>) {
    if (this.breakdown) throw this.breakdown
    try {
      return await super.execProtocolStream(...said)
    } catch (error) {
      if (isBreakdown(error)) this.breakdown = error
      throw error
    }
  }
}

export interface EmbeddedOptions {
  /** Keeps the data in memory in place of the usual place, and may have some already. */
  readonly files?: MemoryFS
  /** Whether there is room to write; asked before every statement that needs some. */
  readonly hasRoom?: () => boolean
}

/** PostgreSQL in this process: one statement or transaction after the other, and started anew when it has broken down. */
class Engine {
  readonly outage: Outage
  private db: PGlite | undefined
  private last: Promise<unknown> = Promise.resolve()
  private transactions = 0
  /** Why the engine has broken down, and when a start may be tried again. */
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

  /** Does something once everything before it has ended. */
  inTurn<T>(work: (db: PGlite) => Promise<T>): Promise<T> {
    const result = this.last.then(async () => work(this.db ?? (await this.again())))
    this.last = result.catch(() => undefined)
    return result
  }

  /**
   * Statements of a connection or a transaction, whose faults the log is told of.
   *
   * @param db the engine that they belong to
   */
  statements(db: PGlite, runner: Runner = db): Pick<Statements, 'query' | 'exec'> {
    const checked = async <T>(text: string, run: () => Promise<T>): Promise<T> => {
      if (this.db !== db) throw this.broken ?? new StoreFault('down', 'the engine was started anew')
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
      exec: (text) =>
        checked(text, async () => {
          await runner.exec(text)
        }),
    }
  }

  /** @throws StoreFault `unknown` when the engine breaks down while it commits */
  transaction<T>(run: (sql: Sql) => Promise<T>): Promise<T> {
    this.checkpointNowAndThen()
    return this.inTurn(
      (db) =>
        new Promise<T>((resolve, reject) => {
          const work = async (tx: Transaction): Promise<T> => {
            try {
              return await untilEnd(this.steps(db, tx, 1), run)
            } catch (error) {
              // This is what went wrong, whatever becomes of the rollback.
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

  /** Lets go of the files once everything has ended. What has broken down is only left alone. */
  close(): Promise<void> {
    this.closing ??= this.last.then(() => this.db?.close())
    return this.closing
  }

  private steps(db: PGlite, tx: Transaction, depth: number): Statements {
    const own = this.statements(db, tx)
    return {
      ...own,
      transaction: async (run) => {
        const savepoint = `step_${depth}`
        await own.exec(`savepoint ${savepoint}`)
        try {
          const result = await untilEnd(this.steps(db, tx, depth + 1), run)
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

  private full(reason: string): StoreFault {
    this.outage.full(reason)
    return new StoreFault('full', reason)
  }

  /** What an error of the engine means for who asked; a breakdown is remembered. */
  private faultOf(error: unknown): StoreFault | undefined {
    if (error instanceof StoreFault || !(error instanceof Error)) return undefined
    if (isBreakdown(error)) {
      this.broken = new StoreFault('down', error.message, { cause: error })
      this.db = undefined
      this.notBefore = 0
      this.outage.down(error.message)
      return this.broken
    }
    return Reflect.get(error, 'code') === '53100' ? this.full(error.message) : undefined
  }

  /** Starts the engine anew: it brings itself back to the last commit. */
  private async again(): Promise<PGlite> {
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

  private checkpointNowAndThen(): void {
    this.transactions += 1
    if (this.transactions % transactionsPerCheckpoint !== 0 || this.options.hasRoom?.() === false) return
    // What goes wrong with it goes wrong with the next statement too, which tells of it.
    this.inTurn((db) => this.statements(db).exec('checkpoint')).catch(() => {})
  }
}

/**
 * Opens PostgreSQL inside this process, in Node or in a browser. Commits are synchronous (the default of the
 * engine is kept), so a killed process loses no acknowledged write.
 *
 * @param dataDir a folder, `memory://` or, in a browser, `idb://<name>`
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
