import groups from '@resources/menu'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  code,
  DeclarationError,
  defineMenu,
  defineResource,
  html,
  integer,
  type Json,
  l,
  loadDeclarations,
  money,
  problemsOf,
  type Resource,
} from '@/declaration'
import { templates } from '../../conformance/templates'

const label = l('名称', 'Name', 'Nombre')
const menu = defineMenu({
  pay: { label, icon: 'payments', order: 50 },
  late: { label, icon: 'list', order: 90 },
})

const valid = JSON.parse(
  JSON.stringify(
    defineResource({
      name: 'refund',
      path: '/pay/refund',
      label,
      icon: 'refund',
      menu: { group: 'pay', order: 10 },
      key: ['refund_no'],
      title: 'refund_no',
      card: ['fee'],
      fields: {
        refund_no: code({ label, max: 32 }),
        fee: money({ label, unit: 'fen' }),
        times: integer({ label }),
        state: {
          kind: 'choice',
          label,
          of: { OPEN: label, DONE: label },
        },
        create_time: { kind: 'timestamp', label },
        note: { kind: 'text', label, max: 20 },
        body: html({ label }),
        extra: { kind: 'object', label, fields: { paid: { kind: 'boolean', label } } },
        trade_no: { kind: 'reference', label, to: 'refund' },
      },
      list: {
        call: 'GET /pay/refundlist',
        columns: ['refund_no', 'fee', 'state'],
        moreColumns: ['create_time'],
        sortable: ['create_time', 'fee'],
        sort: '-create_time',
        filters: [
          'state',
          'note',
          { name: 'period', label, test: 'period', on: 'create_time' },
          { name: 'min_fee', label, on: 'fee', test: 'atLeast', input: money({ label, unit: 'fen' }) },
          {
            name: 'noted',
            label,
            on: ['note'],
            test: 'isSet',
            input: { kind: 'choice', label, of: { SET: label, UNSET: label } },
          },
        ],
        defaults: { state: 'OPEN' },
        summary: { total: { label, sum: 'fee', when: { state: 'OPEN' } } },
      },
      detail: { call: 'GET /pay/refunddetail', groups: [{ label, fields: ['refund_no', 'body', 'extra'] }] },
      save: {
        call: 'POST /pay/saverefund',
        fields: ['note', 'body'],
        when: { state: { in: ['OPEN'] } },
        refuse: [{ when: { 'extra.paid': true }, code: 10003 }],
        stamp: { made: 'create_time' },
        buttons: [{ label, send: { submit: true }, effect: [{ set: { state: 'DONE' } }] }],
      },
      actions: {
        close: {
          label,
          icon: 'close',
          call: 'POST /pay/closerefund',
          on: ['row', 'bulk'],
          batch: 'ids',
          when: { state: 'OPEN', fee: { atLeast: 1 } },
          refuse: [{ when: { state: { not: 'OPEN' } }, code: 10006 }],
          done: { state: 'DONE' },
          inputs: { amount: money({ label, unit: 'fen' }) },
          prefill: { amount: 'fee' },
          limits: { amount: { field: 'fee', code: 43003 } },
          confirm: { text: label, names: 'note', type: { amount: 'amount', above: 100 } },
          effect: [
            {
              when: { state: 'OPEN' },
              set: { state: 'DONE', fee: { input: 'amount' }, note: { field: 'refund_no' } },
            },
          ],
        },
      },
      sample: { count: { small: 1, standard: 2, full: 3 }, values: { state: { OPEN: 3, DONE: 1 } } },
    }),
  ),
)

/** A copy of the declaration with the value at a path changed; `undefined` takes it out. */
const changed = (path: string, value: unknown): Resource => {
  const copy = structuredClone(valid)
  const parts = path.split('/')
  const last = parts.pop() ?? ''
  let holder = copy
  for (const part of parts) holder = holder[part]
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

const problems = (resource: Resource) => problemsOf(resource, ['refund', 'trade'], menu)

it('a good declaration has no problems', () => {
  expect(problems(valid)).toEqual([])
  expect(problemsOf(templates, ['conformanceTemplate'], {})).toEqual([])
})

describe('a declaration is refused in one line that says area, place and remedy', () => {
  const languages = "give all of zh, en, es, as l('…', '…', '…') does"
  const kinds =
    'the kinds are: text, code, multiline, html, integer, money, percent, timestamp, day, boolean, choice, choices, tags, phone, email, url, image, files, secret, reference, object, list'

  it.each<[path: string, value: unknown, problem: string]>([
    // The area itself.
    ['name', undefined, 'name is missing; give a text'],
    ['name', 'Refund list', 'name must be one word in lower camel case'],
    ['path', undefined, 'path is missing; give a text'],
    ['path', 'pay/refund', 'path must be a route such as "/merchant/merchant"'],
    ['path', '/pay//refund', 'path must be a route such as "/merchant/merchant"'],
    ['path', '/pay/:id', 'path must be a route such as "/merchant/merchant"'],
    ['rest', 'https://a.com', 'rest must be the base of a service below /api, such as "/rest/article"'],
    ['icon', 'refunds', 'icon "refunds" is unknown; did you mean "refund"?'],
    ['icon', 'constructor', 'icon "constructor" is unknown'],
    ['label', undefined, "label is missing; give l('中文', 'English', 'Español')"],
    ['label', '退款', "label must be l('中文', 'English', 'Español')"],
    ['label/es', undefined, `label has no text in "es"; ${languages}`],
    ['label/en', ' ', `label has no text in "en"; ${languages}`],
    ['menu', undefined, 'menu is missing; give an object'],
    ['menu/order', undefined, 'menu.order is missing; give a number'],
    ['menu/group', 'pays', 'menu.group "pays" is not in resources/menu.ts; did you mean "pay"?'],
    ['menu/group', 'toString', 'menu.group "toString" is not in resources/menu.ts'],
    ['key', undefined, 'key is missing; give a list of names'],
    ['key', 'refund_no', 'key must be a list of names'],
    ['key', [], 'key is empty; name the field or fields by which the platform knows a record'],
    ['key', ['refund_n'], 'key[0] "refund_n" is no field; did you mean "refund_no"?'],
    ['key', ['extra'], 'key[0] "extra" cannot name a record; take a text or a number that is never null'],
    [
      'fields/refund_no/nullable',
      true,
      'key[0] "refund_no" cannot name a record; take a text or a number that is never null',
    ],
    ['title', 'headline', 'title "headline" is no field; declare it in fields or take it out here'],
    ['title', 'constructor', 'title "constructor" is no field; declare it in fields or take it out here'],
    ['card', ['fee', 'fee'], 'card[1] "fee" stands there twice; take one out'],
    ['card', ['fees'], 'card[0] "fees" is no field; did you mean "fee"?'],
    // Fields.
    ['fields', undefined, 'fields is missing; give an object'],
    ['fields', {}, 'fields is missing; name the fields in it'],
    ['fields/fee/kind', 'mony', `fields.fee has the unknown kind "mony"; did you mean "money"?`],
    ['fields/fee/kind', 'constructor', `fields.fee has the unknown kind "constructor"; ${kinds}`],
    ['fields/fee', 7, `fields.fee has the unknown kind "7"; ${kinds}`],
    ['fields/fee/label', undefined, "fields.fee.label is missing; give l('中文', 'English', 'Español')"],
    ['fields/fee/hint', { zh: '提示', es: 'x' }, `fields.fee.hint has no text in "en"; ${languages}`],
    ['fields/fee/unit', 'yuan', 'fields.fee.unit must be "fen" or "li"'],
    [
      'fields/bad-name',
      { kind: 'text', label },
      'fields.bad-name must be named as on the wire: letters, digits, "_"',
    ],
    [
      'fields/id',
      { kind: 'text', label },
      'fields.id hides the id that the console gives every record; make it the key, or name it otherwise',
    ],
    ['fields/state/of', {}, 'fields.state has no values; name them in "of"'],
    ['fields/state/of', undefined, 'fields.state has no values; name them in "of"'],
    ['fields/state/of/OPEN', '打开', "fields.state.of.OPEN must be l('中文', 'English', 'Español')"],
    ['fields/state/of/OPEN/zh', undefined, `fields.state.of.OPEN has no text in "zh"; ${languages}`],
    [
      'fields/state',
      { kind: 'choice', label, numeric: true, of: { OPEN: label } },
      'fields.state.of.OPEN is no whole number; take "numeric" away or give one',
    ],
    ['fields/extra/fields', {}, 'fields.extra.fields is missing; name the fields in it'],
    [
      'fields/extra/fields/paid/kind',
      'bool',
      `fields.extra.fields.paid has the unknown kind "bool"; ${kinds}`,
    ],
    [
      'fields/trade_no/to',
      'trades',
      'fields.trade_no refers to "trades", which is no area; did you mean "trade"?',
    ],
    ['fields/note/pattern', '(', 'fields.note.pattern "(" is no regular expression; mend it'],
    ['fields/note/min', 30, 'fields.note has min 30 above max 20; change one'],
    // The list.
    ['list', undefined, 'list is missing; give an object'],
    ['list/call', undefined, 'list.call is missing; give a text'],
    ['list/call', '/pay/refundlist', 'list.call "/pay/refundlist" is no call; write "GET /user/…"'],
    ['list/call', 'GET https://a.com', 'list.call "GET https://a.com" is no call; write "GET /user/…"'],
    ['list/columns', undefined, 'list.columns is missing; give a list of names'],
    ['list/columns', ['fee', 7], 'list.columns must be a list of names'],
    ['list/columns', ['fe'], 'list.columns[0] "fe" is no field; did you mean "fee"?'],
    [
      'list/columns',
      ['fee', 'fee'],
      'list.columns and list.moreColumns[1] "fee" stands there twice; take one out',
    ],
    ['list/columns', ['fee', 'body'], 'list.columns "body" comes with the detail only; show it there'],
    [
      'list/moreColumns',
      ['x'],
      'list.moreColumns[0] "x" is no field; declare it in fields or take it out here',
    ],
    ['list/sortable', ['create_time', 'extra'], 'list.sortable "extra" has no order; take it out'],
    ['list/sort', '-times', 'list.sort "times" is not in list.sortable; add it there'],
    ['list/filters', undefined, 'list.filters is missing; give a list'],
    ['list/filters/0', 'stat', 'list.filters[0] "stat" is no field; did you mean "state"?'],
    ['list/filters/0', 7, 'list.filters[0] must be an object'],
    ['list/filters/1', 'state', 'list.filters use the parameter "state" twice; name one otherwise'],
    ['list/filters/2/on', 'note', 'list.filters[2].on compares days; name a timestamp or a day'],
    [
      'list/filters/3/name',
      'limit',
      'list.filters use the parameter "limit", which every list has; name it otherwise',
    ],
    [
      'list/filters/3/label',
      undefined,
      "list.filters[3].label is missing; give l('中文', 'English', 'Español')",
    ],
    ['list/filters/3/on', 'fe', 'list.filters[3].on "fe" is no field; did you mean "fee"?'],
    ['list/filters/3/on', [], 'list.filters[3].on is missing; name the field that is compared'],
    ['list/filters/3/test', 'atleast', 'list.filters[3].test "atleast" is no test; did you mean "atLeast"?'],
    [
      'list/filters/3/input/kind',
      'mony',
      `list.filters[3].input has the unknown kind "mony"; did you mean "money"?`,
    ],
    [
      'list/filters/4/input',
      { kind: 'boolean', label },
      'list.filters[4].input must be a choice of SET and UNSET, in this order',
    ],
    ['list/defaults', { stat: 1 }, 'list.defaults "stat" is no filter; did you mean "state"?'],
    [
      'list/summary/total/label',
      undefined,
      "list.summary.total.label is missing; give l('中文', 'English', 'Español')",
    ],
    [
      'list/summary/total/sum',
      'state',
      'list.summary.total adds up "state", which is no number; name a money or integer field',
    ],
    [
      'list/summary/total/when',
      { stat: 'OPEN' },
      'list.summary.total.when "stat" is no field; did you mean "state"?',
    ],
    // Detail and form.
    ['detail/call', 'PUT /a', 'detail.call "PUT /a" is no call; write "GET /user/…"'],
    ['detail/groups', undefined, 'detail.groups is missing; give a list'],
    [
      'detail/groups/0/label',
      undefined,
      "detail.groups[0].label is missing; give l('中文', 'English', 'Español')",
    ],
    ['detail/groups/0/fields', ['bdy'], 'detail.groups[0].fields[0] "bdy" is no field; did you mean "body"?'],
    ['save/call', 'GET /pay/saverefund', 'save.call "GET /pay/saverefund" changes records; write "POST /…"'],
    ['save/fields', ['nte'], 'save.fields[0] "nte" is no field; did you mean "note"?'],
    ['save/when', { state: { in: ['OPN'] } }, 'save.when "state" is never "OPN"; did you mean "OPEN"?'],
    [
      'save/refuse/0/when',
      { 'extra.payd': true },
      'save.refuse[0] "extra.payd" is no field; declare it in fields or take it out here',
    ],
    ['save/stamp', { made: 'note' }, 'save.stamp.made "note" must be a timestamp'],
    [
      'save/buttons/0/label',
      undefined,
      "save.buttons[0].label is missing; give l('中文', 'English', 'Español')",
    ],
    [
      'save/buttons/0/effect/0/set',
      { state: 'DON' },
      'save.buttons[0].effect[0].set "state" is never "DON"; did you mean "DONE"?',
    ],
    // Actions.
    [
      'actions/close/label',
      undefined,
      "actions.close.label is missing; give l('中文', 'English', 'Español')",
    ],
    ['actions/close/icon', 'closed', 'actions.close.icon "closed" is unknown; did you mean "close"?'],
    [
      'actions/close/call',
      'GET /pay/closerefund',
      'actions.close.call "GET /pay/closerefund" changes records; write "POST /…"',
    ],
    ['actions/close/call', 'close', 'actions.close.call "close" is no call; write "POST /user/…"'],
    ['actions/close/on', undefined, 'actions.close.on is missing; give a list of names'],
    ['actions/close/on', ['page'], 'actions.close.on must name "row", "bulk" or both'],
    ['key', ['refund_no', 'fee'], 'actions.close.batch "ids" wants one key field; use "targets"'],
    [
      'actions/close/when',
      { state: 'OPENED' },
      'actions.close.when "state" is never "OPENED"; did you mean "OPEN"?',
    ],
    [
      'actions/close/when',
      [{ fee: { atleast: 1 } }],
      `actions.close.when demands "atleast"; did you mean "atLeast"?`,
    ],
    [
      'actions/close/done',
      { staet: 'DONE' },
      'actions.close.done "staet" is no field; did you mean "state"?',
    ],
    [
      'actions/close/refuse/0/when',
      { state: { not: 'OPE' } },
      'actions.close.refuse[0] "state" is never "OPE"; did you mean "OPEN"?',
    ],
    [
      'actions/close/inputs/amount/kind',
      'mony',
      `actions.close.inputs.amount has the unknown kind "mony"; did you mean "money"?`,
    ],
    [
      'actions/close/prefill',
      { amont: 'fee' },
      'actions.close "amont" is no input of it; did you mean "amount"?',
    ],
    [
      'actions/close/prefill',
      { amount: 'fe' },
      'actions.close.prefill "fe" is no field; did you mean "fee"?',
    ],
    [
      'actions/close/limits',
      { amount: { field: 'fe', code: 1 } },
      'actions.close.limits "fe" is no field; did you mean "fee"?',
    ],
    [
      'actions/close/confirm/names',
      'notes',
      'actions.close.confirm.names "notes" is no field; did you mean "note"?',
    ],
    ['actions/close/confirm/type', { amount: 'fee', above: 1 }, 'actions.close "fee" is no input of it'],
    [
      'actions/close/effect/0/set',
      { fe: 1 },
      'actions.close.effect[0].set "fe" is no field; did you mean "fee"?',
    ],
    [
      'actions/close/effect/0/set',
      { fee: { input: 'amont' } },
      'actions.close.effect[0].set "amont" is no input of it; did you mean "amount"?',
    ],
    [
      'actions/close/effect/0/set',
      { note: { field: 'nte' } },
      'actions.close.effect[0].set "nte" is no field; did you mean "note"?',
    ],
    ['sample/values', { state: { OPEN: 1, SHUT: 1 } }, 'sample.values "state" is never "SHUT"'],
    ['sample/values', { status: ['OPEN'] }, 'sample.values "status" is no field; did you mean "state"?'],
    // Not data.
    [
      'fields/fee/format',
      () => '',
      'fields.fee.format is no data; a declaration holds texts, numbers, true, false, lists and objects only',
    ],
    [
      'fields/fee/max',
      Number.POSITIVE_INFINITY,
      'fields.fee.max is no data; a declaration holds texts, numbers, true, false, lists and objects only',
    ],
    [
      'list/defaults/state',
      new Date(0),
      'list.defaults.state is no data; a declaration holds texts, numbers, true, false, lists and objects only',
    ],
  ])('%s = %j', (path, value, problem) => {
    const copy = structuredClone(valid)
    const resource =
      typeof value === 'function'
        ? { ...copy, fields: { ...copy.fields, fee: { ...copy.fields.fee, format: value } } }
        : changed(path, value)
    const area = path === 'name' ? (value === undefined ? '(no name)' : value) : 'refund'
    expect(problems(resource)).toEqual([`${area}: ${problem}`])
  })

  it('also when it refers to itself without end', () => {
    const resource = structuredClone(valid)
    resource.list.defaults.state = resource.list
    expect(problems(resource)).toEqual([
      'refund: list.defaults.state is no data; a declaration holds texts, numbers, true, false, lists and objects only',
    ])
  })

  it('whatever is wrong with it: the check itself never breaks', () => {
    const paths: string[] = []
    const walk = (value: Json | undefined, path: string) => {
      if (path !== '') paths.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, one] of Object.entries(value)) walk(one, path === '' ? key : `${path}/${key}`)
    }
    walk(valid, '')
    const odd = fc.oneof(
      fc.constant(undefined),
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('constructor', '__proto__', 'fee', [null], [[]], [{}]),
    )
    fc.assert(
      fc.property(fc.constantFrom(...paths), odd, (path, value) => {
        for (const line of problems(changed(path, value))) expect(line).toMatch(/^[^\n]+: [^\n]+$/)
      }),
      { seed: 12, numRuns: 2000 },
    )
  })
})

describe('loading', () => {
  const other = (change: object): unknown => ({
    ...structuredClone(valid),
    name: 'trade',
    path: '/pay/trade',
    list: { ...valid.list, call: 'GET /pay/tradelist' },
    ...change,
  })
  const load = (...modules: unknown[]) =>
    loadDeclarations(
      Object.fromEntries(modules.map((one, index) => [`/resources/pay/${index}.ts`, one])),
      menu,
    )
  const refusal = (...modules: unknown[]) => {
    try {
      load(...modules)
    } catch (error) {
      if (error instanceof DeclarationError) return error.message.split('\n')
      throw error
    }
    return []
  }

  it('gives the areas in menu order: by group, then by place in it', () => {
    const named = (name: string, place: object) =>
      other({ name, path: `/a/${name}`, menu: place, list: { ...valid.list, call: `GET /a/${name}` } })
    const reference = other({})
    const names = load(
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
    [{ name: 'refund' }, 'refund: name "refund" is taken by refund; choose another'],
    [{ path: '/pay/refund' }, 'trade: path "/pay/refund" is taken by refund; choose another'],
    [{ list: valid.list }, 'trade: call "GET /pay/refundlist" is taken by refund; choose another'],
  ])('refuses two areas with the same %j', (change, problem) => {
    expect(refusal(valid, other(change))).toEqual([problem])
  })

  it.each([[undefined], [null], ['x'], [[]], [{}], [() => valid]])(
    'refuses a file that exports %j',
    (module) => {
      expect(refusal(valid, module)).toEqual([
        '/resources/pay/1.ts: exports no declaration; write "export default defineResource({ … })"',
      ])
    },
  )

  it('names every problem of every area at once', () => {
    const lines = refusal(changed('icon', 'x'), other({ icon: 'y', title: 'z' }), 7)
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '/resources/pay/2.ts: exports',
      'refund: icon',
      'trade: icon',
    ])
  })

  it('takes what a platform has sent as JSON', () => {
    expect(load(JSON.parse(JSON.stringify(valid)))).toEqual([valid])
  })

  it('finds the groups that are declared', () => {
    expect(problemsOf({ ...templates, menu: { group: 'pay', order: 1 } }, [templates.name], groups)).toEqual(
      [],
    )
  })
})
