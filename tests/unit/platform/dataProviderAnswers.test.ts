import merchant from '@resources/merchant/merchant/merchant.area'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areasOf } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { platformStub } from './platformStub'

afterEach(() => vi.unstubAllGlobals())

const provider = createDataProvider(areasOf([merchant]))

describe('the answer of a list', () => {
  const list = (data: unknown) => {
    platformStub(() => data)
    return provider.getList('merchant/merchant', {})
  }
  const shop = { op: 'jd', app_id: 'a/1', seller_nick: '小店~1', shop_name: '小店' }

  it('gives rows under the id made from their key, and the summary beside them', async () => {
    await expect(list({ items: [shop], total: 1, summary: { granted: 1 } })).resolves.toEqual({
      data: [{ ...shop, id: 'jd~a!31~小店!11' }],
      total: 1,
      meta: { summary: { granted: 1 } },
    })
  })

  it('may count in text', async () => {
    expect((await list({ items: [], total: '12' })).total).toBe(12)
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['an empty text', ''],
    ['an empty object', {}],
    ['an empty list', []],
    ['items that are nothing', { items: null }],
  ])('that is %s has no records', async (_, data) => {
    await expect(list(data)).resolves.toEqual({ data: [], total: 0 })
  })

  it.each<[string, unknown, string]>([
    ['a word', 'success', 'items'],
    ['an object without items', { total: 1 }, 'items'],
    ['items that are no list', { items: {}, total: 1 }, 'items'],
    ['a row that is no object', { items: [7], total: 1 }, 'items.op'],
    ['a row that is null', { items: [shop, null], total: 2 }, 'items.op'],
    ['a row without its key', { items: [shop, { ...shop, app_id: undefined }], total: 2 }, 'items.app_id'],
    ['a row with an empty key', { items: [{ ...shop, op: '' }], total: 1 }, 'items.op'],
    ['a row whose key is an object', { items: [{ ...shop, op: {} }], total: 1 }, 'items.op'],
  ])('that is %s names the call and what it lacks', async (_, data, field) => {
    const message = `GET /user/merchantlist 的应答缺少 ${field}`
    await expect(list(data)).rejects.toMatchObject({ name: 'AnswerError', message })
  })

  it('may be a bare list', async () => {
    expect((await list([shop])).data).toMatchObject([shop])
  })

  const shops = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...shop, seller_nick: `小店${index}` }))

  it.each([undefined, null, 'many', -1])('with %j for a total counts what is there', async (total) => {
    await expect(list({ items: shops(3), total })).resolves.toMatchObject({ total: 3 })
  })

  it('that tells no total has another page as long as this one is full', async () => {
    await expect(list({ items: shops(20) })).resolves.toMatchObject({ total: 21, meta: { isAtLeast: true } })
  })

  it('with more rows than were asked for is everything there is', async () => {
    platformStub(() => ({ items: shops(45) }))
    const third = await provider.getList('merchant/merchant', { pagination: { page: 3, perPage: 20 } })
    expect(third).toMatchObject({ total: 45, data: shops(45).slice(40) })
    expect(third.data).toHaveLength(5)
  })

  it('is read by the kind of each field, and what means nothing to its kind stays as it came; null is not told', async () => {
    const sent = {
      ...shop,
      app_id: 17,
      today_push: '356',
      grant_expire_time: '1735660800',
      grant_status: 'FROZEN',
      today_fail: 'many',
      agent_pay: { is_enable: 1, month_limit_li: '5000', more: true },
      colour: 'red',
      remark: null,
    }
    const { data } = await list({ items: [sent] })
    expect(data).toEqual([
      {
        ...sent,
        id: expect.any(String),
        app_id: '17',
        today_push: 356,
        grant_expire_time: 1735660800,
        agent_pay: { is_enable: true, month_limit_li: 5000, more: true },
        remark: undefined,
      },
    ])
  })

  it('cannot put records into react-admin’s cache by a field named meta', async () => {
    const answer = await list({ items: [], total: 0, meta: { prefetched: { trade: [{ id: 1 }] } } })
    expect(answer.meta).toBeUndefined()
  })
})

it.each([404, 405, 501])(
  'an action that the platform does not have, as %i says, was not done',
  async (status) => {
    platformStub(() => new Response('<html>', { status }))
    const id = 'jd~10~小店'
    await expect(provider.act('merchant/merchant', { action: 'pause', records: [{ id }] })).resolves.toEqual({
      data: { succeeded: [], failed: [{ id, code: 404, message: '本平台未提供此功能' }] },
    })
  },
)
