import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server for tests, and how to let go of it. */
export interface TestServer {
  /** An address under which an empty database of its own is made. */
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

let databases = 0

/** Makes an empty database on a running server and gives its address. */
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

/** Starts a private cluster in a temporary folder, as user postgres when this process is root (PostgreSQL refuses root). */
async function startCluster(initdb: string, postgres: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-postgres-'))
  const user = process.getuid?.() === 0 ? idsOf('postgres') : undefined
  if (user) execFileSync('chown', [`${user.uid}:${user.gid}`, folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const run = { ...user, cwd: folder }
  execFileSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    run,
  )
  const port = await freePort()
  const server = spawn(
    postgres,
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
  server.stderr.resume()
  return {
    freshDatabase: () => makeDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`),
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        // SIGQUIT ends at once: the data is thrown away anyway.
        server.kill('SIGQUIT')
      }),
  }
}

const idsOf = (user: string) => ({
  uid: Number(execFileSync('id', ['-u', user], { encoding: 'utf8' })),
  gid: Number(execFileSync('id', ['-g', user], { encoding: 'utf8' })),
})

/** Whether a PostgreSQL server can be had here: one named by TEST_DATABASE_URL, or Debian's programs. */
export const canStartPostgres = (): boolean =>
  Boolean(process.env.TEST_DATABASE_URL || (newestProgram('initdb') && newestProgram('postgres')))

/**
 * Gives the server of TEST_DATABASE_URL, else starts a private one.
 *
 * @throws Error when neither is there; ask `canStartPostgres` first
 */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { freshDatabase: () => makeDatabase(given), stop: async () => {} }
  const initdb = newestProgram('initdb')
  const postgres = newestProgram('postgres')
  if (!initdb || !postgres) throw new Error('no PostgreSQL server can be had')
  return startCluster(initdb, postgres)
}
