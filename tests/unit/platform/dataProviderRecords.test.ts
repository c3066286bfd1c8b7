import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Resource, SaveSection } from '@/declaration'
import { areasOf } from '@/declaration'
import { createDataProvider, UnsupportedError } from '@/platform/dataProvider'
import { rememberLocale } from '@/platform/language'
import { templates } from '../../conformance/templates'
import { platformStub, refused } from './platformStub'

afterEach(() => vi.unstubAllGlobals())

const { call, fields } = templates.save ?? expect.fail('templates are saved')
const save: SaveSection = { call, fields }
const submitting = (submit: boolean) => ({ label: templates.label, send: { submit } })
const drafts: Resource = {
  ...templates,
  name: 'draft',
  path: '/conformance/draft',
  key: ['sent'],
  save: { ...save, buttons: [submitting(false), submitting(true)] },
}
const frozen: Resource = {
  ...templates,
  name: 'frozen',
  path: '/frozen',
  save: { ...save, create: false, edit: false },
  actions: {},
}

const provider = createDataProvider(areasOf([merchant, trade, templates, drafts, frozen]))
const name = 'conformance/template'
const words = { template_name: 'A', mail_type: 'TRIGGER', subject: 'S', content: '<p>x</p>' }
const record = { template_id: 'T1', ...words, sent: 1, version: 4 }
const row = { ...record, id: 'T1' }
const shop = { op: 'jd', app_id: '10', seller_nick: '小店', shop_name: '小店' }
const shopId = 'jd~10~小店'

describe('one record', () => {
  it('comes from the detail call, asked by its key', async () => {
    const sent = platformStub(() => ({ trade_no: 'P1', total_fee: 100 }))
    const { data } = await provider.getOne('pay/tradelist', { id: 'P1' })
    expect(data).toEqual({ id: 'P1', trade_no: 'P1', total_fee: 100 })
    expect(sent).toEqual([{ call: 'GET /user/tradedetail', query: { trade_no: 'P1' }, body: undefined }])
  })

  it('that the platform does not know is its refusal', async () => {
    platformStub(() => refused(43001, '交易不存在'))
    const answer = provider.getOne('pay/tradelist', { id: 'P1' })
    await expect(answer).rejects.toMatchObject({ name: 'PlatformError', code: 43001, message: '交易不存在' })
  })

  it('of another key than asked for is not taken', async () => {
    platformStub(() => ({ trade_no: 'P2' }))
    await expect(provider.getOne('pay/tradelist', { id: 'P1' })).rejects.toMatchObject({ kind: 'answer' })
  })

  it('without a detail call is the row of the list, narrowed to its key and matched exactly', async () => {
    const sent = platformStub(() => ({ items: [{ ...shop, seller_nick: '小店二' }, shop], total: 2 }))
    const { data } = await provider.getOne('merchant/merchant', { id: shopId })
    expect(data).toEqual({ ...shop, id: shopId })
    const { shop_name: _, ...key } = shop
    expect(sent).toMatchObject([{ query: { ...key, page: '1', limit: '100', sort: '-create_time' } }])
  })

  it('is looked for on the next pages, too', async () => {
    const other = (index: number) => ({ ...shop, seller_nick: `小店${index}` })
    const full = Array.from({ length: 100 }, (_, index) => other(index))
    const sent = platformStub(({ query: { page } }) => ({ items: page === '3' ? [shop] : full, total: 201 }))
    expect((await provider.getOne('merchant/merchant', { id: shopId })).data.shop_name).toBe('小店')
    expect(sent.map(({ query }) => query.page)).toEqual(['1', '2', '3'])
  })

  it('that no page holds answers the declared code, in the operator’s language', async () => {
    platformStub(() => ({ items: [{ ...shop, op: 'ks' }], total: 1 }))
    rememberLocale('en')
    await expect(provider.getOne('merchant/merchant', { id: shopId })).rejects.toMatchObject({
      name: 'PlatformError',
      code: 40001,
      message: 'Shop not found or not authorised for this app',
    })
  })

  it('is not looked for without end where a platform does not narrow its list', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ ...shop, seller_nick: `${index}` }))
    const sent = platformStub(() => ({ items, total: 1_000_000 }))
    const answer = provider.getOne('merchant/merchant', { id: shopId })
    await expect(answer).rejects.toBeInstanceOf(UnsupportedError)
    expect(sent).toHaveLength(20)
  })

  it.each(['', 'jd', 'jd~10', 'jd~10~', 'jd~10~小店~x'])(
    'is nobody’s with the id %j, and nobody is asked',
    async (id) => {
      const sent = platformStub(() => ({ items: [], total: 0 }))
      await expect(provider.getOne('merchant/merchant', { id })).rejects.toMatchObject({ code: 40001 })
      expect(sent).toEqual([])
    },
  )
})

describe('several records', () => {
  it('are read a few at a time, each once; a missing one is left out', async () => {
    let underWay = 0
    let most = 0
    platformStub(() => new Response())
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay -= 1
      const id = new URL(address, 'https://console.example.com').searchParams.get('trade_no') ?? ''
      asked.push(id)
      const missing = { code: 43001, message: '交易不存在' }
      return Response.json(id === 'P3' ? missing : { code: 0, data: { trade_no: id } })
    })
    const wanted = Array.from({ length: 12 }, (_, index) => `P${index}`)
    const { data } = await provider.getMany('pay/tradelist', { ids: [...wanted, ...wanted] })
    expect(data.map(({ id }) => id)).toEqual(wanted.filter((id) => id !== 'P3'))
    expect(asked).toHaveLength(12)
    expect(most).toBe(4)
  })

  it('are not given in part when the platform fails', async () => {
    platformStub(({ query: { trade_no } }) => (trade_no === 'P2' ? refused(10500, '系统繁忙') : { trade_no }))
    const answer = provider.getMany('pay/tradelist', { ids: ['P1', 'P2'] })
    await expect(answer).rejects.toMatchObject({ code: 10500 })
  })
})

describe('a save', () => {
  it('that creates sends the declared fields and no more', async () => {
    const sent = platformStub(() => record)
    const data = { ...record, status: 'APPROVED', partner_id: 7 }
    expect((await provider.create(name, { data })).data).toEqual(row)
    const { template_id: _, version: __, ...body } = record
    expect(sent).toEqual([{ call: 'POST /conformance/savetemplate', query: {}, body }])
  })

  it('that changes sends key, version and every declared field, those of the form over what was seen', async () => {
    const sent = platformStub(() => ({ ...record, version: 5 }))
    for (const data of [{ ...row, subject: 'New' }, { subject: 'New' }]) {
      const answer = await provider.update(name, { id: 'T1', data, previousData: row })
      expect(answer.data).toEqual({ ...row, version: 5 })
    }
    const body = { ...record, subject: 'New' }
    expect(sent.map(({ body }) => body)).toEqual([body, body])
  })

  it('reads what nobody has seen, but sends the version that was seen', async () => {
    const { content, ...listRow } = row
    const sent = platformStub(({ call }) => (call.startsWith('GET') ? { ...record, version: 9 } : record))
    await provider.update(name, { id: 'T1', data: { subject: 'New' }, previousData: listRow })
    const calls = ['GET /conformance/templatedetail', 'POST /conformance/savetemplate']
    expect(sent.map(({ call }) => call)).toEqual(calls)
    expect(sent[1]?.body).toEqual({ ...record, content, subject: 'New', version: 4 })
  })

  it.each<[meta: unknown, submit: boolean]>([
    [undefined, false],
    [{ button: 0 }, false],
    [{ button: 1 }, true],
  ])('with %j sends what that button sends', async (meta, submit) => {
    const sent = platformStub(() => record)
    await provider.create('conformance/draft', { data: record, meta })
    expect(sent[0]?.body).toMatchObject({ submit })
  })

  it('sent again from the same dialog says so, and makes no second record', async () => {
    const sent = platformStub(() => record)
    await provider.create(name, { data: record, meta: { requestId: '0123456789abcdef' } })
    expect(sent[0]?.body).toMatchObject({ template_name: 'A', request_id: '0123456789abcdef' })
    await provider.create(name, { data: { ...record, request_id: 'x' } })
    expect(sent[1]?.body).not.toHaveProperty('request_id')
  })

  it('with a button that is not declared is refused', async () => {
    const sent = platformStub(() => record)
    for (const button of [2, -1, '1', {}]) {
      const answer = provider.create('conformance/draft', { data: record, meta: { button } })
      await expect(answer).rejects.toBeInstanceOf(UnsupportedError)
    }
    expect(sent).toEqual([])
  })

  it('names a record by a number where its key is one', async () => {
    const sent = platformStub(() => record)
    const previousData = { ...record, id: '1' }
    await provider.update('conformance/draft', { id: '1', data: record, previousData })
    expect(sent[0]?.body).toMatchObject({ sent: 1 })
  })

  it.each([null, {}, [], 'success', 42])('has saved what was sent where it answers %j', async (answer) => {
    platformStub(() => answer)
    const { data } = await provider.create(name, { data: record })
    expect(data).toMatchObject({ template_name: record.template_name, subject: record.subject })
  })
})

describe('saves of several records', () => {
  const saveThree = (broken: number) => {
    platformStub(({ call, query, body }) => {
      if (call.startsWith('GET')) return { ...record, template_id: query.template_id }
      return JSON.stringify(body).includes('"T2"') ? refused(broken, '数据已被他人修改') : body
    })
    return provider.updateMany(name, { ids: ['T1', 'T2', 'T3'], data: { sent: 9 } })
  }

  it('reject with what was done and what was not, and why', async () => {
    await expect(saveThree(10007)).rejects.toMatchObject({
      name: 'PartialError',
      succeeded: ['T1', 'T3'],
      failed: [{ id: 'T2', code: 10007, message: '数据已被他人修改' }],
      message: '成功 2 条，失败 1 条：数据已被他人修改',
    })
  })

  it('reject with the end of the session itself, so that it is noticed', async () => {
    await expect(saveThree(50014)).rejects.toMatchObject({ name: 'PlatformError', code: 50014 })
  })
})

describe('what an area does not declare', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['creating', () => provider.create('merchant/merchant', { data: shop })],
    ['changing', () => provider.update('merchant/merchant', { id: shopId, data: shop, previousData: row })],
    ['taking away', () => provider.delete('pay/tradelist', { id: 'P1' })],
    ['taking several away', () => provider.deleteMany('pay/tradelist', { ids: ['P1'] })],
    ['creating where only changing is declared', () => provider.create('frozen', { data: record })],
    ['an unknown area', () => provider.getList('nothing', {})],
    ['an area named like a property of objects', () => provider.getList('__proto__', {})],
  ])('%s: rejects with a clear error, and nothing is sent', async (_, ask) => {
    const sent = platformStub(() => null)
    const answer = ask()
    expect(answer).toBeInstanceOf(Promise)
    await expect(answer).rejects.toBeInstanceOf(UnsupportedError)
    expect(sent).toEqual([])
  })

  it('changing several records says so for each', async () => {
    platformStub(() => null)
    const answer = provider.updateMany('merchant/merchant', { ids: [shopId], data: {} })
    await expect(answer).rejects.toMatchObject({ succeeded: [], failed: [{ id: shopId, code: 0 }] })
  })
})
