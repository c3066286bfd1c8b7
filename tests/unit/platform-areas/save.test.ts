import { defineRules } from '@mock/platform/areas/rules'
import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import { dataOf, startedOnce, startOfClock } from './started'

const everyKind = defineRules({
  save: ({ input, refuse, record }) => {
    if (input.title === 'no') refuse(41002)
    if (input.title === 'renamed') return { set: { words: record ? 'changed' : 'made' } }
  },
})
const running = await startedOnce({ rules: { everyKind } })

const save = (body: JsonObject, token?: string) => running.post('/test/saveeverykind', body, token)
const detail = (code: unknown, token?: string) => running.get(`/test/everykinddetail?code=${code}`, token)
const made = async (body: JsonObject = {}) => dataOf(await save({ title: 'new', ...body }))

describe('a new record', () => {
  it('gets the next serial number, the declared initial values and its times', async () => {
    const first = await made()
    const second = await made({ title: 'other', fee: 100 })
    const initial = { note: null, count: 5, state: 'DRAFT', grade: 0, seen_time: null, version: 1 }
    const times = { create_time: startOfClock, update_time: startOfClock }
    expect(first).toMatchObject({ code: 'EK000041', title: 'new', ...initial, ...times })
    expect(second).toMatchObject({ code: 'EK000042', fee: 0 })
    expect(dataOf(await detail('EK000041'))).toEqual(first)
  })

  it('is numbered for each partner by itself, and seen by no other', async () => {
    const { code } = dataOf(await save({ title: 'theirs' }, running.otherToken))
    expect(code).toBe('EK000005')
    const mine = await made()
    expect(await detail(mine.code, running.otherToken)).toMatchObject({ code: 45001, data: null })
  })

  it('keeps nothing, null and "" in the form of each kind', async () => {
    const empty = { note: '', count: null, grade: '', places: null, body: null, box: null, lines: [] }
    const record = await made(empty)
    expect(record).toMatchObject({ note: null, count: 0, grade: 0, places: [], body: '', box: {}, lines: [] })
  })

  it('keeps declared parts only', async () => {
    const record = await made({ box: { on: true, junk: 1 }, lines: [{ what: 'a', junk: 2 }] })
    const box = { on: true, size: 0, name: '', none: null, phone: '' }
    expect(record).toMatchObject({ box, lines: [{ what: 'a', by: '' }] })
    expect(JSON.stringify(record)).not.toContain('junk')
  })
})

describe('what is refused', () => {
  const refusals: [body: JsonObject, code: number, message?: string][] = [
    [{ title: 'x', count: 100 }, 10001, '参数错误：count名'],
    [{ title: 'x', body: '<script>1</script>' }, 10001, '参数错误：body名'],
    [{ title: 'x', note: 'zero \0 byte' }, 10001, '参数错误：note名'],
    [{ title: 'x', tags: ['half \ud800 pair'] }, 10001, '参数错误：tags名'],
    [{ title: 'x', box: { size: 'big' } }, 10001, '参数错误：box名'],
    [{ title: 'no' }, 41002],
    [{ title: 'x', count: 77 }, 42004],
    [{ title: 'x', count: 77, body: '<p>name</p>' }, 42004],
    [{ title: 'x', count: 78 }, 10001, '参数错误：note名'],
  ]
  it.each(refusals)('%j with %i', async (body, code, message) => {
    const before = dataOf(await running.get('/test/everykindlist')).total
    const answer = await save(body)
    expect(answer.code).toBe(code)
    if (message) expect(answer.message).toBe(message)
    expect(dataOf(await running.get('/test/everykindlist')).total).toBe(before)
    expect(running.faults).toEqual([])
  })
})

describe('a change', () => {
  it('changes what was sent, and only what the form has', async () => {
    const { code, version } = await made({ count: 9, tags: ['a'] })
    running.clock.now += 60
    const changed = dataOf(await save({ code, version, title: 'renamed', state: 'PUBLISHED', fee: 7 }))
    expect(changed).toMatchObject({ title: 'renamed', words: 'changed', count: 9, tags: ['a'], version: 2 })
    expect(changed).toMatchObject({ state: 'DRAFT', fee: 0 })
    const { now } = running.clock
    expect(changed).toMatchObject({ create_time: now - 60, update_time: now })
  })

  it('is held to the rules between fields, whichever of them changes', async () => {
    const { code, version } = await made({ count: 77, body: '<p>{name}</p>' })
    expect(await save({ code, version, title: 'x', body: '' })).toMatchObject({ code: 42004 })
    expect(await save({ code, version, title: 'x', body: '', count: 7 })).toMatchObject({ code: 0 })
    expect(await save({ code, version: 2, title: 'x', count: 77 })).toMatchObject({ code: 42004 })
  })

  it('leaves a masked phone, a masked address and a secret as they are', async () => {
    const whole = { phone: '15400001234', email: 'zhang@example.com', password: 'hidden' }
    const { code, phone, email, password, version } = await made(whole)
    expect([phone, email, password]).toEqual(['154****1234', 'zh***@example.com', ''])
    dataOf(await save({ code, version, title: 'again', phone, email, password }))
    const asked = 'select phone, email, password from area."everyKind" where code = $1'
    const [row] = await running.store.query(asked, [String(code)])
    expect(row).toEqual(whole)
  })

  it('follows the pressed button, and then the state', async () => {
    const { code, version } = await made()
    const published = dataOf(await save({ code, version, title: 'x', publish: true }))
    const seen_time = running.clock.now
    expect(published).toMatchObject({ state: 'PUBLISHED', note: 'demo_partner', seen_time })
    const refused = { code: 10006, message: '当前状态（已发布）不允许此操作' }
    expect(await save({ code, version: published.version ?? 0, title: 'y' })).toMatchObject(refused)
  })

  it('gives the declared reason before the state', async () => {
    const { code, version } = await made({ title: 'locked' })
    expect(await save({ code, version, title: 'open' })).toMatchObject({ code: 41004 })
  })
})

it('masks inside groups too, and sends heavy fields with the detail only', async () => {
  const parts = { box: { phone: '15400001234' }, lines: [{ by: '16000005678' }] }
  const { code } = await made({ title: 'masked', ...parts })
  const masked = { box: { phone: '154****1234' }, lines: [{ what: '', by: '160****5678' }] }
  expect(dataOf(await detail(code))).toMatchObject(masked)
  const { items } = dataOf<{ items: JsonObject[] }>(await running.get('/test/everykindlist?title=masked'))
  expect(Object.keys(items[0] ?? {})).not.toContain('lines')
  expect(Object.keys(items[0] ?? {})).not.toContain('body')
})
