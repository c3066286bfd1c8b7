import type { Json, JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import { dataOf, startedOnce } from './started'

const running = await startedOnce()

interface Rest {
  readonly status: number
  readonly range: string | null
  readonly body: JsonObject
}

const base = '/rest/everyKind'
const rest = async (method: string, path: string, body?: JsonObject, token?: string): Promise<Rest> => {
  const response = await running.send(method, path, body, token)
  const range = response.headers.get('content-range')
  return { status: response.status, range, body: await response.json() }
}
const listed = (query: { [name: string]: Json }, token?: string) => {
  const written = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
  return rest('GET', `${base}?${new URLSearchParams(written)}`, undefined, token)
}
const rows = ({ body }: Rest) => body as unknown as JsonObject[]
const idsOf = (list: Rest) => rows(list).map(({ id }) => id)

describe('a list', () => {
  it('gives the range asked for, in the order asked for, and says where it lies', async () => {
    const all = await listed({ sort: ['title', 'ASC'], range: [0, 99] })
    expect(all).toMatchObject({ status: 200, range: 'everyKind 0-39/40' })
    const titles = rows(all).map(({ title }) => String(title))
    expect(titles).toEqual([...titles].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
    const part = await listed({ sort: ['title', 'DESC'], range: [30, 34] })
    expect(part.range).toBe('everyKind 30-34/40')
    expect(idsOf(part)).toEqual(idsOf(all).reverse().slice(30, 35))
  })

  it('gives 25 rows when nobody says, and none past the end', async () => {
    expect(await rest('GET', base)).toMatchObject({ status: 200, range: 'everyKind 0-24/40' })
    expect(await listed({ range: [100, 109] })).toMatchObject({ range: 'everyKind */40', body: [] })
  })

  it('knows each row by the id of the console, and sends it masked and light', async () => {
    const [row] = rows(await listed({ range: [0, 0], sort: ['id', 'ASC'] }))
    expect(row).toMatchObject({ id: 'EK000001', code: 'EK000001', password: '', version: 1 })
    expect(row?.phone).toMatch(/^\d{3}\*{4}\d{4}$/)
    expect(row).not.toHaveProperty('body')
  })

  it('filters by declared filters, by ids, and by plain fields', async () => {
    const ids = ['EK000003', 'EK000001', 'EK-none', 'a~b']
    const some = await listed({ filter: { id: ids }, sort: ['id', 'ASC'] })
    expect(idsOf(some)).toEqual(['EK000001', 'EK000003'])
    expect(await listed({ filter: { id: [] } })).toMatchObject({ body: [], range: 'everyKind */0' })
    expect(idsOf(await listed({ filter: { last6: '000007' } }))).toEqual(['EK000007'])
    const drafts = rows(await listed({ filter: { state: 'DRAFT' }, range: [0, 99] }))
    expect(drafts.length).toBeGreaterThan(0)
    expect(drafts.every(({ state }) => state === 'DRAFT')).toBe(true)
    const counted = rows(await listed({ filter: { count: 7, fee: drafts[0]?.fee ?? 0 }, range: [0, 99] }))
    expect(counted.every(({ count, fee }) => count === 7 && fee === drafts[0]?.fee)).toBe(true)
  })

  it.each([
    ['range=x', 'range'],
    ['range=[5,1]', 'range'],
    ['range=[0,5000]', 'range'],
    ['sort=["nothing","ASC"]', '排序'],
    ['sort=["title","SIDEWAYS"]', 'sort'],
    ['filter={"nothing":1}', 'nothing'],
    ['filter={"fee":"x"}', 'fee名'],
    ['filter=[]', 'filter'],
  ])('refuses %s with 400', async (query, field) => {
    const body = { code: 10001, message: `参数错误：${field}` }
    expect(await rest('GET', `${base}?${encodeURI(query)}`)).toMatchObject({ status: 400, body })
  })
})

describe('a record', () => {
  it('is read, made, changed and removed', async () => {
    const made = await rest('POST', base, { title: 'by REST', id: 'ignored', code: 'EK999999', version: 9 })
    const id = String(made.body.id)
    expect(made).toMatchObject({ status: 200, body: { id: 'EK000041', title: 'by REST', version: 1 } })
    expect(await rest('GET', `${base}/${id}`)).toMatchObject({ status: 200, body: made.body })
    const changed = await rest('PUT', `${base}/${id}`, { ...made.body, title: 'changed', fee: 9 })
    expect(changed).toMatchObject({ status: 200, body: { id, title: 'changed', fee: 0, version: 2 } })
    const stale = await rest('PUT', `${base}/${id}`, { ...made.body, title: 'stale' })
    expect(stale).toMatchObject({ status: 409, body: { code: 10007 } })
    const part = await rest('PUT', `${base}/${id}`, { title: 'part' })
    expect(part).toMatchObject({ status: 200, body: { version: 3 } })
    expect(await rest('DELETE', `${base}/${id}`)).toMatchObject({ status: 200, body: { id, title: 'part' } })
    expect((await rest('GET', `${base}/${id}`)).status).toBe(404)
    expect((await rest('DELETE', `${base}/${id}`)).status).toBe(404)
  })

  it('removes the record of the address, whatever others a body names', async () => {
    const made = async (title: string) => String((await rest('POST', base, { title })).body.id)
    const [one, other] = [await made('one'), await made('other')]
    const body = { ids: [other], targets: [{ code: other }] }
    const removed = await rest('DELETE', `${base}/${one}`, body)
    expect(removed).toMatchObject({ status: 200, body: { title: 'one' } })
    expect((await rest('GET', `${base}/${one}`)).status).toBe(404)
    expect((await rest('GET', `${base}/${other}`)).status).toBe(200)
  })

  it('keeps the rules of the calls, with HTTP statuses', async () => {
    expect(await rest('POST', base, { title: '' })).toMatchObject({ status: 422, body: { code: 41001 } })
    expect(await rest('POST', base, { title: 'x', count: 1000 })).toMatchObject({ status: 400 })
    const published = rows(await listed({ filter: { state: 'PUBLISHED' } }))[0]
    const address = `${base}/${published?.id}`
    expect(await rest('DELETE', address)).toMatchObject({ status: 422, body: { code: 41005 } })
    expect(await rest('PUT', address, { title: 'x' })).toMatchObject({ body: { code: 10006 } })
  })

  it('is nobody else’s, and nobody’s without a session', async () => {
    const { code } = dataOf(await running.post('/test/saveeverykind', { title: 'mine' }))
    for (const [method, body] of [['GET'], ['PUT', { title: 'x' }], ['DELETE']] as const)
      expect((await rest(method, `${base}/${code}`, body, running.otherToken)).status).toBe(404)
    expect(rows(await listed({ filter: { id: [String(code)] } }, running.otherToken))).toEqual([])
    expect((await rest('GET', base, undefined, '')).status).toBe(401)
  })

  it('of an area that is not saved cannot be made, changed or removed', async () => {
    expect((await rest('POST', '/rest/shop', { name: 'x' })).status).toBe(403)
    expect((await rest('PUT', '/rest/shop/S0001', { name: 'x' })).status).toBe(403)
    expect((await rest('DELETE', '/rest/shop/S0001')).status).toBe(403)
    expect((await rest('GET', '/rest/shop/S9999')).status).toBe(404)
  })
})
