import trade from '@resources/pay/trade/trade.area'
import fc from 'fast-check'
import { memoryStore } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { narrowed, type Resource } from '@/declaration'
import { declaredColumns } from '@/screens/list/columns'
import { rememberedCall } from '@/screens/list/firstCall'
import { cleanParams, cleanSearch, listParamsIn, searchWith } from '@/screens/list/params'
import { browserViews, viewsInBrowser } from '@/screens/list/views/browserViews'
import {
  changesOf,
  contentOf,
  isChanged,
  leftOut,
  onMovingDays,
  type Present,
} from '@/screens/list/views/present'
import { opened, ownParams } from '@/screens/list/views/view'
import { forAll } from '../cases'
import { fakeBrowser } from '../platform/fakeBrowser'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00+08:00') })
  fakeBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const noon = () => Date.now() / 1000

const failed = {
  view_id: 5,
  area: 'trade',
  name: '今日失败',
  version: 2,
  filter: { trade_state: 'PAYERROR', begin_date: 'today', end_date: 'today' },
  columns: ['transaction_id', 'total_fee'],
  widths: { total_fee: 150 },
  density: 'compact',
  sort: 'create_time',
  order: 'ASC',
  per_page: 50,
}

const present = (sent: unknown = failed, asked: object = {}, resource: Resource = trade): Present => {
  const { view, params } = opened(resource, { view: '5', ...asked }, [sent])
  return { resource, params, view, settings: declaredColumns(resource), arranged: false, density: 'compact' }
}

describe('what a list shows in a view', () => {
  it('follows from the view, with its days as of today', () => {
    expect(opened(trade, { view: '5' }, [failed]).params).toEqual({
      page: 1,
      perPage: 50,
      sort: 'create_time',
      order: 'ASC',
      filter: { trade_state: 'PAYERROR', begin_date: '2026-06-15', end_date: '2026-06-15' },
    })
  })

  it('is what the address says, where it says something', () => {
    const { params } = opened(trade, listParamsIn('?view=5&page=3&filter={}'), [failed])
    expect(params).toMatchObject({ page: 3, perPage: 50, filter: {} })
  })

  it('is the newest that is known', () => {
    const versions = [{ ...failed, version: 1, per_page: 10 }, failed, { ...failed, view_id: 6, version: 9 }]
    expect(opened(trade, { view: '5' }, versions).params.perPage).toBe(50)
    expect(opened(trade, { view: '5' }, versions.toReversed()).params.perPage).toBe(50)
  })

  it.each([[[]], [[null, undefined, 'x', {}, { view_id: 6 }]]])('is not known yet from %j', (known) => {
    expect(opened(trade, { view: '5' }, known)).toEqual({
      view: undefined,
      unknownView: '5',
      params: cleanParams(trade, undefined),
    })
    expect(opened(trade, { view: 'undefined' }, known).view).toBeUndefined()
  })

  it('is always what the declaration allows, whatever a view holds', () => {
    forAll([fc.object(), fc.anything()], (sent, filter) => {
      const { view, params } = opened(trade, { view: '5' }, [{ ...sent, filter, view_id: 5 }])
      expect(view?.id).toBe('5')
      expect(cleanParams(trade, params)).toEqual(params)
    })
  })

  it('stands in the address as the view, and with it only what differs', () => {
    const { view, params } = opened(trade, { view: '5' }, [failed])
    expect(searchWith('?tab=2&page=1', params, view)).toBe('?tab=2&view=5')
    const changed = searchWith('', { ...params, page: 2, order: 'DESC' }, view)
    expect(changed).toBe('?page=2&order=DESC&view=5')
    expect(opened(trade, listParamsIn(changed), [failed]).params).toEqual({
      ...params,
      page: 2,
      order: 'DESC',
    })
    expect(cleanSearch(trade, changed, view?.params)).toBeUndefined()
    expect(searchWith(changed, params)).not.toContain('view')
  })
})

describe('what a list opens with', () => {
  const usual = { view_id: 7 }

  it.each([
    ['nothing', null, undefined, undefined],
    ['the usual view', null, usual, { view: '7' }],
    ['what the operator has set', { page: 2 }, usual, { page: 2 }],
    ['the usual view as it is now', { byDefault: true, view: '5' }, usual, { view: '7' }],
    ['nothing once there is no usual view', { byDefault: true, view: '5' }, undefined, undefined],
  ])('is %s', (_, stored, view, expected) => {
    expect(ownParams(stored, view)).toEqual(expected)
  })

  it('is asked for early on the next visit, unless its days will be others', () => {
    const still = { ...failed, filter: { trade_state: 'PAYERROR' } }
    const { view, params } = opened(trade, { view: '5' }, [still])
    expect(rememberedCall(trade, params, view)).toEqual({
      call: expect.stringContaining('trade_state=PAYERROR'),
      search: '?view=5',
    })
    const moving = opened(trade, { view: '5' }, [failed])
    expect(rememberedCall(trade, moving.params, moving.view).call).toBeUndefined()
  })
})

describe('days that move with the calendar', () => {
  it.each([
    [
      { begin_date: '2026-06-15', end_date: '2026-06-15' },
      { begin_date: 'today', end_date: 'today' },
    ],
    [
      { begin_date: '2026-06-09', end_date: '2026-06-15' },
      { begin_date: 'today-6', end_date: 'today' },
    ],
    [{ begin_date: '2026-06-16' }, { begin_date: '2026-06-16' }],
    [{ trade_no: '2026-06-15' }, { trade_no: '2026-06-15' }],
    [{}, {}],
  ])('%j is kept as %j', (filter, kept) => {
    expect(onMovingDays(filter, noon())).toEqual(kept)
  })

  it('lead to the same days on the day they were saved, from any hour', () => {
    forAll([fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 86_399 })], (ago, second) => {
      vi.setSystemTime(new Date(Date.parse('2026-06-15T00:00:00+08:00') + second * 1000))
      const day = new Date(Date.parse('2026-06-15T00:00:00Z') - ago * 86_400_000).toISOString().slice(0, 10)
      const sent = { view_id: 5, filter: onMovingDays({ begin_date: day, end_date: day }, noon()) }
      expect(sent.filter.begin_date).toMatch(/^today/)
      expect(opened(trade, { view: '5' }, [sent]).params.filter).toMatchObject({ begin_date: day })
    })
  })
})

describe('what was changed in a view', () => {
  const settings = [{ name: 'total_fee', shown: true }]
  const asSaved = (): Present => {
    const { columns, widths, ...rest } = failed
    return present(rest)
  }

  it('is nothing as it was saved', () => {
    expect(isChanged(asSaved())).toBe(false)
    expect(changesOf(asSaved(), noon())).toEqual({})
  })

  it.each<[what: string, change: (now: Present) => Present, sent: object]>([
    [
      'the filters, whose days go on moving',
      (now) => ({ ...now, params: { ...now.params, filter: { end_date: '2026-06-15' } } }),
      { filter: { end_date: 'today' } },
    ],
    [
      'the order',
      (now) => ({ ...now, params: { ...now.params, order: 'DESC' } }),
      { sort: 'create_time', order: 'DESC' },
    ],
    ['the page size', (now) => ({ ...now, params: { ...now.params, perPage: 100 } }), { per_page: 100 }],
    ['the density', (now) => ({ ...now, density: 'loose' }), { density: 'loose' }],
    ['the columns', (now) => ({ ...now, settings, arranged: true }), { columns: ['total_fee'], widths: {} }],
  ])('is %s, and nothing else is sent', (_, change, sent) => {
    const now = change(asSaved())
    expect(isChanged(now)).toBe(true)
    expect(changesOf(now, noon())).toEqual(sent)
  })

  it('is not the page', () => {
    const now = asSaved()
    expect(isChanged({ ...now, params: { ...now.params, page: 4 } })).toBe(false)
  })
})

describe('a new view', () => {
  it('keeps the columns as declared until somebody arranges them', () => {
    const now = { ...present(), view: undefined }
    expect(contentOf(now, false, noon())).toMatchObject({ columns: [], widths: {} })
    const settings = [
      { name: 'total_fee', shown: true, width: 120 },
      { name: 'trade_no', shown: false },
    ]
    expect(contentOf({ ...now, settings, arranged: true }, false, noon())).toMatchObject({
      columns: ['total_fee'],
      widths: { total_fee: 120 },
    })
  })
})

describe('what a view names and the list does not have', () => {
  it('is named by its label, once, or as it stands where there is none', () => {
    const resource = narrowed(trade, ['*', '!trade.field.out_trade_no'])
    if (!resource) throw new Error('trades are denied altogether')
    const sent = {
      ...failed,
      filter: { trade_state: 'PAYERROR', out_trade_no: null, was_there: '1' },
      columns: ['total_fee', 'out_trade_no', 'margin'],
      sort: 'margin',
    }
    const { view } = opened(resource, { view: '5' }, [sent])
    if (!view) throw new Error('the view is not known')
    expect(leftOut(resource, trade, view)).toEqual([trade.fields.out_trade_no?.label, 'was_there', 'margin'])
    expect(leftOut(trade, trade, { ...view, sent: failed, params: present().params })).toEqual([])
  })
})

describe('views in a browser', () => {
  const started = () => {
    const store = memoryStore()
    store.setup()
    return { store, views: browserViews(store) }
  }
  const make = { area: 'trade', name: '今日失败', filter: { trade_state: 'PAYERROR' } }

  it('are kept, changed and removed', async () => {
    const { views } = started()
    const made = await views.save(make, '')
    const changed = await views.save({ view: made, name: '失败' }, '')
    expect(changed).toMatchObject({ id: made.id, name: '失败', version: 2, scope: 'mine', isEditable: true })
    expect(changed.sent).toMatchObject({ filter: make.filter })
    expect(await views.list()).toEqual([changed])
    await views.remove(changed)
    expect(await views.list()).toEqual([])
  })

  it('are refused as the platform refuses: a name twice, a stale version, one that is gone, too many', async () => {
    const { views } = started()
    const made = await views.save(make, '')
    await expect(views.save(make, '')).rejects.toMatchObject({ code: 47001 })
    await views.save({ ...make, area: 'refund' }, '')
    await views.save({ view: made, name: '失败' }, '')
    await expect(views.save({ view: made, name: '再改' }, '')).rejects.toMatchObject({ code: 10007 })
    await views.remove(made)
    await expect(views.save({ view: made, name: '再改' }, '')).rejects.toMatchObject({ code: 10002 })
    for (let number = 2; number <= 100; number += 1) await views.save({ ...make, name: `${number}` }, '')
    await expect(views.save({ ...make, name: '多一个' }, '')).rejects.toMatchObject({ code: 47002 })
    expect(await views.list()).toHaveLength(100)
  })

  it('have one default per area, which the list finds without them', async () => {
    const { store, views } = started()
    await views.save({ ...make, is_default: true }, '')
    const second = await views.save({ ...make, name: '另一个', is_default: true }, '')
    await views.save({ ...make, area: 'refund', is_default: true }, '')
    const defaults = viewsInBrowser(store).filter(({ isDefault }) => isDefault)
    expect(defaults.map(({ area, name }) => [area, name])).toEqual([
      ['trade', '另一个'],
      ['refund', '今日失败'],
    ])
    expect(store.getItem('own.trade.usualView')).toEqual(second.sent)
    await views.remove(second)
    expect(store.getItem('own.trade.usualView')).toBeUndefined()
  })

  it('that cannot be read are none', () => {
    const { store } = started()
    store.setItem('own.views', [null, 5, { view_id: 'x' }, { area: 'trade' }])
    expect(viewsInBrowser(store)).toEqual([])
  })
})
