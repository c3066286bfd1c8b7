import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import type { WireRecord } from '@/declaration'
import { fieldsFor, settled } from '@/declaration/settled'
import { branch, order } from './orderArea'
import { dataOf, shop, startedOnce } from './started'

const running = await startedOnce({ declarations: [branch, order, shop] })

let names = 0
const pickup = () => ({ name: `n${++names}`, kind: 'PICKUP' })
const save = (body: JsonObject) => running.post('/test/saveorder', body)
const made = async (body: JsonObject = {}) => dataOf<WireRecord>(await save({ ...pickup(), ...body }))
const rows = async (query = '') =>
  dataOf<{ items: WireRecord[]; total: number; summary: WireRecord }>(
    await running.get(`/test/orderlist?limit=100${query}`),
  )

describe('samples', () => {
  it('keep all these rules', async () => {
    const { items } = await rows()
    const shops = dataOf<{ items: WireRecord[] }>(await running.get('/test/shoplist?limit=100')).items
    expect(items).toHaveLength(30)
    for (const row of items) {
      const { version: _, ...record } = row
      expect(settled(order.fields, row)).toEqual(row)
      for (const [name, { required }] of Object.entries(fieldsFor(order.fields, record, 0)))
        if (required) expect(record[name], name).not.toBeOneOf([null, ''])
      expect(record.shop_name).toBe(shops.find(({ code }) => code === record.shop)?.name)
      expect(record.branch_name).toBe(String(record.branch).startsWith('杭州~') ? '西湖店' : '浦东店')
    }
    expect(new Set(items.map(({ name }) => name)).size).toBe(30)
    expect(items.some(({ kind }) => kind === 'POST') && items.some(({ kind }) => kind === 'PICKUP')).toBe(
      true,
    )
    expect(items.filter(({ marks }) => String(marks) === 'large').length).toBeGreaterThan(0)
  })
})

describe('a value that is suggested', () => {
  const priced = { goods: 2, price: 1000, freight: 50 }

  it('is that of a new record which comes without it, and of samples', async () => {
    expect(await made(priced)).toMatchObject({ total: 2050, paid: 2050 })
    for (const { total, paid } of (await rows()).items.slice(-20)) expect(paid).toBe(total)
  })

  it('gives way to another, also to none', async () => {
    expect(await made({ ...priced, paid: 2000 })).toMatchObject({ total: 2050, paid: 2000 })
    expect(await made({ ...priced, paid: 0 })).toMatchObject({ paid: 0 })
  })

  it('stays when the record changes', async () => {
    const { no, version } = await made(priced)
    const changed = dataOf<WireRecord>(await save({ no, version, price: 2000 } as JsonObject))
    expect(changed).toMatchObject({ total: 4050, paid: 2050 })
  })

  it('is left out where it is no value of the field', async () => {
    const large = { goods: 1, price: 20_000_000, reason: '大单' }
    expect(await made(large)).toMatchObject({ total: 20_000_000, paid: 0 })
  })
})

describe('a field that is required while a condition holds', () => {
  it.each<[body: JsonObject, code: number, message?: string]>([
    [{ kind: 'POST' }, 41001],
    [{ kind: 'POST', city: '' }, 41001],
    [{ kind: 'POST', city: '杭州' }, 0],
    [{ kind: 'POST', city: '杭州', insured: true }, 10001, '参数错误：insurance名'],
    [{ kind: 'POST', city: '杭州', insured: true, insurance: 100 }, 0],
    // What is computed counts.
    [{ goods: 2, price: 50_000 }, 10001, '参数错误：reason名'],
    [{ goods: 2, price: 50_000, reason: '大单' }, 0],
    [{ goods: 2, price: 49_999 }, 0],
  ])('%j: %i', async (body, code, message) => {
    const answer = await save({ ...pickup(), ...body })
    expect(answer.code).toBe(code)
    if (message !== undefined) expect(answer.message).toBe(message)
  })

  it('is required of a change that makes the condition hold', async () => {
    const { no, version } = await made()
    expect(await save({ no, version, kind: 'POST' } as JsonObject)).toMatchObject({ code: 41001 })
  })
})

describe('a field that is shown while a condition holds', () => {
  it('is neither checked nor stored while it is hidden, nor is what depends on it', async () => {
    const hidden = { city: 'far too long for a city', insured: true, insurance: -1 }
    expect(await made(hidden)).toMatchObject({ city: '', insured: false, insurance: null })
  })

  it('is emptied by the change that hides it', async () => {
    const { no, version } = await made({ kind: 'POST', city: '杭州', insured: true, insurance: 5 })
    const changed = dataOf(await save({ no, version, kind: 'PICKUP' } as JsonObject))
    expect(changed).toMatchObject({ city: '', insured: false, insurance: null, address: changed.name })
  })

  it('is emptied by the effect of an action too, in one step of its version', async () => {
    const { no, version } = await made({ kind: 'POST', city: '杭州', insured: true, insurance: 5 })
    const changed = dataOf(await running.post('/test/repriceorder', { no, price: 3 } as JsonObject))
    expect(changed).toMatchObject({ kind: 'PICKUP', city: '', insured: false, insurance: null, price: 3 })
    expect(changed.version).toBe(Number(version) + 1)
  })

  it.each<[input: JsonObject, code: number, reason?: string]>([
    [{ how: 'POST' }, 10001],
    [{ how: 'POST', parcel: 'far too long' }, 10001],
    [{ how: 'POST', parcel: 'P1' }, 0, 'P1'],
    [{ how: 'SELF', parcel: 'far too long' }, 0, ''],
  ])('as an input of an action, %j: %i', async (input, code, reason) => {
    const { no } = await made({ reason: 'before' })
    const answer = await running.post('/test/sendorder', { no, ...input } as JsonObject)
    expect(answer.code).toBe(code)
    const { items } = await rows(`&name=n${names}`)
    expect(items[0]?.reason).toBe(code === 0 ? reason : 'before')
  })
})

describe('a unique field', () => {
  it('is refused with its code, for new records and changes', async () => {
    const first = await made({ mobile: '13800000001' })
    expect(await save({ ...pickup(), name: first.name } as JsonObject)).toMatchObject({ code: 41002 })
    expect(await save({ ...pickup(), mobile: '13800000001' })).toMatchObject({ code: 45001 })
    const { no, version } = await made()
    expect(await save({ no, version, name: first.name } as JsonObject)).toMatchObject({ code: 41002 })
  })

  it('may be saved unchanged, be empty in many, and be free again', async () => {
    const { no, version, name } = await made()
    expect(await save({ no, version, name, freight: 1 } as JsonObject)).toMatchObject({ code: 0 })
    await made()
    const renamed = await save({ no, version: Number(version) + 1, name: `${name}b` } as JsonObject)
    expect(renamed).toMatchObject({ code: 0 })
    expect(await save({ ...pickup(), name } as JsonObject)).toMatchObject({ code: 0 })
  })

  it('is refused of an action, and each partner has values of its own', async () => {
    const { name } = await made()
    const other = await made({ goods: 7 })
    const renamed = await running.post('/test/repriceorder', { no: other.no, price: 1, name } as JsonObject)
    expect(renamed).toMatchObject({ code: 41002 })
    const theirs = await running.post(
      '/test/saveorder',
      { ...pickup(), name } as JsonObject,
      running.otherToken,
    )
    expect(theirs).toMatchObject({ code: 0 })
  })

  it('goes to one of those who ask at once', async () => {
    const name = pickup().name
    const answers = await Promise.all([1, 2, 3].map(() => save({ kind: 'PICKUP', name })))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 41002, 41002])
  })
})

describe('a computed field', () => {
  it('is reckoned from what is saved, whatever is sent', async () => {
    const order = await made({ goods: 3, price: 200, freight: 50, goods_fee: 1, total: 2, marks: ['a', 'b'] })
    expect(order).toMatchObject({ goods_fee: 600, total: 650, mark_count: 2, address: order.name })
    const { no, version } = order
    expect(dataOf(await save({ no, version, freight: 0 } as JsonObject))).toMatchObject({ total: 600 })
    expect(dataOf(await running.post('/test/repriceorder', { no, price: 1 } as JsonObject)).total).toBe(3)
  })

  it('is what checks, sorting, filters and figures go by', async () => {
    expect(await save({ ...pickup(), freight: -5 })).toMatchObject({ code: 43003 })
    const { items, summary } = await rows('&sort=-total')
    const totals = items.map(({ total }) => Number(total))
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
    expect(summary.total).toBe(totals.reduce((sum, one) => sum + one, 0))
    await made({ marks: ['a', 'b', 'c', 'd', 'e'] })
    expect((await rows('&mark_count=5')).total).toBe(1)
  })
})

describe('a field that is taken from the referenced record', () => {
  const nameOf = async (code: unknown) => {
    const { items } = dataOf<{ items: WireRecord[] }>(await running.get('/test/shoplist?limit=100'))
    return items.find((one) => one.code === code)?.name
  }

  it('is copied when the reference is chosen, emptied with it, and cannot be sent', async () => {
    const chosen = await made({ shop: 'S0002', shop_name: 'sent' })
    expect(chosen.shop_name).toBe(await nameOf('S0002'))
    const { no, version } = chosen
    const other = dataOf(await save({ no, version, shop: 'S0003' } as JsonObject))
    expect(other.shop_name).toBe(await nameOf('S0003'))
    expect(dataOf(await save({ no, version: other.version, shop: '' } as JsonObject)).shop_name).toBe('')
    expect((await made({ shop: 'S9999' })).shop_name).toBe('')
  })

  it('is copied from a record that several values identify', async () => {
    const chosen = await made({ branch: '上海!3浦东~1' })
    expect(chosen).toMatchObject({ branch: '上海!3浦东~1', branch_name: '浦东店' })
    const { no, version } = chosen
    const other = dataOf(await save({ no, version, branch: '杭州~1' } as JsonObject))
    expect(other.branch_name).toBe('西湖店')
    for (const unknown of ['杭州', '杭州~2', '杭州~x', '杭州~1~1'])
      expect((await made({ branch: unknown })).branch_name).toBe('')
  })

  it('stays as it was copied', async () => {
    const { no, version, shop_name } = await made({ shop: 'S0004' })
    await running.store.exec("update area.shop set name = 'renamed' where code = 'S0004'")
    expect(dataOf(await save({ no, version, freight: 9 } as JsonObject)).shop_name).toBe(shop_name)
    expect((await made({ shop: 'S0004' })).shop_name).toBe('renamed')
  })
})
