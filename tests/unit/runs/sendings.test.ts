import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ownership } from '@/platform/ownership'
import { createJournal, type Journal } from '@/runs/journal'
import { createSendings } from '@/runs/sendings'

const day = 24 * 3600 * 1000
const start = Date.UTC(2026, 10, 22)
const tasks = [
  { requestId: 'first', items: ['a', 'b'] },
  { requestId: 'second', items: ['c'] },
]
const order = { template: 7 }

let held: Set<string>
let journal: Journal
const ownership: Ownership = {
  claim: async (id) => {
    if (held.has(id)) return undefined
    held.add(id)
    return () => void held.delete(id)
  },
}
const mine = () => createSendings({ journal, ownership, mark: () => 'mine' })
/** What a page leaves behind on reload: what is on disk, and no locks. */
const reload = () => {
  held = new Set()
  return mine()
}
const ids = async () => (await journal.load(() => false)).map(({ header }) => header.id)

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', { getItem: () => 'kept', setItem: () => {}, removeItem: () => {} })
  held = new Set()
  journal = createJournal('runs')
  return () => vi.useRealTimers()
})

describe('what is sent in tasks', () => {
  it('is there for the page that comes next, with what has become of each task', async () => {
    const log = await mine().begin({ area: 'sendSms', order, tasks })
    await log.write({ kind: 'task', requestId: 'first', state: 'sending', sentAt: start })
    await log.write({ kind: 'task', requestId: 'first', state: 'done', answer: { accepted: 2 } })
    await log.write({ kind: 'task', requestId: 'second', state: 'sending', sentAt: start })
    expect(await reload().recall('sendSms')).toMatchObject({
      order,
      startedAt: start,
      tasks: [
        // The recipients are dropped.
        { requestId: 'first', count: 2, items: [], note: { state: 'done', answer: { accepted: 2 } } },
        { requestId: 'second', count: 1, items: ['c'], note: { state: 'sending', sentAt: start } },
      ],
    })
  })

  it('is nothing once it is forgotten, and nothing is written of it any more', async () => {
    const log = await mine().begin({ area: 'sendSms', order, tasks })
    log.forget()
    await log.write({ kind: 'task', requestId: 'second', state: 'sending' })
    await expect.poll(ids).toEqual([])
    expect(held.size).toBe(0)
  })

  it.each([
    ['by another page', 'sendEmail', 'mine', false, 0],
    ['by another operator', 'sendSms', 'other', false, 0],
    ['by nobody who is known', 'sendSms', '', false, 0],
    ['while another window has it', 'sendSms', 'mine', true, 0],
    ['after a week', 'sendSms', 'mine', false, 7 * day + 1],
  ] as const)('is not found %s', async (_, area, mark, isHeld, later) => {
    await mine().begin({ area: 'sendSms', order, tasks })
    if (!isHeld) held = new Set()
    vi.setSystemTime(start + later)
    expect(await createSendings({ journal, ownership, mark: () => mark }).recall(area)).toBeUndefined()
    await expect.poll(ids).toHaveLength(later > 0 ? 0 : 3)
  })

  it('is found the newest first, each once', async () => {
    await mine().begin({ area: 'sendSms', order: 1, tasks })
    vi.setSystemTime(start + 1000)
    await mine().begin({ area: 'sendSms', order: 2, tasks: [{ requestId: 'third', items: [] }] })
    const page = reload()
    expect((await page.recall('sendSms'))?.order).toBe(2)
    expect((await page.recall('sendSms'))?.order).toBe(1)
    expect(await page.recall('sendSms')).toBeUndefined()
  })

  it('takes along whom a crash has left without their sending', async () => {
    const about = { id: 'stray', mark: 'mine', startedAt: start }
    const part = { ...about, kind: 'part', of: 'gone', items: ['x'] } as const
    await journal.append('stray', [], true, part)
    await mine().recall('sendSms')
    expect(await ids()).toEqual(['stray'])
    vi.setSystemTime(start + day)
    await mine().recall('sendSms')
    expect(await ids()).toEqual([])
  })

  it('goes on unkept where the browser refuses', async () => {
    const refused = async () => {
      throw new DOMException('refused', 'SecurityError')
    }
    journal = { ...journal, append: refused }
    const log = await mine().begin({ area: 'sendSms', order, tasks })
    await log.write({ kind: 'task', requestId: 'first', state: 'sending' })
    expect(await ids()).toEqual([])
  })
})
