import { collect } from '@mock/platform/collect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiOf } from '@/declaration/openapi'
import { dataSchema, misfits } from './areas/schema'
import { type Answer, dataOf, oneWay, type Running } from './harness'

const { declarations, document: info } = collect()
const document = openApiOf(declarations, info)

/** The calls that belong to no area answer as the document says. */
describe(`the API document: ${oneWay.name}`, () => {
  let running: Running
  let token = ''
  beforeAll(async () => {
    running = await oneWay.start()
    token = await running.signIn()
  })
  afterAll(() => running.stop())

  it.each<[call: string, ask: () => Promise<Answer>]>([
    [
      'POST /user/login',
      () => running.post('/user/login', { username: 'demo_viewer', password: 'demo123456' }),
    ],
    ['GET /user/info', () => running.get('/user/info', token)],
    ['GET /user/accountlist', () => running.get('/user/accountlist', token)],
    ['POST /user/sendregsms', () => running.post('/user/sendregsms', { mobile: '15400009876' })],
    [
      'POST /user/findpwd/sendvcode',
      () => running.post('/user/findpwd/sendvcode', { mobile: '15400009877' }),
    ],
    ['POST /user/logout', () => running.post('/user/logout')],
    [
      'POST /user/sendloginsms',
      () => running.post('/user/sendloginsms', { username: 'demo_viewer', password: 'demo123456' }),
    ],
    [
      'POST /user/updateevent',
      async () => {
        const shops = await running.get('/user/merchantlist?grant_status=GRANTED&op=taobao&limit=1', token)
        const [shop] = dataOf<{ items: { app_id: string; seller_nick: string }[] }>(shops).items
        const at = new URLSearchParams({
          op: 'taobao',
          appId: shop?.app_id ?? '',
          sellerNick: shop?.seller_nick ?? '',
        })
        return running.post(`/user/updateevent?${at}`, { topic: 'tb_trade_fee', is_enable: true }, token)
      },
    ],
  ])('%s', async (call, ask) => {
    const answer = await ask()
    expect(answer).toMatchObject({ code: 0 })
    expect(misfits(document, dataSchema(document, call), answer.data)).toEqual([])
  })

  it('a push is verified by its id: one that was sent is found, a made-up one is not', async () => {
    const list = await running.get('/user/pushloglist?limit=1', token)
    const [sent] = dataOf<{ items: { message_id: string; tid: string; topic: string }[] }>(list).items
    const found = await running.get(`/user/pushlogdetail?message_id=${sent?.message_id}`, token)
    expect(found).toMatchObject({ code: 0, data: { tid: sent?.tid, topic: sent?.topic } })
    expect(await running.get('/user/pushlogdetail?message_id=0123456789abcdef', token)).toMatchObject({
      code: 10002,
    })
  })
})
