import { describe, expect, it } from 'vitest'
import {
  files,
  integer,
  loadDeclarations,
  loadPages,
  narrowed,
  type Page,
  pageCapabilities,
  problemsOf,
  type Resource,
  text,
} from '@/declaration'
import { templates } from '../../conformance/templates'
import { label } from './plainArea'
import { changed, load, menu, problems, refusal, valid } from './refundArea'

it('a good declaration has no problems', () => {
  expect(problems(valid)).toEqual([])
  expect(problemsOf(templates, ['conformanceTemplate'], {})).toEqual([])
})

describe('loading', () => {
  const other = (change: object): unknown => ({
    ...structuredClone(valid),
    name: 'trade',
    path: '/pay/trade',
    list: { ...valid.list, call: 'GET /pay/tradelist' },
    detail: undefined,
    save: undefined,
    actions: undefined,
    ...change,
  })

  it('gives the areas in menu order: by group, then by place in it', () => {
    const named = (name: string, place: object) =>
      other({ name, path: `/a/${name}`, menu: place, list: { ...valid.list, call: `GET /a/${name}` } })
    const reference = other({})
    const names = load(
      menu,
      named('e', { group: 'late', order: 1 }),
      named('b', { group: 'pay', order: 20 }),
      named('d', { order: 60 }),
      reference,
      named('a', { order: 10 }),
      valid,
    ).map(({ name }) => name)
    expect(names).toEqual(['a', 'trade', 'refund', 'b', 'd', 'e'])
  })

  it.each([
    [{ name: 'refund' }, 'refund: name is taken: 0.ts and 1.ts both have the name "refund"; choose another'],
    [
      { path: '/pay/refund' },
      'trade: path is taken: 0.ts and 1.ts both have the path "/pay/refund"; choose another',
    ],
    [
      { list: valid.list },
      'trade: list.call is taken: 0.ts and 1.ts both have the call "GET /pay/refundlist"; choose another',
    ],
  ])('refuses two areas with the same %j', (change, problem) => {
    expect(refusal(menu, valid, other(change))).toEqual([problem])
  })

  it.each([[undefined], [null], ['x'], [[]], [{}], [() => valid]])(
    'refuses a file that exports %j',
    (module) => {
      const problem = 'exports no declaration; write "export default defineResource({ … })"'
      expect(refusal(menu, valid, module)).toEqual([`/resources/pay/1.ts: ${problem}`])
    },
  )

  it('names every problem of every area at once', () => {
    const lines = refusal(menu, changed('icon', 'x'), other({ icon: 'y', title: 'z' }), 7)
    const begins = lines.map((line) => line.split(' ').slice(0, 2).join(' '))
    expect(begins).toEqual(['refund: icon', 'trade: icon', 'trade: title', '/resources/pay/2.ts: exports'])
  })
})

const endpoint = { label, call: 'GET /user/desk', answer: { n: integer({ label }) } } as const

const desk: Page = {
  name: 'desk',
  path: '/desk',
  label,
  icon: 'list',
  menu: { order: 1 },
  component: 'Desk',
  endpoints: {
    look: { ...endpoint, capability: 'view' },
    write: { ...endpoint, call: 'POST /user/write', inputs: { words: text({ label }) } },
  },
}

/** A page that sends files by this call, and looks itself up by another. */
const attach = (call: `POST /${string}`) => ({
  ...desk,
  endpoints: {
    look: { ...endpoint, call: 'POST /user/desk' },
    write: {
      ...desk.endpoints?.write,
      inputs: { proofs: files({ label, scene: 'proof', upload: { call, id: 'file_id' } }) },
    },
  },
})

const look = (change: object) => ({ ...desk, endpoints: { look: { ...endpoint, ...change } } })

it('a page is loaded beside the areas, and is none of them', () => {
  const modules = { area: valid, desk }
  expect(loadDeclarations(modules, menu)).toEqual([valid])
  expect(loadPages(modules, menu)).toEqual([desk])
  expect(pageCapabilities(desk)).toEqual(['desk.view', 'desk.write'])
})

it.each<[string, unknown, string]>([
  ['a name that an area has', { ...desk, name: valid.name }, `both have the name "${valid.name}"`],
  ['a path that an area has', { ...desk, path: valid.path }, `both have the path "${valid.path}"`],
  ['a call that an area makes', look({ call: valid.list.call }), `both have the call "${valid.list.call}"`],
  [
    'a file sent by a call that an area makes',
    attach('POST /pay/saverefund'),
    'write.inputs.proofs.upload.call is taken',
  ],
  [
    'a file sent by a call of its own',
    attach('POST /user/desk'),
    'look.call has the call "POST /user/desk" too',
  ],
  ['no icon of ours', { ...desk, icon: 'dragon' }, 'desk: icon'],
  ['no component', { ...desk, component: '' }, 'desk: component'],
  ['a group that is not there', { ...desk, menu: { order: 1, group: 'pays' } }, 'did you mean "pay"?'],
  ['a body for a GET', look({ inputs: { words: text({ label }) } }), 'has no body'],
  ['no call', look({ call: 'user/desk' }), 'is not a call'],
  ['no answer', look({ answer: undefined }), 'endpoints.look.answer is missing'],
])('a page with %s is refused, with the remedy', (_, page, message) => {
  expect(refusal(menu, valid, page)[0]).toContain(message)
})

const panel = { label, icon: 'list', component: 'Dialog', on: ['row'], capability: 'list' } as const

it.each<[string, object, string]>([
  ['the name of an action', { close: panel }, 'of an action'],
  ['no such capability', { dialog: { ...panel, capability: 'lists' } }, 'did you mean "list"?'],
  ['a place that is none', { dialog: { ...panel, on: ['cell'] } }, 'must be "row", "bulk" or "list"'],
  ['a condition on no field', { dialog: { ...panel, when: { nothing: 1 } } }, '"nothing" is not a field'],
])('a panel with %s is refused', (_, panels, message) => {
  expect(refusal(menu, { ...valid, panels })[0]).toContain(message)
})

it('without a capability its panels and endpoints are gone', () => {
  const area: Resource = {
    ...valid,
    panels: { dialog: { ...panel, capability: 'look' }, other: panel },
    endpoints: { look: { ...endpoint, call: 'GET /user/look' } as const },
  }
  const left = narrowed(area, ['*', `!${area.name}.look`])
  expect(Object.keys(left?.panels ?? {})).toEqual(['other'])
  expect(left?.endpoints).toBeUndefined()
})
