import merchant from '@resources/merchant/merchant/merchant.area'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areasOf } from '@/declaration'
import { createDataProvider, UnsupportedError } from '@/platform/dataProvider'
import { records, templatesByRest } from '../../conformance/templates'
import { lost, platformStub } from './platformStub'

afterEach(() => vi.unstubAllGlobals())

const place = 'conformance/template'
const provider = createDataProvider(areasOf([templatesByRest, merchant]))
const [record] = records
const pagination = { page: 2, perPage: 10 }
const sort = { field: 'sent', order: 'DESC' } as const

const page = (rows: unknown, range: string | null = 'items 10-19/25') =>
  Response.json(rows, { headers: range === null ? {} : { 'Content-Range': range } })

describe('an area with a REST base', () => {
  it('asks its collection below /api for what the declaration allows', async () => {
    const sent = platformStub(() => page([record]))
    const filter = { mail_type: 'BATCH', status: 'BOGUS', owner: 'me' }
    const listed = await provider.getList(place, { pagination, sort, filter })
    expect(listed).toEqual({ data: [{ ...record, id: 'T10000000' }], total: 25 })
    const query = { sort: '["sent","DESC"]', range: '[10,19]', filter: '{"mail_type":"BATCH"}' }
    expect(sent).toEqual([{ call: 'GET /rest/conformanceTemplate', query, body: undefined }])
  })

  it('falls back to the declared sort, and reads many rows in pages that a service gives', async () => {
    const sent = platformStub(() => page([], 'items */250'))
    const all = { page: 1, perPage: 250 }
    await provider.getList(place, { pagination: all, sort: { field: 'x', order: 'ASC' } })
    const asked = { sort: '["update_time","DESC"]', filter: '{}' }
    expect(sent.map(({ query }) => query)).toEqual(
      ['[0,99]', '[100,199]', '[200,299]'].map((range) => ({ ...asked, range })),
    )
  })

  it('reads several records at once, and at most 100 in one address', async () => {
    const sent = platformStub(({ query }) => {
      const { id } = JSON.parse(query.filter ?? '{}')
      return page(id.slice(1).map((template_id: string) => ({ template_id })))
    })
    const ids = Array.from({ length: 120 }, (_, index) => `T${index}`)
    const { data } = await provider.getMany(place, { ids })
    expect(data.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'T0' && id !== 'T100'))
    expect(sent).toHaveLength(2)
  })

  it('changes a record with all its declared fields and its version', async () => {
    const sent = platformStub(() => Response.json({ ...record, subject: 'New' }))
    const previousData = { ...record, id: 'T10000000', version: 3 }
    await provider.update(place, { id: 'T10000000', data: { subject: 'New', owner: 'me' }, previousData })
    const { template_id, template_name, mail_type, content, sent: count } = record ?? {}
    const body = { template_id, template_name, mail_type, content, sent: count, subject: 'New', version: 3 }
    expect(sent).toEqual([{ call: 'PUT /rest/conformanceTemplate/T10000000', query: {}, body }])
  })

  it('takes records away one by one and says which it could not', async () => {
    platformStub(({ call }) =>
      call.endsWith('/T2')
        ? Response.json({ code: 41005, message: '正在使用中' }, { status: 409 })
        : new Response(null, { status: call.startsWith('DELETE') ? 204 : 500 }),
    )
    await expect(provider.deleteMany(place, { ids: ['T1', 'T2', 'T3'] })).rejects.toMatchObject({
      name: 'PartialError',
      succeeded: ['T1', 'T3'],
      failed: [{ id: 'T2', code: 41005, message: '正在使用中' }],
    })
    const refusal = { name: 'PlatformError', code: 41005 }
    await expect(provider.delete(place, { id: 'T2' })).rejects.toMatchObject(refusal)
    await expect(provider.delete(place, { id: 'T1' })).resolves.toEqual({ data: { id: 'T1' } })
  })

  it('rejects with what went wrong when a single record cannot be taken away', async () => {
    platformStub(lost)
    await expect(provider.delete(place, { id: 'T1' })).rejects.toMatchObject({ kind: 'network' })
  })

  it('gives a reading up at once', async () => {
    platformStub(() => page([]))
    const signal = AbortSignal.abort()
    await expect(provider.getList(place, { signal })).rejects.toMatchObject({ name: 'AbortError' })
    await expect(provider.getOne(place, { id: 'T1', signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it.each<[string, () => Response]>([
    ['without Content-Range', () => page([record], null)],
    ['with a Content-Range that counts nothing', () => page([record], 'items 0-9/*')],
    ['that is no list', () => page({ items: [record] })],
    ['with a row that has no key', () => page([{ subject: 'x' }])],
    ['of a web page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['that is empty', () => new Response(null, { headers: { 'Content-Range': 'items 0-0/0' } })],
    ['that is broken', () => new Response('[{', { headers: { 'Content-Range': 'items 0-0/0' } })],
    ['with status 500', () => new Response('oops', { status: 500 })],
  ])('does not take an answer %s', async (_, respond) => {
    platformStub(respond)
    await expect(provider.getList(place, {})).rejects.toMatchObject({ kind: 'answer' })
  })

  it.each([{ error: 'not found' }, { code: 10002, message: '记录不存在或已被删除' }])(
    'says that a record is missing as the declaration says it, when the service answers 404 with %j',
    async (body) => {
      platformStub(() => Response.json(body, { status: 404 }))
      const shops = createDataProvider(areasOf([{ ...merchant, rest: '/rest/merchant' }]))
      await expect(shops.getOne('merchant/merchant', { id: 'jd~1~x' })).rejects.toMatchObject({ code: 40001 })
      await expect(provider.getOne(place, { id: 'T1' })).rejects.toMatchObject({ code: 10002 })
    },
  )

  it('does not offer what is not declared', async () => {
    const bare = createDataProvider(areasOf([{ ...merchant, rest: '/rest/merchant', actions: {} }]))
    const sent = platformStub(() => Response.json({}))
    const id = 'jd~1~x'
    for (const answer of [
      bare.create('merchant/merchant', { data: {} }),
      bare.update('merchant/merchant', { id, data: {}, previousData: { id } }),
      bare.delete('merchant/merchant', { id }),
    ])
      await expect(answer).rejects.toBeInstanceOf(UnsupportedError)
    expect(sent).toEqual([])
  })
})

it('one data provider serves both kinds of area, and says so itself that it can be told to stop', async () => {
  const sent = platformStub(({ call }) =>
    call === 'GET /user/merchantlist' ? { items: [], total: 0 } : page([]),
  )
  expect(provider.supportAbortSignal).toBe(true)
  await provider.getList('merchant/merchant', {})
  await provider.getList(place, {})
  const calls = ['GET /user/merchantlist', 'GET /rest/conformanceTemplate']
  expect(sent.map(({ call }) => call)).toEqual(calls)
})
