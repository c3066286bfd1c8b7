import { expect, it } from 'vitest'
import {
  integer,
  loadDeclarations,
  loadPages,
  narrowed,
  type Page,
  pageCapabilities,
  type Resource,
  text,
} from '@/declaration'
import { menu as groups, label, valid } from './refundArea'

const refundArea: Resource = valid

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

const look = (change: object) => ({ ...desk, endpoints: { look: { ...endpoint, ...change } } })

/** The first thing that is said against files with these exports. */
const complaint = (...modules: readonly unknown[]): string => {
  try {
    loadDeclarations({ ...modules }, groups)
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''
  }
  return ''
}

it('a page is loaded beside the areas, and is none of them', () => {
  const modules = { area: refundArea, desk }
  expect(loadDeclarations(modules, groups)).toEqual([refundArea])
  expect(loadPages(modules, groups)).toEqual([desk])
  expect(pageCapabilities(desk)).toEqual(['desk.view', 'desk.write'])
})

it.each<[string, unknown, string]>([
  ['a name that an area has', { ...desk, name: refundArea.name }, `name "${refundArea.name}" is taken`],
  ['a path that an area has', { ...desk, path: refundArea.path }, `path "${refundArea.path}" is taken`],
  [
    'a call that an area makes',
    look({ call: refundArea.list.call }),
    `call "${refundArea.list.call}" is taken`,
  ],
  ['no icon of ours', { ...desk, icon: 'dragon' }, 'desk: icon'],
  ['no component', { ...desk, component: '' }, 'desk: component'],
  ['a group that is not there', { ...desk, menu: { order: 1, group: 'pays' } }, 'did you mean "pay"?'],
  ['a body for a GET', look({ inputs: { words: text({ label }) } }), 'has no body'],
  ['no call', look({ call: 'user/desk' }), 'is not a call'],
  ['no answer', look({ answer: undefined }), 'endpoints.look.answer is missing'],
])('a page with %s is refused, with the remedy', (_, page, message) => {
  expect(complaint(refundArea, page)).toContain(message)
})

const panel = { label, icon: 'list', component: 'Dialog', on: ['row'], capability: 'list' } as const

it.each<[string, object, string]>([
  ['the name of an action', { close: panel }, 'of an action'],
  ['no such capability', { dialog: { ...panel, capability: 'lists' } }, 'did you mean "list"?'],
  ['a place that is none', { dialog: { ...panel, on: ['cell'] } }, 'must be "row", "bulk" or "list"'],
  ['a condition on no field', { dialog: { ...panel, when: { nothing: 1 } } }, '"nothing" is not a field'],
])('a panel with %s is refused', (_, panels, message) => {
  expect(complaint({ ...refundArea, panels })).toContain(message)
})

it('without a capability its panels and endpoints are gone', () => {
  const area = {
    ...refundArea,
    panels: { dialog: { ...panel, capability: 'look' }, other: panel },
    endpoints: { look: { ...endpoint, call: 'GET /user/look' } as const },
  }
  const left = narrowed(area, ['*', `!${area.name}.look`])
  expect(Object.keys(left?.panels ?? {})).toEqual(['other'])
  expect(left?.endpoints).toBeUndefined()
})
