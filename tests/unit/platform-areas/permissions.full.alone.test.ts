import { defineRules } from '@mock/platform/areas/rules'
import type { JsonObject } from '@mock/platform/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Permissions } from '@/declaration'
import { everyKind } from './everyKind'
import { dataOf, shop, started, startedOnce } from './started'

// These tests use permissions as the name of a role.
vi.mock('@mock/platform/roles', async (original) => ({
  ...(await original<typeof import('@mock/platform/roles')>()),
  roleOf: (key: string) => ({ key, permissions: key.startsWith('[') ? JSON.parse(key) : ['*'] }),
}))

const charged = defineRules({
  actions: { charge: ({ input: { amount } }) => ({ answer: { fee: 7, left: amount } }) },
})
const running = await startedOnce({ rules: { everyKind: charged } })
let code = ''
const become = (...permissions: Permissions) => {
  const role = "update platform.account set role = $1 where username = 'demo_partner'"
  return running.store.query(role, [JSON.stringify(permissions)])
}
const denied = (...keys: readonly string[]) => become('*', ...keys.map((key) => `!everyKind.${key}`))

beforeEach(async () => {
  await become('*')
  code = String(dataOf(await save({ title: 'new', grade: 1 })).code)
  const told = 'update area."everyKind" set fee = 100, words = $2 where code = $1'
  await running.store.query(told, [code, 'secret'])
})

const save = (body: JsonObject, token?: string) => running.post('/test/saveeverykind', body, token)
const read = async () => dataOf(await running.get(`/test/everykinddetail?code=${code}`))
const publish = (body: JsonObject = {}) =>
  running.post('/test/setstate', { ids: [code], publish: true, reason: 'now', ...body })
let requests = 0
const charge = (amount: number, request_id = `charge-${requests++}-of-test`) =>
  running.post('/test/charge', { code, amount, request_id })

describe('capabilities', () => {
  it('actions on one call are allowed one by one', async () => {
    await denied('withdraw')
    expect(await publish()).toMatchObject({ code: 0 })
    const withdrawn = await running.post('/test/setstate', { ids: [code], publish: false })
    expect(withdrawn).toMatchObject({ code: 10003 })
    expect((await read()).state).toBe('PUBLISHED')
    // It is unclear which one is meant, so nothing is done.
    expect(await running.post('/test/setstate', { ids: [code] })).toMatchObject({ code: 10001 })
  })

  it('what an input does besides is refused once that is denied in so many words', async () => {
    await become('everyKind')
    expect(await charge(5)).toMatchObject({ code: 0 })
    await become('*', '!elsewhere.charge')
    expect(await charge(5)).toMatchObject({ code: 10003 })
  })

  it('a save is allowed by what it does: it makes a record or changes one', async () => {
    const version = (await read()).version
    await denied('create')
    expect(await save({ title: 'another' })).toMatchObject({ code: 10003 })
    expect(dataOf(await save({ code, title: 'changed', version }))).toMatchObject({ title: 'changed' })
    await denied('edit')
    expect(await save({ code, title: 'again', version })).toMatchObject({ code: 10003 })
    expect(dataOf(await save({ title: 'another' }))).toMatchObject({ version: 1 })
    await become('*')
    expect((await read()).title).toBe('changed')
  })

  it('nothing of an area is allowed without its list', async () => {
    await become('everyKind.detail', 'everyKind.publish', 'everyKind.edit', 'everyKind.create')
    expect(await running.get(`/test/everykinddetail?code=${code}`)).toMatchObject({ code: 10003 })
    expect(await publish()).toMatchObject({ code: 10003 })
    expect(await save({ title: 'x' })).toMatchObject({ code: 10003 })
  })

  it('the permission is asked for before anything else is looked at', async () => {
    await denied('charge', 'remove')
    expect(await running.post('/test/charge', {})).toMatchObject({ code: 10003 })
    expect(await running.post('/test/removeeverykind', { ids: [] })).toMatchObject({ code: 10003 })
    expect(await running.post('/test/removeeverykind', {}, 'x')).toMatchObject({ code: 50008 })
    const response = await running.send('DELETE', `/rest/everyKind/${code}`)
    expect(response.status).toBe(403)
  })

  it('a record of another partner is still not there', async () => {
    await save({ title: 'foreign' }, running.otherToken)
    await running.store.query(
      "update area.\"everyKind\" set code = 'EK999999' where partner_id = 100517 and title = 'foreign'",
    )
    await denied('withdraw', 'field.fee')
    const foreign = { code: 'EK999999', title: 'mine', version: 1 }
    expect(await running.get('/test/everykinddetail?code=EK999999')).toMatchObject({ code: 45001 })
    expect(await save(foreign)).toMatchObject({ code: 45001 })
    const body = { ...foreign, amount: 1, request_id: 'charge-of-a-foreign-one' }
    expect(await running.post('/test/charge', body)).toMatchObject({ code: 45001 })
    await denied('edit', 'charge')
    expect(await save(foreign)).toMatchObject({ code: 10003 })
    expect(await running.post('/test/charge', body)).toMatchObject({ code: 10003 })
  })
})

describe('a denied field', () => {
  it('is in no answer to a save, with its value left as it was', async () => {
    const { version } = await read()
    await denied('field.words', 'field.note')
    const saved = dataOf(await save({ code, title: 'saved', version }))
    expect(saved).toMatchObject({ title: 'saved', fee: 100 })
    expect(saved).not.toHaveProperty('words')
    expect(saved).not.toHaveProperty('note')
    const made = dataOf(await save({ title: 'made' }))
    expect(made).not.toHaveProperty('words')
    await become('*')
    expect(await read()).toMatchObject({ words: 'secret', title: 'saved' })
  })

  it('cannot be saved, not even as it is', async () => {
    const { version } = await read()
    await denied('field.count')
    for (const count of [5, 6, null])
      expect(await save({ code, title: 'x', count, version })).toMatchObject({ code: 10003 })
    const put = await running.send('PUT', `/rest/everyKind/${code}`, { title: 'x', count: 6 })
    expect(put.status).toBe(403)
    // Values that are no field of the form are ignored, as always.
    await denied('field.fee')
    expect(await save({ code, title: 'new', fee: 1, version })).toMatchObject({ code: 0 })
    await become('*')
    expect(await read()).toMatchObject({ count: 5, fee: 100, title: 'new' })
  })

  it('is in no answer to an action, whoever gives it', async () => {
    await denied('field.fee', 'field.words')
    expect(dataOf(await charge(3))).toEqual({ left: 3 })
    const one = await running.send('DELETE', `/rest/everyKind/${code}`)
    const removed: JsonObject = await one.json()
    expect(removed).toMatchObject({ id: code, title: 'new' })
    expect(removed).not.toHaveProperty('fee')
    expect(removed).not.toHaveProperty('words')
  })

  it('still counts where the platform judges, and no message tells its value', async () => {
    expect(await charge(101)).toMatchObject({ code: 43003, message: '可退金额不足，剩余1.00元' })
    await denied('field.fee')
    expect(await charge(101)).toMatchObject({ code: 43003, message: '可退金额不足，剩余***元' })
    await become('*')
    await publish()
    const refused = (state: string) => ({ code: 10006, message: `当前状态（${state}）不允许此操作` })
    expect(await save({ code, title: 'x', version: 2 })).toMatchObject(refused('已发布'))
    await denied('field.state')
    expect(await save({ code, title: 'x', version: 2 })).toMatchObject(refused('未知'))
    const removed = dataOf(await running.post('/test/removeeverykind', { ids: [code] }))
    const failed = [{ code: 41005, message: expect.not.stringContaining('已发布') }]
    expect(removed).toMatchObject({ success: [], failed })
  })

  it('changes by an effect that the account does not see', async () => {
    await denied('field.note', 'field.state', 'field.words')
    expect(await publish()).toMatchObject({ code: 0 })
    await become('*')
    expect(await read()).toMatchObject({ state: 'PUBLISHED', note: 'now', words: 'new' })
  })

  it('that is required leaves records to be changed, and none to be made', async () => {
    const grade = { ...everyKind.fields.grade, required: true }
    const area = { ...everyKind, fields: { ...everyKind.fields, grade } }
    const strict = await started({ declarations: [area, shop] })
    const role = JSON.stringify(['*', '!everyKind.field.grade'])
    await strict.store.query('update platform.account set role = $1', [role])
    expect(await strict.post('/test/saveeverykind', { title: 'made' })).toMatchObject({ code: 10001 })
    const { items } = dataOf<{ items: JsonObject[] }>(await strict.get('/test/everykindlist?state=DRAFT'))
    const [{ code: key, version } = {}] = items
    const saved = dataOf(await strict.post('/test/saveeverykind', { code: key, title: 'saved', version }))
    expect(saved).not.toHaveProperty('grade')
    await strict.stop()
  })
})

describe('lists', () => {
  const listed = (query = '') => running.get(`/test/everykindlist?${query}`)

  it('are sorted otherwise when the usual sort is denied', async () => {
    await denied('field.create_time')
    const { items } = dataOf<{ items: JsonObject[] }>(await listed('limit=100'))
    const titles = items.map(({ title }) => String(title))
    expect(titles).toEqual([...titles].sort((a, b) => Buffer.compare(Buffer.from(b), Buffer.from(a))))
    await denied('field.create_time', 'field.count', 'field.seen_time')
    expect(await listed('sort=-count')).toMatchObject({ code: 10001 })
    expect(await listed('sort=-code')).toMatchObject({ code: 0 })
  })

  it('count by the same filters for everybody, and are remembered apart', async () => {
    const whole = dataOf<{ total: number; summary: JsonObject }>(await listed())
    await denied('field.fee')
    const part = dataOf<{ total: number; summary: JsonObject }>(await listed())
    expect(part).toMatchObject({ total: whole.total, summary: { drafts: whole.summary.drafts } })
    expect(part.summary).not.toHaveProperty('fee')
    await become('*')
    expect(dataOf(await listed())).toMatchObject({ summary: whole.summary })
  })
})

it('the answer that one account got is not given to another with the same request id', async () => {
  const id = 'the-same-request-id'
  const first = await charge(1, id)
  expect(await charge(1, id)).toEqual(first)
  const idOf = (username: string) =>
    `(select account_id from platform.account where username = '${username}')`
  const handOver = (from: string, to: string) =>
    running.store.query(
      `update platform.session set account_id = ${idOf(to)} where account_id = ${idOf(from)}`,
    )
  await handOver('demo_partner', 'demo_viewer')
  expect(await charge(1, id)).toMatchObject({ code: 10005 })
  await handOver('demo_viewer', 'demo_partner')
  expect(await charge(1, id)).toEqual(first)
})
