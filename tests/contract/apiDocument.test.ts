import { collect } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'
import type { WireRecord } from '@/declaration'
import { openApiOf } from '@/declaration/openapi'
import type { Answer } from './answers'
import { dataSchema, misfits } from './areas/schema'
import { Operator, shopInAddress } from './operator'

const { declarations, document: info } = collect()
const document = openApiOf(declarations, info)

/** Calls outside of areas answer as the document says. */
describe('the API document', () => {
  const at = new Operator()
  const { get, post, list } = at
  const viewer = { username: 'demo_viewer', password: 'demo123456' }
  const updateEvent = async () => {
    const { items } = await list<WireRecord>('merchantlist?grant_status=GRANTED&op=taobao&limit=1')
    return post(`updateevent?${shopInAddress(items[0] ?? {})}`, { topic: 'tb_trade_fee', is_enable: true })
  }

  it.each<[call: string, ask: () => Promise<Answer>]>([
    ['POST /user/login', () => post('login', viewer)],
    ['GET /user/info', () => get('info')],
    ['POST /user/sendregsms', () => post('sendregsms', { mobile: '15400009876' })],
    ['POST /user/findpwd/sendvcode', () => post('findpwd/sendvcode', { mobile: '15400009877' })],
    ['POST /user/logout', () => post('logout', {}, '')],
    ['POST /user/sendloginsms', () => post('sendloginsms', viewer)],
    ['POST /user/updateevent', updateEvent],
  ])('%s', async (call, ask) => {
    const answer = await ask()
    expect(answer).toMatchObject({ code: 0 })
    expect(misfits(document, dataSchema(document, call), answer.data)).toEqual([])
  })

  it('a push is verified by its id: one that was sent is found, a made-up one is not', async () => {
    const { items } = await list<Record<'message_id' | 'tid' | 'topic', string>>('pushloglist?limit=1')
    const [{ message_id, tid, topic } = {}] = items
    expect(await at.ask(`pushlogdetail?message_id=${message_id}`)).toMatchObject({ tid, topic })
    expect((await get('pushlogdetail?message_id=0123456789abcdef')).code).toBe(10002)
  })
})
