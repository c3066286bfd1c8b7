import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import {
  choice,
  code,
  defineResource,
  type Field,
  integer,
  list,
  type Resource,
  reference,
  removal,
  text,
  type WireRecord,
} from '@/declaration'
import { loadDeclarations } from '@/declaration/load'
import { openApiOf } from '@/declaration/openapi'
import { referenceTo } from '@/declaration/referred'
import { label } from '../declaration/plainArea'
import { dataOf, startedOnce } from './started'

const states = { NORMAL: label, CLOSED: label } as const
const idea = { label, to: 'stall' } as const

/** What may be chosen and what not: by a choice, a number, part of a name. */
const stall = defineResource({
  ...{ name: 'stall', path: '/stall', label, icon: 'storefront' },
  key: ['city', 'no'],
  title: 'name',
  fields: {
    city: text({ label, required: true }),
    no: integer({ label, required: true }),
    name: text({ label }),
    state: choice({ label, of: states }),
    opened_time: { kind: 'timestamp', label },
  },
  list: {
    call: 'GET /test/stalllist',
    columns: ['name', 'state'],
    sortable: ['no'],
    sort: 'no',
    filters: [
      'name',
      { on: 'state', test: 'in' },
      { name: 'from', on: 'no', test: 'atLeast' },
      { name: 'period', test: 'period', on: 'opened_time' },
    ],
  },
  save: { call: 'POST /test/savestall', fields: ['city', 'no', 'name', 'state'] },
  actions: { remove: removal({ call: 'POST /test/removestall', batch: 'targets' }) },
  sample: {
    count: { small: 20, standard: 20, full: 20 },
    values: {
      city: ['杭州', '上海/浦东'],
      no: Array.from({ length: 20 }, (_, at) => at),
      name: ['茶', '米'],
    },
  },
})

const order = defineResource({
  ...{ name: 'order', path: '/order', label, icon: 'receipt', key: ['no'], title: 'no' },
  fields: {
    no: code({ label, serial: { prefix: 'O', digits: 4 } }),
    note: text({ label }),
    stall: reference({ ...idea, label: { ...label, zh: '摊位' }, where: { state: 'NORMAL' } }),
    other: reference({ ...idea, where: { state: 'NORMAL,CLOSED', from: 3, name: '茶' }, errorCode: 41002 }),
    any: reference(idea),
    stops: list({ label, fields: { at: reference({ ...idea, where: { state: 'CLOSED' } }) } }),
  },
  list: {
    call: 'GET /test/orderlist',
    columns: ['no', 'stall', 'other', 'any'],
    sortable: ['no'],
    sort: 'no',
    filters: ['stall'],
  },
  detail: { call: 'GET /test/orderdetail' },
  save: { call: 'POST /test/saveorder', fields: ['note', 'stall', 'other', 'any', 'stops'] },
  actions: {
    move: {
      label,
      icon: 'send',
      call: 'POST /test/moveorder',
      on: ['row', 'bulk'],
      batch: 'ids',
      asks: ['stall'],
    },
  },
  sample: { count: { small: 30, standard: 30, full: 30 } },
})

const running = await startedOnce({ declarations: loadDeclarations({ a: stall, b: order }, {}) })
const rows = async (path: string) =>
  dataOf<{ items: WireRecord[] }>(await running.get(`${path}?limit=100`)).items
const saveStall = async (body: JsonObject) => dataOf<WireRecord>(await running.post('/test/savestall', body))
const save = (body: JsonObject) => running.post('/test/saveorder', body)

const normal = await saveStall({ city: '上海/浦东', no: 101, name: '茶馆', state: 'NORMAL' })
await saveStall({ city: '上海/浦东', no: 102, name: '茶亭', state: 'CLOSED' })
const referring = (record: WireRecord) => referenceTo(['city', 'no'], record)
const [open, closed, gone] = [101, 102, 999].map((no) => referring({ city: '上海/浦东', no }))

describe('a reference that only some records may be chosen for', () => {
  it.each<[body: JsonObject, code: number, message?: string]>([
    [{ stall: open }, 0],
    [{ stall: closed }, 10001, '参数错误：摊位'],
    [{ stall: gone }, 10001, '参数错误：摊位'],
    [{ stall: 'no key' }, 10001, '参数错误：摊位'],
    [{ stall: '' }, 0],
    // Every filter must fit, as in the list; each field has its own refusal.
    [{ other: closed }, 0],
    [{ other: '杭州~1' }, 41002],
    [{ any: gone }, 0],
    [{ stops: [{ at: closed }, { at: '' }] }, 0],
    [{ stops: [{ at: closed }, { at: open }] }, 10001],
  ])('saves %j: %i', async (body, code, message) => {
    const answer = await save(body)
    expect(answer.code).toBe(code)
    if (message !== undefined) expect(answer.message).toBe(message)
  })

  it('keeps what a record has, also when that may no longer be chosen', async () => {
    const { no, version } = dataOf<WireRecord>(await save({ stall: open, stops: [{ at: closed }] }))
    const { city, no: number } = normal
    await saveStall({ city, no: number, state: 'CLOSED', version: normal.version } as JsonObject)
    const kept = await save({ no, version, note: 'x', stall: open, stops: [{ at: closed }] } as JsonObject)
    expect(kept).toMatchObject({ code: 0, data: { note: 'x', stall: open } })
    expect(await save({ stall: open })).toMatchObject({ code: 10001 })
    expect(await running.post('/test/moveorder', { ids: [no], stall: closed } as JsonObject)).toMatchObject({
      data: { success: [], failed: [{ code: 10001, message: '参数错误：摊位' }] },
    })
    const [stalls, [other]] = [await rows('/test/stalllist'), await rows('/test/orderlist')]
    const free = stalls.find(({ state }) => state === 'NORMAL')
    const moved = { ids: [other?.no], stall: referring(free ?? {}) } as JsonObject
    expect(await running.post('/test/moveorder', moved)).toMatchObject({ data: { failed: [] } })
  })

  it('is refused with a record that was deleted', async () => {
    const made = await saveStall({ city: '杭州', no: 500, name: '茶', state: 'NORMAL' })
    expect(await save({ stall: '杭州~500' })).toMatchObject({ code: 0 })
    await running.post('/test/removestall', { city: made.city, no: made.no } as JsonObject)
    expect(await save({ stall: '杭州~500' })).toMatchObject({ code: 10001 })
  })
})

it('samples hold only what may be chosen', async () => {
  const stalls = new Map((await rows('/test/stalllist')).map((one) => [referring(one), one]))
  const samples = (await rows('/test/orderlist')).filter(({ no }) => Number(String(no).slice(1)) <= 30)
  expect(samples).toHaveLength(30)
  const stateOf = (one: WireRecord) => stalls.get(String(one.any))?.state
  // Without a restriction, both occur.
  expect(new Set(samples.map(stateOf))).toEqual(new Set(['NORMAL', 'CLOSED']))
  for (const { stall } of samples) expect(stalls.get(String(stall))?.state).toBe('NORMAL')
  for (const { other } of samples) expect(stalls.get(String(other))?.name).toContain('茶')
})

it('the API document says what may be chosen', () => {
  const text = JSON.stringify(openApiOf([order, stall]).paths['/test/saveorder'])
  expect(text).toContain('"key of stall with state=NORMAL,CLOSED, from=3, name=茶"')
})

describe('a declaration is refused', () => {
  const load = (field: Partial<Field>, more: Partial<Resource> = {}) => {
    const changed = {
      ...order,
      fields: { ...order.fields, stall: { ...order.fields.stall, ...field } },
      ...more,
    }
    return () => loadDeclarations({ a: stall, b: changed as Resource }, {})
  }
  it.each<[where: object, problem: string]>([
    [
      { stat: 'NORMAL' },
      'fields.stall.where.stat "stat" is not a filter of the list of "stall"; did you mean "state"?',
    ],
    [
      { opened: 1 },
      'fields.stall.where.opened "opened" is not a filter of the list of "stall"; filters are: name, state, from',
    ],
    [
      { state: 'NORMA' },
      'fields.stall.where.state "NORMA" is no value of this filter; did you mean "NORMAL"?',
    ],
    [{ from: 'three' }, 'fields.stall.where.from "three" is no value of this filter'],
    [{ begin_date: '2026-01-31' }, 'fields.stall.where.begin_date is a span of days, which passes by itself'],
    [{ state: ['NORMAL'] }, 'fields.stall.where.state'],
  ])('with where: %j', (where, problem) => {
    expect(load({ where } as Partial<Field>)).toThrow(`order: ${problem}`)
  })

  it('also inside a list, and where an action asks', () => {
    const at = reference({ ...idea, where: { kind: 1 } })
    expect(load({}, { fields: { ...order.fields, stops: list({ label, fields: { at } }) } })).toThrow(
      'order: fields.stops.fields.at.where.kind "kind" is not a filter',
    )
    const move = { ...order.actions?.move, inputs: { at } }
    expect(load({}, { actions: { move } as Resource['actions'] })).toThrow(
      'order: actions.move.inputs.at.where.kind "kind" is not a filter',
    )
  })
})
