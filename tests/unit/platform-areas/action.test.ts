import { defineRules } from '@mock/platform/areas/rules'
import type { Json, JsonObject } from '@mock/platform/contract'
import { expect, it } from 'vitest'
import { dataOf, startedOnce } from './started'

const everyKind = defineRules({
  actions: {
    async publish({ record, input, area, refuse, account, now, random }) {
      const shops = area<{ code: string; name: string }>('shop')
      const [one] = await shops.find({ code: { set: true } }, { limit: 1 })
      if (!one) return
      await shops.change({ code: one.code }, { name: `${input.reason} by ${account.username} at ${now}` })
      // After the write: a refusal must undo that too.
      if (record.title === 'refused') refuse(41005, { n: 2 })
      if (record.title === 'broken') throw new TypeError('a mistake of ours')
      return { set: { words: random.digits(4) } }
    },
    async charge({ record, input, notAgainWithin }) {
      await notAgainWithin(5)
      const fee = Number(record.fee) - Number(input.amount)
      return { set: { fee }, answer: { left: fee } }
    },
  },
})
const running = await startedOnce({ rules: { everyKind } })

const made = async (body: JsonObject = {}): Promise<string> => {
  const record = dataOf(await running.post('/test/saveeverykind', { title: 'new', ...body }))
  return String(record.code)
}
const read = async (code: string) => dataOf(await running.get(`/test/everykinddetail?code=${code}`))
const setState = (body: JsonObject) => running.post('/test/setstate', body)
const shopNames = async () => {
  const asked = 'select name from area.shop where partner_id = 100238'
  return (await running.store.query<{ name: string }>(asked)).map(({ name }) => name)
}

it('tells actions on one call apart by what they send', async () => {
  const code = await made()
  dataOf(await setState({ ids: [code], publish: true, reason: 'now' }))
  const words = expect.stringMatching(/^\d{4}$/)
  expect(await read(code)).toMatchObject({ state: 'PUBLISHED', note: 'now', words })
  dataOf(await setState({ ids: [code], publish: false }))
  expect((await read(code)).state).toBe('DRAFT')
  expect(await setState({ ids: [code] })).toMatchObject({ code: 10001, message: '参数错误：publish' })
})

it('takes the first effect whose condition holds', async () => {
  const code = await made({ title: 'first' })
  dataOf(await setState({ ids: [code], publish: true, reason: 'any' }))
  expect((await read(code)).note).toBe('the first effect')
})

it('does a batch record by record, and a refused one leaves nothing behind', async () => {
  const [good, bad] = [await made(), await made({ title: 'refused' })]
  const [locked, empty] = [await made({ title: 'locked' }), await made({ count: 0 })]
  const ids = [bad, good, 'EK777777', locked, empty, good]
  expect(dataOf(await setState({ ids, publish: true, reason: 'batch' }))).toEqual({
    success: [good],
    failed: [
      { id: bad, code: 41005, message: '正在使用中，不能删除（2个模板或任务）' },
      { id: 'EK777777', code: 45001, message: '公告不存在或已下线' },
      { id: locked, code: 41004, message: '审核中，不能修改或删除' },
      { id: empty, code: 10006, message: '当前状态（count名：0）不允许此操作' },
    ],
  })
  expect((await read(bad)).state).toBe('DRAFT')
})

it('undoes what a refused record did to other areas', async () => {
  const before = await shopNames()
  const bad = await made({ title: 'refused' })
  expect(await setState({ code: bad, publish: true, reason: 'undone' })).toMatchObject({ code: 41005 })
  dataOf(await setState({ ids: [bad], publish: true, reason: 'undone' }))
  expect(await shopNames()).toEqual(before)
  const good = await made()
  dataOf(await setState({ ids: [bad, good], publish: true, reason: 'kept' }))
  expect(await shopNames()).toContain(`kept by demo_partner at ${running.clock.now}`)
})

it('takes back a whole batch when something breaks, and tells nobody why', async () => {
  const [good, broken] = [await made(), await made({ title: 'broken' })]
  const answer = await setState({ ids: [good, broken], publish: true, reason: 'x' })
  expect(answer).toMatchObject({ code: 10500, data: null })
  expect((await read(good)).state).toBe('DRAFT')
  expect(running.faults.splice(0)).toEqual(['POST /test/setstate: TypeError: a mistake of ours'])
})

it('checks inputs after the state, for each record', async () => {
  const [open, locked] = [await made(), await made({ title: 'locked' })]
  expect(dataOf(await setState({ ids: [open, locked], publish: true }))).toEqual({
    success: [],
    failed: [
      { id: open, code: 10001, message: '参数错误：reason名' },
      { id: locked, code: 41004, message: '审核中，不能修改或删除' },
    ],
  })
})

it('answers for one record with what the rule says, and keeps limits, pace and request ids', async () => {
  const code = await made()
  await running.store.query('update area."everyKind" set fee = 1000 where code = $1', [code])
  let requests = 0
  const charge = (amount: Json, id = `charge-${code}-${requests++}`) =>
    running.post('/test/charge', { code, amount, request_id: id })
  expect(await charge(1001)).toMatchObject({ code: 43003, message: '可退金额不足，剩余10.00元' })
  expect(await charge(0)).toMatchObject({ code: 10001 })
  const first = await charge(300, 'charge-the-first')
  expect(first).toMatchObject({ code: 0, data: { left: 700 } })
  expect(await charge(300, 'charge-the-first')).toEqual(first)
  expect(await charge(301, 'charge-the-first')).toMatchObject({ code: 10005 })
  running.clock.now += 2
  expect(await charge(300)).toMatchObject({ code: 10004, message: '操作过于频繁，请3秒后再试' })
  running.clock.now += 3
  expect(await charge(300)).toMatchObject({ code: 0, data: { left: 400 } })
})

it('lets one of two simultaneous charges wait for the other', async () => {
  const code = await made()
  await running.store.query('update area."everyKind" set fee = 1000 where code = $1', [code])
  running.clock.now += 60
  const charge = (n: number) =>
    running.post('/test/charge', { code, amount: 600, request_id: `together-${code}-${n}` })
  const answers = await Promise.all([charge(1), charge(2)])
  expect(answers.map((answer) => answer.code).sort()).toEqual([0, 43003])
})

it('removes a record from every list, again with success, and never gives its number twice', async () => {
  const code = await made()
  const remove = (body: JsonObject) => running.post('/test/removeeverykind', body)
  expect(dataOf(await remove({ ids: [code] }))).toEqual({ success: [code], failed: [] })
  expect(dataOf(await remove({ ids: [code, 'EK888888'] }))).toEqual({
    success: [code],
    failed: [{ id: 'EK888888', code: 45001, message: '公告不存在或已下线' }],
  })
  expect(await running.get(`/test/everykinddetail?code=${code}`)).toMatchObject({ code: 45001 })
  expect(dataOf(await running.get(`/test/everykindlist?code=${code}`))).toMatchObject({ items: [], total: 0 })
  expect(await setState({ code, publish: true, reason: 'x' })).toMatchObject({ code: 45001 })
  expect(Number((await made()).slice(2))).toBeGreaterThan(Number(code.slice(2)))
})
