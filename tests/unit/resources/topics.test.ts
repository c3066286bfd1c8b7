import { sendEmailEndpoints } from '@resources/email/send/sendEmail.endpoints'
import { defaultTopics, isOp, topicsOf, untouchedTopics } from '@resources/merchant/merchant/topics'
import { topicEndpoints } from '@resources/merchant/merchant/topics.endpoints'
import { nextTry, retrySpan } from '@resources/merchant/pushLog/platform/receiver'
import { retryDelays } from '@resources/merchant/pushLog/pushes'
import { profileEndpoints } from '@resources/partner/profile.endpoints'
import { smsEndpoints } from '@resources/sms/message/sms.area'
import { channels } from '@resources/terms/channels'
import { describe, expect, it } from 'vitest'
import { type Json, readAnswer } from '@/declaration'

const ops = Object.keys(channels)

// Topics: resources/README.md#topics, tries of a push: resources/README.md#pushes.

describe('message topics', () => {
  it.each([
    ['taobao', 'tb', 18, 9],
    ['taobao_daifa', 'tb', 18, 9],
    ['jd', 'jd', 9, 6],
    ['pdd', 'pdd', 9, 6],
    ['ks', 'ks', 9, 5],
    ['1688', 'ali', 8, 6],
    ['doudian_oms', 'dd', 16, 8],
    ['doudian_erp', 'dd', 16, 8],
  ])('%s: named %s_…, %i in all, %i from the start', (op, prefix, total, start) => {
    const topics = topicsOf(op)
    expect(topics).toHaveLength(total)
    expect(topics.every(({ topic, event }) => topic === `${prefix}_${event}`)).toBe(true)
    expect(new Set(topics.map(({ topic }) => topic)).size).toBe(total)
    expect(defaultTopics(op)).toBe(start)
    expect(topics.filter(({ isMandatory }) => isMandatory).map(({ event }) => event)).toEqual(['trade_paid'])
  })

  it('are those of the known channels only', () => {
    expect(ops.every(isOp)).toBe(true)
    expect(topicsOf('amazon')).toEqual([])
    expect(topicsOf('constructor')).toEqual([])
  })

  it('show no native name that is not certain, nor of a topic that is made from another', () => {
    const native = (op: string, event: string) => topicsOf(op).find((one) => one.event === event)?.native
    expect(native('doudian_oms', 'trade_paid')).toBe('tag 101')
    for (const event of ['trade_ship', 'trade_success', 'trade_fee', 'refund_success', 'trade_memo'])
      expect(native('doudian_oms', event)).toBe('')
    for (const op of ops) expect(native(op, 'trade_paid_message')).toBe('')
    expect(native('pdd', 'trade_address')).toBe('pdd_trade_TradeLogisticsAddressChanged')
  })

  it('that nobody has touched are the defaults, and whatever their number the mandatory one is among them', () => {
    for (const op of ops) {
      const topics = topicsOf(op)
      const defaults = topics.filter(({ isDefault }) => isDefault).map(({ topic }) => topic)
      expect(new Set(untouchedTopics(op, defaultTopics(op)))).toEqual(new Set(defaults))
      for (let count = 1; count <= topics.length; count++) {
        const on = untouchedTopics(op, count)
        expect(new Set(on).size).toBe(count)
        expect(on.some((one) => one.endsWith('_trade_paid'))).toBe(true)
      }
      expect(untouchedTopics(op, 0)).toEqual([])
    }
  })
})

it('a push is tried eight times in 4.7 hours', () => {
  const channels = { doneAt: (now: number, seconds: number) => now + seconds, isDown: () => false }
  const times: number[] = []
  for (let next: number | undefined = 0; next !== undefined; next = nextTry(times.length, next, channels))
    times.push(next)
  expect(times).toEqual([0, 10, 40, 160, 760, 2560, 6160, 16_960])
  expect(times).toHaveLength(retryDelays.length)
  expect(retrySpan).toBe(16_960)
})

const { eventlist } = topicEndpoints
const topic = { topic: 'trade_paid', is_enable: 0 }

it.each<[string, Parameters<typeof readAnswer>[0], Json, string[]]>([
  // Saving the set would turn it off.
  ['a topic without a state', eventlist, { items: [topic, { topic: 'trade_create' }] }, ['items.is_enable']],
  ['a topic without a name', eventlist, { items: [topic, { is_enable: 1 }] }, ['items.topic']],
  ['no topics', eventlist, { items: [] }, []],
  ['a new secret that is not told', profileEndpoints.resetappsecret, {}, ['app_secret']],
  ['a task cancelled by code 0', smsEndpoints.cancelsms, null, []],
  ['a sending', sendEmailEndpoints.sendemail, { rejected: [{ reason: 'UNSUBSCRIBED' }] }, []],
])('the answer of %s lacks what a screen cannot do without', (_, endpoint, answer, missing) => {
  expect(readAnswer(endpoint, answer).missing).toEqual(missing)
})
