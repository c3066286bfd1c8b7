import { describe, expect, it } from 'vitest'
import {
  boolean,
  choice,
  defineResource,
  integer,
  list,
  loadDeclarations,
  multiline,
  problemsOf,
  removal,
  secret,
  text,
  timestamp,
} from '@/declaration'
import { completed } from '@/declaration/completed'
import { errorCatalogue } from '@/declaration/errorCatalogue'
import { label } from './plainArea'
import { valid } from './refundArea'

const fields = {
  no: integer({ label }),
  note: multiline({ label }),
  state: choice({ label, of: { OPEN: label, SHUT: label } }),
  name: text({ label }),
  urgent: boolean({ label }),
  password: secret({ label }),
  lines: list({ label, fields: { one: text({ label }) } }),
  due: timestamp({ label }),
  create_time: timestamp({ label }),
  update_time: timestamp({ label }),
}

const start = {
  name: 'workOrder',
  path: '/work/order',
  label,
  icon: 'list',
  key: ['no'],
  title: 'name',
} as const
const other = { zh: '另', en: 'Other', es: 'Otro' }
const effect = [{ set: { state: 'SHUT' } }] as const

const area = defineResource({
  ...start,
  fields,
  save: {},
  actions: {
    shutNow: { label, icon: 'close', on: ['row'], effect },
    remove: removal({ refuse: [{ when: { urgent: true }, code: 41005 }] }),
    own: removal({ call: 'POST /other/call' }),
  },
})

describe('what an action asks for', () => {
  const { actions, save } = defineResource({
    ...start,
    fields: {
      ...fields,
      name: text({ label, max: 20, unique: 41002, initial: 'new', shownWhen: { urgent: true } }),
    },
    save: {},
    actions: {
      rename: { label, icon: 'edit', asks: ['name'] },
      move: {
        label,
        icon: 'edit',
        on: ['bulk'],
        asks: ['name', 'due'],
        effect,
        inputs: { due: timestamp({ label }) },
      },
      reject: { label, icon: 'close', asks: [{ field: 'name', min: 5, hint: label }] },
      clear: { label, icon: 'clear', asks: [{ field: 'due', required: false }] },
      settle: { label, icon: 'check', asks: [{ field: 'state', only: ['SHUT'] }] },
      drop: { label, icon: 'delete', asks: ['due'], effect: 'remove' },
    },
  })

  it('is a required input that it sets, without what is said of records alone', () => {
    expect(actions?.rename).toMatchObject({
      on: ['row'],
      inputs: { name: { kind: 'text', label, max: 20, required: true } },
      effect: [{ set: { name: { input: 'name' } } }],
    })
    for (const option of ['unique', 'initial', 'shownWhen'])
      expect(actions?.rename?.inputs?.name).not.toHaveProperty(option)
  })

  it('follows rules that the action has for it', () => {
    expect(actions?.reject?.inputs?.name).toMatchObject({ min: 5, max: 20, hint: label, required: true })
    expect(actions?.clear?.inputs?.due).toMatchObject({ kind: 'timestamp', required: false })
    expect(actions?.reject?.effect).toEqual([{ set: { name: { input: 'name' } } }])
  })

  it('is one of some values alone, where it says which', () => {
    expect(actions?.settle?.inputs?.state).toMatchObject({ kind: 'choice', required: true })
    expect(Object.keys(Object(actions?.settle?.inputs?.state).of)).toEqual(['SHUT'])
    expect(actions?.settle?.inputs?.state).not.toHaveProperty('only')
  })

  it('is added once', () => {
    const once = defineResource({
      ...start,
      fields,
      actions: { move: { label, icon: 'edit', asks: ['due'] } },
    })
    expect(completed(once)).toBe(once)
  })

  it('comes beside what it says itself', () => {
    expect(actions?.move).toMatchObject({
      on: ['bulk'],
      inputs: { name: { required: true }, due: { kind: 'timestamp' } },
      effect: [{ set: { state: 'SHUT', name: { input: 'name' }, due: { input: 'due' } } }],
    })
    expect(actions?.move?.inputs?.due).not.toHaveProperty('required')
  })

  it('is set in no record that is removed', () => {
    expect(actions?.drop).toMatchObject({ inputs: { due: { required: true } }, effect: 'remove' })
  })

  it('is not in the form', () => {
    expect(save?.fields).toEqual(['note', 'urgent', 'password'])
  })
})

describe('what a declaration leaves out', () => {
  it('follows from its name, fields and actions', () => {
    expect(area).toMatchObject({
      menu: { order: 1000 },
      list: {
        call: 'GET /user/workorderlist',
        columns: ['name', 'state', 'urgent', 'due', 'update_time', 'create_time'],
        moreColumns: ['no'],
        sortable: ['due', 'update_time', 'create_time'],
        sort: '-create_time',
        filters: ['name', 'state', 'urgent'],
      },
      save: {
        call: 'POST /user/saveworkorder',
        fields: ['note', 'name', 'urgent', 'password', 'due'],
        stamp: { made: 'create_time', saved: 'update_time' },
      },
      actions: {
        shutNow: { call: 'POST /user/shutnowworkorder' },
        remove: { call: 'POST /user/removeworkorder', refuse: [{ code: 41005 }] },
        own: { call: 'POST /other/call' },
      },
    })
    expect(area.detail).toBeUndefined()
    expect(problemsOf(area, ['workOrder'], {})).toEqual([])
  })

  it.each([
    [
      'a list without a time is sorted by its key',
      { list: { columns: ['name'] } },
      { sortable: ['no'], sort: 'no' },
    ],
    [
      'a written order can be sorted by',
      { list: { sort: 'urgent' } },
      { sort: 'urgent', sortable: expect.arrayContaining(['urgent']) },
    ],
    ['what can be sorted is sorted by its first', { list: { sortable: ['due', 'no'] } }, { sort: '-due' }],
    [
      'what is hidden at first is no column',
      { list: { moreColumns: ['due', 'create_time'] } },
      { columns: ['name', 'state', 'urgent', 'update_time'] },
    ],
    ['no filters are none', { list: { filters: [] } }, { filters: [] }],
    [
      'each state is counted, under its own name and colour',
      { list: { states: 'state' } },
      {
        summary: {
          open: { label, when: { state: 'OPEN' }, tone: 'default' },
          shut: { label, when: { state: 'SHUT' }, tone: 'default' },
        },
      },
    ],
    [
      'a state that is counted already is not counted again',
      { list: { states: 'state', summary: { shut: { label: other } } } },
      { summary: { shut: { label: other }, open: { when: { state: 'OPEN' } } } },
    ],
  ])('%s', (_, part, expected) => {
    expect(completed({ ...start, fields, ...part })).toMatchObject({ list: expected })
  })

  it('counts states by their numbers, in their colours, but none that is no longer used', () => {
    const rank = choice({
      label,
      numeric: true,
      of: { 1: { ...label, tone: 'error' }, 2: { ...label, former: true } },
    })
    const { list } = completed({ ...start, fields: { ...fields, rank }, list: { states: 'rank' } })
    expect(list.summary).toEqual({ 1: { label, when: { rank: 1 }, tone: 'error' } })
  })

  it('of a form is less what it is to be without', () => {
    const { save } = completed({ ...start, fields, save: { except: ['note', 'due'] } })
    expect(save?.fields).toEqual(['state', 'name', 'urgent', 'password'])
  })

  it('is not added where it is written, or a second time', () => {
    expect(completed(area)).toBe(area)
    expect(completed(valid)).toBe(valid)
    const counted = completed({ ...start, fields, list: { states: 'state' } })
    expect(completed(counted)).toBe(counted)
    const stamp = {}
    expect(
      completed({ ...start, fields, save: { stamp, fields: ['name', 'create_time'] } }).save?.stamp,
    ).toBe(stamp)
    const typed = completed({ ...start, fields, save: { fields: ['name', 'create_time'] } })
    expect(typed.save?.stamp).toEqual({ saved: 'update_time' })
  })

  it('is added to JSON as well', () => {
    const [loaded] = loadDeclarations({ 'a.json': JSON.parse(JSON.stringify({ ...start, fields })) }, {})
    expect(loaded?.list.call).toBe('GET /user/workorderlist')
  })
})

describe('a malformed declaration', () => {
  const broken: readonly unknown[] = [
    undefined,
    null,
    1,
    'x',
    [],
    [null],
    {},
    { kind: 'x' },
    { a: null },
    { __proto__: null },
  ]
  const parts = ['name', 'title', 'key', 'fields', 'menu', 'list', 'save', 'actions', 'errors', 'links']

  it.each(parts)('whose "%s" is anything is left to the checker', (part) => {
    for (const value of broken) {
      const whole: unknown = {
        ...start,
        fields,
        save: {},
        actions: { shut: { label, icon: 'close', on: [], effect } },
        [part]: value,
      }
      expect(() => completed(whole as typeof area), JSON.stringify(value)).not.toThrow()
    }
  })

  it.each([
    ['effect', 7],
    ['effect', [7]],
    ['effect', [{ set: 7 }]],
    ['inputs', 7],
    ['inputs', 'x'],
  ])('whose action asks for fields keeps its %s %j, for the checker to name', (part, value) => {
    const whole: unknown = {
      ...start,
      fields,
      actions: { move: { label, icon: 'edit', asks: ['due'], [part]: value } },
    }
    expect(completed(whole as typeof area).actions?.move).toHaveProperty(part, value)
  })

  it.each(Object.keys(fields))('whose field "%s" is anything is left to the checker', (name) => {
    for (const value of [
      ...broken,
      { kind: 'object' },
      { kind: 'object', fields: { a: 1 } },
      { kind: 'list' },
    ]) {
      const whole: unknown = { ...start, fields: { ...fields, [name]: value }, save: {} }
      expect(() => completed(whole as typeof area), JSON.stringify(value)).not.toThrow()
    }
  })
})

describe('links and own error codes', () => {
  const link = (to: string) => ({ ...area, links: { go: { label, icon: 'link' as const, to } } })
  const bad = 'is no address; give one with https and a fixed host, a path such as "/pay/trade", or "{field}"'
  it.each([
    ['https://example.com/a?no={no}', undefined],
    ['/pay/trade?no={no}', undefined],
    ['http://example.com/{no}', bad],
    ['//example.com/{no}', bad],
    ['javascript:alert({no})', bad],
    ['https://{name}.example.com/', bad],
    ['https://example.com@{name}', bad],
    ['{name}', 'cannot hold "name", a field of kind text; name a url'],
    ['/pay/{nmae}', '"nmae" is not a field; did you mean "note"?'],
    ['/pay/{password}', 'cannot hold "password", a field of kind secret; name another'],
  ])('to %s', (to, problem) => {
    const problems = problemsOf(link(to), ['workOrder'], {})
    expect(problems.join()).toBe(
      problem ? `workOrder: links.go.to ${problem.startsWith('is') ? `"${to}" ` : ''}${problem}` : '',
    )
  })

  it('have names and codes of their own', () => {
    const named = {
      ...area,
      links: { remove: { label, icon: 'link' as const, to: '/a' } },
      errors: { 4100: label },
    }
    expect(problemsOf({ ...named, errors: {} }, ['workOrder'], {})).toEqual([
      'workOrder: links.remove has the name of an action or a panel; choose another',
    ])
    expect(problemsOf({ ...named, links: {} }, ['workOrder'], {})).toEqual([
      'workOrder: errors.4100 is no code of an area; choose a whole number from 40000 to 49999',
    ])
    const other = { ...start, name: 'b', path: '/b', fields, errors: { 49001: label } } as const
    const twice = { a: { ...area, errors: { 49001: label } }, b: other }
    expect(() => loadDeclarations(twice, {})).toThrow(
      'b: errors.49001 is taken: a and b both have the error code 49001; choose another',
    )
    // Only the catalogue knows which codes are free.
    const codes = Object.keys(errorCatalogue).map(Number)
    expect(() => loadDeclarations(twice, {}, { codes })).toThrow(
      'b: errors.49001 is taken: a and b both have the error code 49001; choose another: 49002, 49003, 49004 and on are free',
    )
    const known = { a: { ...area, errors: { 41005: label } } }
    expect(() => loadDeclarations(known, {}, { codes })).toThrow(
      /errors\.41005 is in src\/declaration\/errorCatalogue\.ts; use it without declaring it, or choose another: \d+, \d+, \d+ and on are free/,
    )
  })
})
