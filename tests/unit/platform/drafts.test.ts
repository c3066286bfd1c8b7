import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { l } from '@/declaration'
import { type DraftDatabase, openDraftDatabase } from '@/platform/drafts/database'
import { type Draft, draftLife, longestDraft, mostDrafts } from '@/platform/drafts/draft'
import { createDrafts } from '@/platform/drafts/drafts'
import { forgetSessionKey, sealOf, sessionMark } from '@/platform/drafts/seal'
import { newRequestId } from '@/platform/requestId'
import { fakeBrowser } from './fakeBrowser'

const key = 'a1'.repeat(32)
const otherKey = 'b2'.repeat(32)
const noKey = ''

/** The open windows, according to the browser's locks. */
let open: Set<string>

beforeEach(() => {
  fakeBrowser()
  open = new Set()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    now: new Date('2026-06-15T12:00:00Z'),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const label = l('收件人', 'Receiver', 'Destinatario')

const typing = (text: string, place = 'record shop 7'): Draft => ({
  place: { key: place, kind: 'edit', about: l('店铺', 'Shop', 'Tienda'), to: '/shop/7' },
  title: text,
  base: { name: '' },
  mine: { name: text },
  labels: { name: label },
  hash: 1,
  version: 3,
  tooLong: [],
})

interface Window {
  readonly key?: string
  readonly owner?: string
  readonly name?: string
  readonly database?: DraftDatabase
}

const windowOf = ({ key: draftKey = key, owner = 'me', name = 'one', database }: Window = {}) => {
  const onFirst = vi.fn()
  const drafts = createDrafts({
    database: database ?? openDraftDatabase('drafts'),
    owner,
    seal: sealOf(draftKey),
    owners: {
      claim: async (id) => {
        open.add(id)
        return () => void open.delete(id)
      },
      ownedOf: async (ids) => new Set(ids.filter((id) => open.has(id))),
    },
    window: name,
    session: sessionMark,
    onFirst,
  })
  const typed = { text: '' as string | undefined, place: 'record shop 7' }
  return {
    drafts,
    onFirst,
    /** Opens a form that contains the last typed text. */
    form: (place?: string) => {
      const held = { ...typed, ...(place !== undefined && { place }) }
      const slot = drafts.begin(() => (held.text ? typing(held.text, held.place) : undefined))
      return {
        slot,
        type: (text: string | undefined) => {
          held.text = text
          slot.touch()
        },
      }
    },
  }
}

/** A window that has typed this and is gone, as after a crash. */
const leave = async (text: string, { place, ...around }: Window & { place?: string } = {}) => {
  const { form } = windowOf({ name: `gone ${newRequestId()}`, ...around })
  const { slot, type } = form(place)
  type(text)
  await slot.flush()
  open.clear()
}

const textsAt = async ({ drafts }: ReturnType<typeof windowOf>, place = 'record shop 7') =>
  (await drafts.find(place)).map(({ mine }) => mine.name)

/** Everything in the database, as somebody reading the browser's files would see it. */
const onDisk = async (): Promise<string> => {
  const request = indexedDB.open('drafts')
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })
  const all = database.transaction('drafts').objectStore('drafts').getAll()
  const found = await new Promise<unknown[]>((resolve) => {
    all.onsuccess = () => resolve(all.result)
  })
  database.close()
  return JSON.stringify(found, (_, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
  )
}

describe('a browser that refuses to keep what is typed', () => {
  it('is told with each attempt, until it takes it after all', async () => {
    let isFull = true
    const put: DraftDatabase['put'] = async (draft) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      return openDraftDatabase('drafts').put(draft)
    }
    const { drafts } = windowOf({ database: { ...openDraftDatabase('drafts'), put } })
    const told: boolean[] = []
    const slot = drafts.begin(
      () => typing('Lin'),
      (isKept) => told.push(isKept),
    )
    slot.touch()
    await slot.flush()
    slot.touch()
    await slot.flush()
    isFull = false
    slot.touch()
    await slot.flush()
    expect(told).toEqual([false, false, true])
  })

  it('is not told where the platform does not say who is signed in: nobody expects drafts there', async () => {
    const onKept = vi.fn()
    const slot = windowOf({ owner: '' }).drafts.begin(() => typing('Lin'), onKept)
    slot.touch()
    await slot.flush()
    expect(onKept).not.toHaveBeenCalled()
  })
})

describe('what is typed', () => {
  it('is written once typing has rested for 300 ms', async () => {
    const { form, onFirst } = windowOf()
    const { slot, type } = form()
    type('Lin')
    await vi.advanceTimersByTimeAsync(200)
    type('Lin Qing')
    await vi.advanceTimersByTimeAsync(299)
    expect(onFirst).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await slot.flush()
    expect(onFirst).toHaveBeenCalledOnce()
    open.clear()
    expect(await textsAt(windowOf({ name: 'next' }))).toEqual(['Lin Qing'])
  })

  it('is written every half second while somebody goes on typing', async () => {
    const { form } = windowOf()
    const { type } = form()
    const next = windowOf({ name: 'next' })
    for (let length = 1; length <= 30; length++) {
      type('x'.repeat(length))
      await vi.advanceTimersByTimeAsync(100)
      if (length % 10 !== 0) continue
      // Lets the browser finish its pending writes.
      await expect
        .poll(async () => {
          open.clear()
          return (await next.drafts.find('record shop 7'))[0]?.title.length ?? 0
        })
        .toBeGreaterThanOrEqual(length - 5)
    }
  })

  it('is written at once when the page goes, and not again when nothing waits', async () => {
    const put = vi.fn()
    const { form, drafts } = windowOf({ database: { ...openDraftDatabase('drafts'), put } })
    const { type } = form()
    type('Lin')
    await drafts.flush()
    expect(put).toHaveBeenCalledOnce()
    await drafts.flush()
    await vi.advanceTimersByTimeAsync(5000)
    expect(put).toHaveBeenCalledOnce()
  })

  it('is no draft any more once it is as it was', async () => {
    const { form } = windowOf()
    const { slot, type } = form()
    type('Lin')
    await slot.flush()
    type(undefined)
    await slot.flush()
    expect(await onDisk()).toBe('[]')
  })

  it('is gone once it is saved; typing on is another draft', async () => {
    const { form, drafts } = windowOf()
    const { slot, type } = form()
    type('Lin')
    await slot.flush()
    const first = slot.id()
    await slot.end()
    expect(await onDisk()).toBe('[]')
    await slot.flush()
    await slot.save()
    expect(await onDisk()).toBe('[]')
    type('Qing')
    await slot.flush()
    expect(slot.id()).not.toBe(first)
    drafts.release(slot)
    expect((await drafts.find('record shop 7')).map(({ title }) => title)).toEqual(['Qing'])
  })

  it('can be put back after it was given up, with its age, and who looks at the place hears it', async () => {
    const { form, drafts } = windowOf()
    const { slot, type } = form()
    type('Lin')
    const given = await slot.end()
    expect(given).toMatchObject({ title: 'Lin', savedAt: Date.now() })
    if (!given) throw new Error('nothing was given up')
    const heard = vi.fn()
    drafts.onRestored(heard)
    const age = 60_000
    vi.setSystemTime(Date.now() + age)
    await drafts.restore(given)
    expect(heard).toHaveBeenCalledOnce()
    expect(await drafts.find('record shop 7')).toMatchObject([{ title: 'Lin', savedAt: Date.now() - age }])
  })
})

describe('it is offered', () => {
  it('newest first, at its own place only', async () => {
    await leave('Lin')
    vi.setSystemTime(Date.now() + 1000)
    await leave('Qing')
    await leave('Xu', { place: 'record shop 8' })
    const next = windowOf({ name: 'next' })
    expect(await textsAt(next)).toEqual(['Qing', 'Lin'])
    expect(await textsAt(next, 'record shop 8')).toEqual(['Xu'])
    expect((await next.drafts.all()).length).toBe(3)
  })

  it('not while its form is open, in this window or another; each window has a draft of its own', async () => {
    const [one, other] = [windowOf({ name: 'one' }), windowOf({ name: 'other' })]
    const [inOne, inOther] = [one.form(), other.form()]
    inOne.type('Lin')
    inOther.type('Qing')
    await inOne.slot.flush()
    await inOther.slot.flush()
    expect(await textsAt(one)).toEqual([])
    expect(await textsAt(other)).toEqual([])
    one.drafts.release(inOne.slot)
    expect(await textsAt(one)).toEqual(['Lin'])
    expect(await textsAt(other)).toEqual([])
    open.delete('one')
    expect(await textsAt(other)).toEqual(['Lin'])
  })

  it('at the start of the next visit, once, unless a form has offered it already', async () => {
    await leave('Lin')
    await leave('Qing', { place: 'new shop' })
    const next = windowOf({ name: 'next' })
    await next.drafts.find('new shop')
    expect((await next.drafts.untold()).map(({ title }) => title)).toEqual(['Lin'])
    expect(await next.drafts.untold()).toEqual([])
    const after = windowOf({ name: 'after' })
    expect((await after.drafts.untold()).map(({ title }) => title)).toEqual(['Qing'])
    expect(await textsAt(after)).toEqual(['Lin'])
  })
})

describe('whose it is', () => {
  it('nothing on the disk tells what was typed, or where', async () => {
    await leave('Lin Qing 13800138000')
    const disk = await onDisk()
    expect(disk).toContain('"owner":"me"')
    for (const word of ['Lin', '13800138000', 'shop', 'Receiver', '收件人', key])
      expect(disk).not.toContain(word)
  })

  it('another account finds nothing, also when it is taken for the same one, and the first finds it after both have signed out', async () => {
    await leave('Lin')
    const other = windowOf({ key: otherKey, name: 'other' })
    expect(await other.drafts.all()).toEqual([])
    expect(await textsAt(other)).toEqual([])
    expect(await windowOf({ key: otherKey, owner: 'they', name: 'they' }).drafts.all()).toEqual([])
    forgetSessionKey()
    await other.drafts.sweep()
    expect(await textsAt(windowOf({ name: 'next' }))).toEqual(['Lin'])
  })

  it('an operator whom the platform does not name keeps none', async () => {
    await leave('Lin', { owner: '' })
    expect(await windowOf({ owner: '', name: 'next' }).drafts.all()).toEqual([])
  })

  it.each([
    { browser: 'that encrypts', subtle: true },
    { browser: 'that does not, without https', subtle: false },
  ])('without a key of the account it ends with the session, in a browser $browser', async ({ subtle }) => {
    if (!subtle) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await leave('Lin', { key: noKey })
    expect((await onDisk()).includes('Lin')).toBe(!subtle)
    // A reload, or an expired session.
    const next = windowOf({ key: noKey, name: 'next' })
    expect(await textsAt(next)).toEqual(['Lin'])
    forgetSessionKey()
    expect(await textsAt(windowOf({ key: noKey, name: 'another session' }))).toEqual([])
    await next.drafts.sweep()
    expect(await onDisk()).toBe('[]')
  })

  it('what waits to be written when the session ends is not written', async () => {
    const { form } = windowOf({ key: noKey })
    const { slot, type } = form()
    type('Lin')
    await slot.flush()
    type('Lin Qing')
    forgetSessionKey()
    await windowOf({ key: noKey }).drafts.sweep()
    await slot.flush()
    expect(await onDisk()).toBe('[]')
  })
})

describe('how much is kept', () => {
  it(`the newest ${mostDrafts} of an account; the one being typed never goes`, async () => {
    await leave('of another account', { owner: 'they', key: otherKey })
    const { form, drafts } = windowOf()
    const first = form('first')
    first.type('first')
    await first.slot.flush()
    for (let number = 1; number <= mostDrafts; number++) {
      vi.setSystemTime(Date.now() + 1000)
      const { slot, type } = form(`place ${number}`)
      type(`text ${number}`)
      await slot.flush()
      drafts.release(slot)
    }
    expect(await drafts.find('place 1')).toEqual([])
    expect((await drafts.all()).length).toBe(mostDrafts - 1)
    drafts.release(first.slot)
    expect((await drafts.find('first')).length).toBe(1)
    expect((await windowOf({ owner: 'they', key: otherKey, name: 'they' }).drafts.all()).length).toBe(1)
  })

  it('without the fields that are too long, which are named', async () => {
    const { drafts } = windowOf()
    const long: Draft = {
      ...typing('Lin'),
      mine: { name: 'Lin', body: 'x'.repeat(longestDraft), note: 'y'.repeat(longestDraft) },
      base: { name: '', body: '', note: '' },
    }
    const slot = drafts.begin(() => long)
    expect(await slot.save()).toBe(true)
    drafts.release(slot)
    const [found] = await drafts.find('record shop 7')
    expect(found).toMatchObject({ mine: { name: 'Lin' }, base: { name: '' } })
    expect(found?.tooLong.toSorted()).toEqual(['body', 'note'])
  })

  it('for 90 days', async () => {
    await leave('Lin')
    vi.setSystemTime(Date.now() + draftLife - 1)
    const next = windowOf({ name: 'next' })
    expect(await textsAt(next)).toEqual(['Lin'])
    vi.setSystemTime(Date.now() + 1)
    expect(await textsAt(next)).toEqual([])
    await next.drafts.sweep()
    expect(await onDisk()).toBe('[]')
  })
})

describe('a browser that keeps nothing', () => {
  const refusing = (): DraftDatabase => {
    const refuse = async () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    return {
      put: refuse,
      get: refuse,
      ofOwner: refuse,
      ofPlace: refuse,
      countOfOwner: refuse,
      remove: refuse,
      removeIf: refuse,
    }
  }

  it('lets typing go on, and offers nothing', async () => {
    const { form, drafts } = windowOf({ database: refusing() })
    const { slot, type } = form()
    type('Lin')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await slot.save()).toBe(false)
    expect(await drafts.find('record shop 7')).toEqual([])
    expect(await drafts.untold()).toEqual([])
    await drafts.sweep()
    await drafts.remove('a draft')
    // A discarded draft can still be returned by whoever holds it.
    expect(await slot.end()).toMatchObject({ title: 'Lin' })
  })

  it('lets typing go on without a key of the session either', async () => {
    const refuse = () => {
      throw new DOMException('no storage', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const { form, drafts } = windowOf({ key: noKey })
    const { slot, type } = form()
    type('Lin')
    expect(await slot.save()).toBe(false)
    expect(await drafts.all()).toEqual([])
  })
})
