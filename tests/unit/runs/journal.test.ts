import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { createJournal, type RunHeader } from '@/runs/journal'
import { fakeBrowser } from '../platform/fakeBrowser'

const about = (id: string, startedAt: number, mark = 'me'): RunHeader => ({
  ...{ id, mark, startedAt, kind: 'action', area: 'shops/shop', action: 'close' },
  input: { reason: 'closed' },
  rows: [{ id: '1', name: 'Tea' }],
})
const covered = (below: number) => ({ kind: 'covered', below }) as const
const all = () => true

let storage: Map<string, string>

beforeEach(() => {
  storage = fakeBrowser().local
  vi.stubGlobal('indexedDB', new IDBFactory())
})

/** A journal with one run in it. */
const begunJournal = async () => {
  const journal = createJournal('runs')
  await journal.append('a', [covered(1)], true, about('a', 1))
  return journal
}

it('keeps runs with what happened to them, in order, for the next page', async () => {
  const journal = createJournal('runs')
  await Promise.all([
    journal.append('b', [covered(1)], true, about('b', 2)),
    journal.append('a', [covered(7)], true, about('a', 1)),
    journal.append('b', [covered(2), covered(3)], false),
  ])
  expect(await createJournal('runs').load(all)).toEqual([
    { header: about('a', 1), notes: [covered(7)] },
    { header: about('b', 2), notes: [covered(1), covered(2), covered(3)] },
  ])
})

it("reads nothing of another operator's runs but that they are there", async () => {
  const journal = createJournal('runs')
  await journal.append('a', [covered(1)], true, about('a', 1, 'other'))
  const unread = { header: about('a', 1, 'other'), notes: [] }
  expect(await journal.load(({ mark }) => mark === 'me')).toEqual([unread])
})

it('forgets one run, or all', async () => {
  const journal = createJournal('runs')
  for (const id of ['a', 'b', 'c']) await journal.append(id, [covered(1)], true, about(id, 1))
  await journal.remove('a')
  expect((await journal.load(all)).map(({ header }) => header.id)).toEqual(['b', 'c'])
  await journal.clear()
  expect(await journal.load(all)).toEqual([])
  // Forgotten data does not come back under the same id.
  await journal.append('b', [covered(9)], true, about('b', 1))
  expect((await journal.load(all))[0]?.notes).toEqual([covered(9)])
})

it('is empty after a page that was gone before it could empty it', async () => {
  await begunJournal()
  storage.clear()
  expect(await createJournal('runs').load(all)).toEqual([])
})

it('leaves no mark once it is empty, and one for the next page while it is not', async () => {
  const journal = await begunJournal()
  expect(storage.get('runs')).toBe('kept')
  const emptied = journal.clear()
  expect(storage.get('runs')).toBe('left')
  await emptied
  expect(storage.has('runs')).toBe(false)
  // As a page that was gone before it could.
  await begunJournal()
  storage.set('runs', 'left')
  expect(await createJournal('runs').load(all)).toEqual([])
  expect(storage.has('runs')).toBe(false)
})

it('writes nothing more of a run that was forgotten meanwhile', async () => {
  const journal = await begunJournal()
  await createJournal('runs').clear()
  await journal.append('a', [covered(2)], true)
  await journal.append('a', [], true, about('a', 1))
  expect(await journal.load(all)).toEqual([{ header: about('a', 1), notes: [] }])
})

it('makes way for a later release in another window, and is there again when it is needed', async () => {
  const journal = await begunJournal()
  await new Promise((resolve, reject) => {
    const removal = indexedDB.deleteDatabase('runs')
    removal.onsuccess = resolve
    removal.onerror = reject
  })
  await journal.append('b', [covered(1)], true, about('b', 1))
  expect(await journal.load(all)).toHaveLength(1)
})

it('rejects where the browser has no such memory', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  await expect(createJournal('runs').load(all)).rejects.toThrow('refused')
})
