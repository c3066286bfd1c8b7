import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server for tests, and how to let go of it. */
export interface TestServer {
  /** The address of a new empty database. */
  freshDatabase(): Promise<string>
  stop(): Promise<void>
}

const debian = '/usr/lib/postgresql'

const newestProgram = (name: string): string | undefined => {
  if (!existsSync(debian)) return undefined
  const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(debian, version, 'bin', name)).find((path) => existsSync(path))
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)))
    })
  })

/** Timeout in milliseconds for statements of a store in a test's own process: only ends what hangs. */
export const answersWithin = 60_000

let databases = 0

/** Makes an empty database on a running server and returns its address. */
async function makeDatabase(serverUrl: string): Promise<string> {
  const name = `contract_${process.pid}_${Date.now().toString(36)}_${databases++}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A server for one test, which may break it. */
export interface Cluster extends TestServer {
  /** Ends it: `fast` cuts its connections off, `immediate` is a crash. */
  end(how: 'fast' | 'immediate'): Promise<void>
  /** Starts it again at the same address. */
  begin(): Promise<void>
  /** Freezes it, with its connections open, until it may go on. */
  freeze(): void
  goOn(): void
  /** Limits the size of its files to this many bytes, as on a full disk; without a number there is room again. */
  letGrowTo(bytes?: number): void
}

/** A process and all processes that it has started. */
const familyOf = (pid: number): number[] => {
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...(started === '' ? [] : started.split(' ').map(Number))]
}

/**
 * Starts a private server in a temporary folder, as user postgres when this process is root (PostgreSQL refuses root).
 *
 * @throws Error when its programs are not there; ask `canStartCluster` first
 */
export async function startOwnCluster(): Promise<Cluster> {
  const [initdb, postgres] = [newestProgram('initdb'), newestProgram('postgres')]
  if (!initdb || !postgres) throw new Error('no PostgreSQL server can be had')
  const folder = mkdtempSync(join(tmpdir(), 'contract-postgres-'))
  const user = process.getuid?.() === 0 ? idsOf('postgres') : undefined
  if (user) execFileSync('chown', [`${user.uid}:${user.gid}`, folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const run = { ...user, cwd: folder }
  const making = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C']
  // Small files for its log, so that tables reach the size limit first.
  execFileSync(initdb, [...making, '--wal-segsize=1'], run)
  const port = await freePort()
  const begin = () =>
    new Promise<ChildProcess>((resolve, reject) => {
      const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
      const quick = ['-c', 'fsync=off', '-c', 'autovacuum=off']
      const server = spawn(postgres, [...place, ...quick], { ...run, stdio: ['ignore', 'ignore', 'pipe'] })
      let log = ''
      server.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString()
        if (log.includes('ready to accept connections')) resolve(server)
      })
      server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
    })
  let server = await begin()
  const family = () => familyOf(server.pid ?? 0)
  const ended = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  return {
    freshDatabase: () => makeDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`),
    end: (how) => ended(how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    begin: async () => {
      server = await begin()
    },
    freeze: () => {
      for (const pid of family()) process.kill(pid, 'SIGSTOP')
    },
    goOn: () => {
      for (const pid of family()) process.kill(pid, 'SIGCONT')
    },
    letGrowTo: (bytes) => {
      const limit = `--fsize=${bytes ?? 'unlimited'}:unlimited`
      // A process that has ended in the meantime needs no limit.
      for (const pid of family()) spawnSync('prlimit', ['--pid', String(pid), limit], run)
    },
    stop: async () => {
      // The data is thrown away anyway.
      if (server.exitCode === null) await ended('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const idsOf = (user: string) => ({
  uid: Number(execFileSync('id', ['-u', user], { encoding: 'utf8' })),
  gid: Number(execFileSync('id', ['-g', user], { encoding: 'utf8' })),
})

/** Whether a PostgreSQL server can be had here: one named by TEST_DATABASE_URL, or Debian's programs. */
export const canStartPostgres = (): boolean => Boolean(process.env.TEST_DATABASE_URL) || canStartCluster()

/**
 * Returns the server of TEST_DATABASE_URL, or starts a private one.
 *
 * @throws Error when neither is there; ask `canStartPostgres` first
 */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { freshDatabase: () => makeDatabase(given), stop: async () => {} }
  return startOwnCluster()
}

/** Whether Debian's programs are here, for a server of a test's own. */
export const canStartCluster = (): boolean => Boolean(newestProgram('initdb') && newestProgram('postgres'))
