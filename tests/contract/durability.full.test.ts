import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@mock/store/open'
import { afterAll, expect, it } from 'vitest'
import { project } from './developing'

const dataDir = mkdtempSync(join(tmpdir(), 'contract-durable-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A process that opens the store and writes until it is killed, printing each row after its commit. */
const writer = `
  import { createServer } from 'vite'
  const server = await createServer({ root: ${JSON.stringify(project)}, configFile: false, appType: 'custom',
    cacheDir: ${JSON.stringify(join(dataDir, 'vite'))}, optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null } })
  const { openStore } = await server.ssrLoadModule('/mock/store/open.ts')
  const store = await openStore({ dataDir: ${JSON.stringify(join(dataDir, 'data'))} })
  await store.exec('create table if not exists entry (n bigint primary key, twice bigint)')
  const [{ last }] = await store.query('select coalesce(max(n), 0) as last from entry')
  process.stdout.write('open\\n')
  for (let n = last + 1; ; n++) {
    await store.transaction(async (sql) => {
      await sql.query('insert into entry (n) values ($1)', [n])
      await sql.query('update entry set twice = $2 where n = $1', [n, 2 * n])
    })
    process.stdout.write(n + '\\n')
  }`

/** Runs the writer, kills it once it has acknowledged `rows` more rows, and returns the last one. */
const writeAndKill = (rows: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', writer], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.split('\n').length > rows) child.kill('SIGKILL')
    })
    child.once('exit', (code, signal) => {
      const acknowledged = output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1)
      if (signal === 'SIGKILL') resolve(Number(acknowledged))
      else reject(new Error(`the writer ended with ${code} after ${acknowledged}`))
    })
  })

it('a store on disk loses no acknowledged write when its process is killed in the middle of writes', {
  timeout: 120_000,
}, async () => {
  let acknowledged = 0
  for (const rows of [300, 40, 150]) {
    const last = await writeAndKill(rows)
    expect(last).toBeGreaterThanOrEqual(acknowledged + rows - 1)
    acknowledged = last
    expect(existsSync(join(dataDir, 'data', 'lock'))).toBe(true)

    const store = await openStore({ dataDir: join(dataDir, 'data') })
    const [kept] = await store.query<{ count: number; last: number; torn: number }>(
      'select count(*) as count, max(n) as last, count(*) filter (where twice is distinct from 2 * n) as torn from entry',
    )
    await store.close()
    expect(kept?.last).toBeGreaterThanOrEqual(acknowledged)
    expect(kept?.count).toBe(kept?.last)
    expect(kept?.torn).toBe(0)
    acknowledged = kept?.last ?? 0
  }
})
