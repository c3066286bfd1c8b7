import type { JsonObject } from '@mock/platform/contract'
import returnAddress from '@resources/delivery/platform/returnAddress.json'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, dataOf } from './answers'
import { newRequestId, oneWay, type Running } from './harness'

/*
 * Areas published while the platform runs: somebody writes a declaration, another person approves it, and its calls, records and
 * permissions are there for the partner that published it. One call restores an earlier version.
 */

describe('a declaration that is published while the platform runs', () => {
  let running: Running
  let [owner, second, support] = ['', '', '']
  beforeAll(async () => {
    running = await oneWay.start()
    owner = await running.signIn('demo_partner')
    second = await running.signIn('demo_manager')
    support = await running.signIn('demo_support')
  })
  afterAll(() => running.stop())

  const post = (name: string, body: JsonObject, token = owner): Promise<Answer> =>
    running.post(`/user/${name}`, body, token)
  const written = (changes: JsonObject = {}): string => JSON.stringify({ ...returnAddress, ...changes })
  const index = async (token = owner) => dataOf(await running.get('/user/declarations', token))
  const areasOf = async (token = owner) =>
    (await index(token)).areas as readonly { name: string; hash: string }[]
  const draft = async (body: string): Promise<number> =>
    Number(dataOf(await post('savedeclaration', { body, note: 'test' })).id)
  const publish = async (body: string): Promise<number> => {
    const id = await draft(body)
    const order = { area: 'declaration', action: 'publish', body: { id } }
    const asked = dataOf(await post('askapproval', { ...order, note: '', request_id: newRequestId() }))
    expect(await post('approverequest', { id: Number(asked.id) }, second)).toMatchObject({ code: 0 })
    return id
  }
  const addressBody = { receiver: '退货组', phone: '010-62345678', region: '浙江省', address: '8 号仓' }
  const list = 'area/returnAddress/list?page=1&limit=10'

  it('has no calls before, and what is published by one alone is not', async () => {
    expect(await areasOf()).toEqual([])
    const id = await draft(written())
    expect(await post('publishdeclaration', { id })).toMatchObject({ code: 10010 })
    expect((await running.fetch(`/user/${list}`, { headers: { 'X-Token': owner } })).status).toBe(404)
  })

  it('has its list, form and actions once a second person has agreed', async () => {
    await publish(written())
    const [found] = await areasOf()
    expect(found).toMatchObject({ name: 'returnAddress', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const added = dataOf(await post('area/returnAddress/save', addressBody, support))
    expect(await running.get(`/user/${list}`, support)).toMatchObject({ code: 0 })
    const disabled = await post('area/returnAddress/disable', { ids: [Number(added.id)] }, support)
    expect(disabled).toMatchObject({ code: 0 })
  })

  it('is named in the operation log as it names itself', async () => {
    const { items } = dataOf(await running.get('/user/operationloglist?limit=10', owner))
    const told = (items as readonly JsonObject[]).filter(({ area }) => area === 'returnAddress')
    // Both were done in one second.
    expect(told.map(({ area_name, action_name }) => `${area_name} ${action_name}`).toSorted()).toEqual([
      '退货地址 停用',
      '退货地址 新增',
    ])
  })

  it('says nothing of it to who may not see it, and nothing to another partner', async () => {
    const finance = await running.signIn('demo_finance')
    expect(await areasOf(finance)).toEqual([])
    expect(await running.get(`/user/${list}`, finance)).toMatchObject({ code: 10003 })
    const other = await running.signIn('demo_agent')
    expect(await areasOf(other)).toEqual([])
    expect(await running.get(`/user/${list}`, other)).toMatchObject({ code: 10003 })
  })

  it('is answered with 304 while nothing has changed, and its text never changes', async () => {
    const headers = { 'X-Token': owner }
    const first = await running.fetch('/user/declarations', { headers })
    const etag = first.headers.get('etag') ?? ''
    const again = await running.fetch('/user/declarations', {
      headers: { ...headers, 'If-None-Match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const [found] = await areasOf()
    const text = await running.fetch(`/user/declarations/${found?.hash}`, { headers })
    expect(text.headers.get('cache-control')).toContain('immutable')
    expect(await text.json()).toMatchObject({
      name: 'returnAddress',
      list: { call: 'GET /user/area/returnAddress/list' },
    })
  })

  it('comes in another version, with the records that are there, and goes back to the one before', async () => {
    const [before] = await areasOf()
    const { fields } = returnAddress
    const wechat = { kind: 'text', label: { zh: '微信号', en: 'WeChat', es: 'WeChat' }, max: 30 }
    const newer = await publish(written({ fields: { ...fields, wechat } }))
    const total = dataOf(await running.get(`/user/${list}`, owner)).total
    const detail = dataOf(await running.get(`/user/declarationdetail?id=${newer}`, owner))
    expect(detail).toMatchObject({
      state: 'IN_USE',
      changes: [{ how: 'ADDED', place: 'fields.wechat', before: '' }],
    })
    expect((await areasOf())[0]?.hash).not.toBe(before?.hash)
    const [former] = dataOf(await running.get('/user/declarationlist?page=1&limit=10&state=REPLACED', owner))
      .items as readonly { id: number }[]
    expect(await post('restoredeclaration', { id: Number(former?.id) })).toMatchObject({ code: 0 })
    expect((await areasOf())[0]).toEqual(before)
    expect(dataOf(await running.get(`/user/${list}`, owner)).total).toBe(total)
  })

  it('is gone once it is taken out of use, and back with its records', async () => {
    const total = dataOf(await running.get(`/user/${list}`, owner)).total
    const [used] = dataOf(await running.get('/user/declarationlist?page=1&limit=10&state=IN_USE', owner))
      .items as readonly { id: number }[]
    expect(await post('withdrawdeclaration', { id: Number(used?.id) })).toMatchObject({ code: 0 })
    expect(await areasOf()).toEqual([])
    expect((await running.fetch(`/user/${list}`, { headers: { 'X-Token': owner } })).status).toBe(404)
    expect(await post('restoredeclaration', { id: Number(used?.id) })).toMatchObject({ code: 0 })
    expect(dataOf(await running.get(`/user/${list}`, owner)).total).toBe(total)
  })

  const { fields, actions } = returnAddress
  it.each<[what: string, body: string, problem: RegExp]>([
    ['no JSON', '{"name": ', /is no JSON/],
    ['a name of ours', written({ name: 'trade' }), /name "trade" is an area of the console itself/],
    [
      'the call of another area',
      written({ list: { call: 'GET /user/tradelist' } }),
      /not a call of the area's own/,
    ],
    [
      'an action that sends another area’s call',
      written({ actions: { disable: { ...actions.disable, call: 'POST /user/refundtrade' } } }),
      /actions\.disable\.call "POST \/user\/refundtrade" is not a call of the area's own/,
    ],
    ['the page of another area', written({ path: '/pay/tradelist' }), /path must be an address of its own/],
    ['a component', written({ greeting: 'SendForm' }), /greeting is for areas that come with a release/],
    [
      'a pattern that can take forever',
      written({ fields: { ...fields, address: { ...fields.address, pattern: '(a+)+$' } } }),
      /fields\.address\.pattern is not plain/,
    ],
    [
      'a link to another host',
      written({ links: { out: { to: 'https://example.com/{phone}' } } }),
      /must be a page of this console/,
    ],
    ['what the checker refuses', written({ title: 'receiverr' }), /title .*did you mean "receiver"/],
    ['nobody who may see it', written({ roles: {} }), /gives nobody the list/],
    [
      'another kind for values that are there',
      written({ fields: { ...fields, address: { kind: 'integer', label: fields.address.label } } }),
      /address/,
    ],
  ])('is refused with %s, in words', async (_, body, problem) => {
    const { code, message } = await post('savedeclaration', { body, note: 'x' })
    expect([code, message]).toEqual([48201, expect.stringMatching(problem)])
  })

  const overlay = (edits: readonly JsonObject[]): string => JSON.stringify({ name: 'replyTemplate', edits })
  const renamed = { place: ['label', 'zh'], value: '常用回复' }
  const overlaysOf = async (token = owner) => (await index(token)).overlays

  it('may be an overlay of an area that is there: it is served as before, and said to whoever sees the area', async () => {
    const before = await running.get('/user/replytpllist?limit=1', owner)
    const id = await publish(overlay([renamed, { place: ['list', 'columns'], value: ['title', 'content'] }]))
    expect(await overlaysOf()).toEqual([{ name: 'replyTemplate', hash: expect.any(String) }])
    expect(await overlaysOf(support)).toHaveLength(1)
    expect(await running.get('/user/replytpllist?limit=1', owner)).toEqual(before)
    const { changes } = dataOf(await running.get(`/user/declarationdetail?id=${id}`, owner))
    expect(changes).toEqual([
      { how: 'CHANGED', place: 'label.zh', before: '回复模板', after: '常用回复' },
      {
        how: 'CHANGED',
        place: 'list.columns',
        before: '["title","content","problem_type","update_time"]',
        after: '["title","content"]',
      },
    ])
    await post('withdrawdeclaration', { id, request_id: newRequestId() })
    expect(await overlaysOf()).toEqual([])
  })

  it('is another partner’s own affair where it is an overlay', async () => {
    const id = await publish(overlay([renamed]))
    const agent = await running.signIn('demo_agent')
    expect(await overlaysOf(agent)).toEqual([])
    await post('withdrawdeclaration', { id, request_id: newRequestId() })
  })

  it.each<[what: string, edits: readonly JsonObject[], why: RegExp]>([
    ['a call', [{ place: ['list', 'call'], value: 'GET /user/tradelist' }], /needs a release/],
    ['a column that is none', [{ place: ['list', 'columns'], value: ['title', 'nothing'] }], /nothing/],
    ['no edits', [], /must be a list/],
  ])('is refused as an overlay with %s', async (_, edits, why) => {
    expect(await post('savedeclaration', { body: overlay(edits), note: '' })).toMatchObject({
      code: 48201,
      message: expect.stringMatching(why),
    })
  })
})
