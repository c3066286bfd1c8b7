import fs, { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '@mock/store/open'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyFolder } from '../stores/empty'
import { type BuiltServer, builtServer, type Started } from './builtServer'
import { Worker } from './outageLoad'

const full = { status: 200, code: 10502, message: '存储空间不足，暂时不能保存', data: null }

let built: BuiltServer
beforeAll(async () => {
  built = await builtServer({ 'index.html': '' })
})
afterAll(() => built.dispose())
afterEach(() => vi.restoreAllMocks())

describe('a server process with an embedded store whose disk is full', () => {
  it('refuses to save, goes on reading, and saves again once there is room; nothing it said is lost', async () => {
    const dataDir = join(built.folder, 'data')
    const flag = join(built.folder, 'full')
    cpSync(await emptyFolder(), dataDir, { recursive: true })
    const preload = fileURLToPath(new URL('./fullDisk.mjs', import.meta.url))
    const env = { DATA_DIR: dataDir, FULL_DISK: flag, NODE_OPTIONS: `--import ${preload}` }
    const server: Started = built.run(env)
    const worker = await Worker.at(server)
    expect((await worker.save()).code).toBe(0)

    // `told`: the disk reports that it is full, so nothing is tried. `quota`: only the engine finds out, when a table has to
    // grow.
    for (const manner of ['told', 'quota']) {
      writeFileSync(flag, manner)
      await vi.waitFor(async () => expect((await worker.save(undefined, 'y'.repeat(500))).code).not.toBe(0), {
        timeout: 30_000,
        interval: 0,
      })
      expect(await worker.save(undefined, 'y'.repeat(500))).toEqual(full)
      expect((await worker.call('info')).code).toBe(0)
      expect(await worker.kept()).toEqual(worker.titles(({ code }) => code === 0))
      rmSync(flag)
      for (const title of worker.saved.keys()) expect((await worker.save(title)).code).toBe(0)
      expect(await worker.kept()).toEqual([...worker.saved.keys()].sort())
    }
    expect(server.output().match(/has no room/g)).toHaveLength(1)
    expect(server.output()).not.toMatch(/^\s+at /m)

    server.kill('SIGKILL')
    await server.ended
    const again = built.run({ DATA_DIR: dataDir })
    expect(await (await Worker.at(again)).kept()).toEqual([...worker.saved.keys()].sort())
    again.kill('SIGTERM')
    expect(await again.ended).toBe(0)
  })
})

describe('an embedded store that cannot write its log', () => {
  it('keeps every commit it acknowledged, and is started anew once there is room', async () => {
    const dataDir = join(built.folder, 'panic')
    cpSync(await emptyFolder(), dataDir, { recursive: true })
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const store = await openStore({ dataDir })
    await store.exec('create table entry (n int)')
    await store.query('insert into entry values (1)')

    const noRoom = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const write: (...parts: Parameters<typeof writeAt>) => number = fs.writeSync
    const writeAt = (fd: number, bytes: Uint8Array, offset: number, length: number, position: number) => {
      if (position + length > fs.fstatSync(fd).size) throw noRoom
      return write(fd, bytes, offset, length, position)
    }
    const writing = vi.spyOn(fs, 'writeSync').mockImplementation(writeAt as typeof fs.writeSync)
    const breaking = store.transaction(async (sql) => {
      await sql.query('insert into entry values (2)')
      // The next write goes to a file of 16 MB that does not exist yet.
      await sql.query('select pg_switch_wal()')
      await sql.query('insert into entry values (3)')
    })
    const waiting = store.query('select n from entry')
    await expect(breaking).rejects.toThrow(expect.objectContaining({ name: 'StoreFault' }))
    await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'StoreFault', fault: 'down' }))
    writing.mockRestore()

    await vi.waitFor(
      async () => expect(await store.query('select n from entry order by n')).toEqual([{ n: 1 }]),
      { timeout: 60_000 },
    )
    await store.query('insert into entry values (4)')
    expect(printed.mock.calls.filter(([line]) => String(line).includes('does not answer'))).toHaveLength(1)
    await store.close()

    const again = await openStore({ dataDir })
    expect(await again.query('select n from entry order by n')).toEqual([{ n: 1 }, { n: 4 }])
    await again.close()
  })

  it('forgets its log now and then, which would fill the disk else', async () => {
    const dataDir = join(built.folder, 'log')
    cpSync(await emptyFolder(), dataDir, { recursive: true })
    const store = await openStore({ dataDir })
    await store.exec('create table entry (n int)')
    const logs = () =>
      fs.readdirSync(join(dataDir, 'postgres', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
    const oldest = logs().sort()[0]
    await store.query('insert into entry values (0)')
    await store.query('select pg_switch_wal()')
    for (let n = 1; n <= 1000; n++)
      await store.transaction((sql) => sql.query('insert into entry values ($1)', [n]))
    await store.query('select 1')
    expect(logs()).not.toContain(oldest)
    await store.close()
  })
})
