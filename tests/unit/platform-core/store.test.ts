import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@mock/store/open'
import { type Store, StoreUnavailable } from '@mock/store/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFullRun } from '../../scope'
import { emptyFolder } from '../../stores/empty'
import { deferred } from '../platform/fakeBrowser'
import { serverStore } from './serverStore'

const folders: string[] = []
/** A folder with an empty database, as a first start makes it. */
const freshFolder = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-test-'))
  folders.push(folder)
  cpSync(await emptyFolder(), folder, { recursive: true })
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const kinds: Record<string, () => Promise<Store>> = {
  disk: async () => openStore({ dataDir: await freshFolder() }),
  ...(isFullRun && { memory: () => openStore() }),
  ...serverStore(),
}

describe.each(Object.entries(kinds))('a store in %s', (_, open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await store.exec('create table ledger (id bigint primary key, note text, detail jsonb)')
  })
  afterAll(() => store.close())

  it('gives bigint as a number, jsonb parsed and null as null', async () => {
    await store.query('insert into ledger values ($1, $2, $3::jsonb)', [9007199254740991, null, '{"a":[1]}'])
    const sums = 'select *, count(*) over () as n, (sum(id) over ())::bigint as total from ledger'
    const id = 9007199254740991
    expect(await store.query(sums)).toEqual([{ id, note: null, detail: { a: [1] }, n: 1, total: id }])
  })

  it('takes lists as parameters', async () => {
    const common = 'select x from unnest($1::bigint[]) x where x = any($2::bigint[])'
    expect(await store.query(common, [[1, 2], [2]])).toEqual([{ x: 2 }])
    const upper = 'select upper(x) as x from unnest($1::text[]) x'
    expect(await store.query(upper, [['甲', 'b"\\,']])).toEqual([{ x: '甲' }, { x: 'B"\\,' }])
  })

  it('keeps nothing of a transaction that throws, and passes the error on', async () => {
    const before = await store.query('select * from ledger order by id')
    const attempt = store.transaction(async (sql) => {
      await sql.query("insert into ledger values (1, 'lost')")
      throw new RangeError('stop')
    })
    await expect(attempt).rejects.toThrow(new RangeError('stop'))
    expect(await store.query('select * from ledger order by id')).toEqual(before)
  })

  it('undoes a failed inner step alone', async () => {
    await store.transaction(async (sql) => {
      await sql.query("insert into ledger values (10, 'kept')")
      const inner = sql.transaction(async (step) => {
        await step.query("insert into ledger values (11, 'undone')")
        await step.transaction((deeper) => deeper.query("insert into ledger values (12, 'undone')"))
        await step.query("insert into ledger values (10, 'a duplicate key')")
      })
      await expect(inner).rejects.toThrow()
      await sql.transaction((step) => step.query("insert into ledger values (13, 'kept')"))
    })
    const kept = await store.query('select id from ledger where id between 10 and 13 order by id')
    expect(kept).toEqual([{ id: 10 }, { id: 13 }])
  })

  it('finishes both of two transactions that lock the same rows in opposite order', async () => {
    await store.query("insert into ledger values (200, ''), (201, '')")
    const mark = 'update ledger set note = note || $2 where id = $1'
    let met = 0
    const bothHold = deferred()
    const cross = (first: number, second: number, text: string) =>
      store.transaction(async (sql) => {
        await sql.query(mark, [first, text])
        met += 1
        // The embedded store runs one transaction after the other: its first one must not wait for the second.
        if (met === 2 || store.kind === 'embedded') bothHold.resolve()
        await bothHold.promise
        await sql.query(mark, [second, text])
        return text
      })
    expect(await Promise.all([cross(200, 201, 'a'), cross(201, 200, 'b')])).toEqual(['a', 'b'])
    const notes = await store.query<{ note: string }>('select note from ledger where id in (200, 201)')
    for (const { note } of notes) expect([...note].sort().join('')).toBe('ab')
  })

  it('gives concurrent transactions one after the other when they lock the same row', async () => {
    await store.query("insert into ledger values (100, '0')")
    const increment = () =>
      store.transaction(async (sql) => {
        const [row] = await sql.query<{ note: string }>('select note from ledger where id = 100 for update')
        await sql.query('update ledger set note = $1 where id = 100', [String(Number(row?.note) + 1)])
      })
    await Promise.all(Array.from({ length: 20 }, increment))
    expect(await store.query('select note from ledger where id = 100')).toEqual([{ note: '20' }])
  })
})

describe('opening a store', () => {
  if (isFullRun)
    it('refuses a folder that this process has already opened, and gives it back when closed', async () => {
      const dataDir = await freshFolder()
      const first = await openStore({ dataDir })
      await first.exec('create table kept (id int); insert into kept values (7)')
      await expect(openStore({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`)
      await first.close()
      await first.close()
      const second = await openStore({ dataDir })
      expect(await second.query('select id from kept')).toEqual([{ id: 7 }])
      await second.close()
    })

  if (isFullRun)
    it('takes over the lock of a process that has ended, also when its number was given away again', async () => {
      const dataDir = await freshFolder()
      const child = spawn(process.execPath, ['-e', ''])
      await new Promise((resolve) => child.once('exit', resolve))
      for (const owner of [`${child.pid} 1`, `${process.pid} 1`, 'nonsense']) {
        writeFileSync(join(dataDir, 'lock'), owner)
        const store = await openStore({ dataDir })
        expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+\n$`))
        await store.close()
      }
    })

  it.each([
    ['mysql://example.com/a', 'DATABASE_URL must begin with postgres://'],
    ['postgres://[me:hidden', 'DATABASE_URL is not an address'],
    ['postgres://me:hidden@127.0.0.1:1/shop', 'PostgreSQL at 127.0.0.1:1/shop cannot be reached: '],
  ])('says in one line why %s cannot be opened, without its password', async (databaseUrl, message) => {
    const failure = await openStore({ databaseUrl }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreUnavailable)
    const text = failure instanceof Error ? failure.message : ''
    expect(text).toContain(message)
    expect(text).not.toContain('hidden')
    expect(text).not.toContain('\n')
  })
})
