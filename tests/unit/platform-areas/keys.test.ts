import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import { type Action, choice, code, integer, l, type Resource, type SaveSection, text } from '@/declaration'
import { label, plainArea } from '../declaration/plainArea'
import { dataOf, startedOnce } from './started'

const remove = { label, icon: 'delete', on: ['row'], effect: 'remove' } as const satisfies Partial<Action>

const list = { columns: ['title'], sortable: ['title'], sort: 'title', filters: ['title'] } as const
type Declared = Partial<Omit<Resource, 'save'>> & { readonly save?: Partial<SaveSection> }

/** An area whose records have a title besides their key. */
const titled = (name: string, { save, ...rest }: Declared): Resource => ({
  ...plainArea(`/test/${name}`),
  name,
  title: 'title',
  list: { ...list, call: `GET /test/${name}list` },
  save: { call: `POST /test/save${name}`, fields: ['title'], ...save },
  ...rest,
})

const op = choice({ label: l('平台', 'Platform', 'Plataforma'), of: { jd: label, pdd: label } })
/** Identified by entered values. */
const sign = titled('sign', {
  key: ['op', 'title'],
  fields: { op, title: text({ label, required: true }), note: text({ label }) },
  save: { fields: ['op', 'title', 'note'] },
  actions: { remove: { ...remove, call: 'POST /test/removesign', batch: 'targets' } },
  sample: { count: { small: 1, standard: 1, full: 1 }, values: { op: ['jd'], title: ['sample'] } },
})
/** Known by a number. */
const ticket = titled('ticket', {
  key: ['id'],
  fields: { id: integer({ label }), title: text({ label }) },
  actions: { remove: { ...remove, call: 'POST /test/removeticket', batch: 'ids' } },
  sample: { count: { small: 3, standard: 3, full: 3 } },
})
/** Identified by random digits. */
const fields = { no: code({ label }), title: text({ label }) }
const draw = titled('draw', { fields, save: { edit: false } })
/** Neither made nor changed here. */
const fixed = titled('fixed', { fields, save: { create: false } })

const running = await startedOnce({ declarations: [sign, ticket, draw, fixed] })

describe('a key that people enter', () => {
  const save = (body: JsonObject) => running.post('/test/savesign', body)

  it('names a new record, and is taken only once', async () => {
    const made = dataOf(await save({ op: 'jd', title: 'a/b~c', note: '1' }))
    expect(made).toMatchObject({ title: 'a/b~c', version: 1 })
    expect(await save({ op: 'jd', title: 'a/b~c', note: '2' })).toMatchObject({ code: 10005 })
    expect(await save({ op: 'pdd', title: 'a/b~c' })).toMatchObject({ code: 0 })
  })

  it('names the record that a save with a version changes; the key itself stays', async () => {
    const changed = dataOf(await save({ op: 'jd', title: 'sample', note: 'new', version: 1 }))
    expect(changed).toMatchObject({ note: 'new', version: 2 })
    const stale = await save({ op: 'jd', title: 'sample', note: 'stale', version: 1 })
    expect(stale).toMatchObject({ code: 10007 })
    expect(await save({ op: 'jd', title: 'other', version: 1 })).toMatchObject({ code: 10002 })
  })

  it('is free again once its record was removed', async () => {
    dataOf(await save({ op: 'jd', title: 'twice', note: 'first' }))
    const target = { op: 'jd', title: 'twice' }
    const removed = await running.post('/test/removesign', { targets: [target] })
    expect(dataOf(removed)).toEqual({ success: ['jd~twice'], failed: [] })
    expect(dataOf(await save({ ...target, note: 'second' }))).toMatchObject({ note: 'second', version: 1 })
    const list = dataOf(await running.get('/test/signlist?title=twice'))
    expect(list).toMatchObject({ total: 1, items: [{ note: 'second' }] })
  })

  it('stands in the address of the REST form, whatever letters it has', async () => {
    const response = await running.send('GET', '/rest/sign/jd~a!3b!1c')
    expect(await response.json()).toMatchObject({ id: 'jd~a!3b!1c', title: 'a/b~c' })
  })

  it('finds its record through the list, where there is no detail call', async () => {
    expect(dataOf(await running.get('/test/signlist?op=jd&title=sample'))).toMatchObject({ total: 1 })
    const unknown = await running.get('/test/signlist?op=unknown')
    expect(unknown).toMatchObject({ code: 10001, message: '参数错误：平台' })
  })
})

describe('a key that is a number', () => {
  it('counts on, past removed records, whichever way an id is written', async () => {
    expect(dataOf(await running.post('/test/saveticket', { title: 'four' }))).toMatchObject({ id: 4 })
    const removed = dataOf(await running.post('/test/removeticket', { ids: ['4', 1, 9] }))
    expect(removed).toMatchObject({ success: ['4', '1'], failed: [{ id: '9', code: 10002 }] })
    expect(dataOf(await running.post('/test/saveticket', { title: 'five' }))).toMatchObject({ id: 5 })
    expect(await running.post('/test/removeticket', { ids: [2.5] })).toMatchObject({ code: 10001 })
    const list = dataOf(await running.get('/test/ticketlist?id=5'))
    expect(list).toMatchObject({ total: 1, items: [{ title: 'five' }] })
  })

  it('is never given twice to records that are made at the same time', async () => {
    const make = (n: number) => running.post('/test/saveticket', { title: `t${n}` })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(make))
    expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(5)
  })
})

it('draws a number for a record when the declaration does not say how', async () => {
  const { no } = dataOf(await running.post('/test/savedraw', { title: 'x' }))
  expect(no).toMatch(/^\d{12}$/)
})

it('makes or changes nothing where the declaration does not offer it', async () => {
  const { no } = dataOf(await running.post('/test/savedraw', { title: 'x' }))
  expect(await running.post('/test/savedraw', { no, title: 'y', version: 1 })).toMatchObject({ code: 10003 })
  expect(await running.post('/test/savefixed', { title: 'x' })).toMatchObject({ code: 10003 })
})
