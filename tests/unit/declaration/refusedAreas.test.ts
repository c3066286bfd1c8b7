import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Json, kindNames } from '@/declaration'
import { icons } from '@/declaration/icons'
import { forAll } from '../cases'
import { label } from './plainArea'
import { changed, problems, valid } from './refundArea'

/** Expected text for the value at a path: a problem that begins with a blank, `.` or `[` is appended to its place. */
const problemAt = (path: string, problem: string) => {
  const place = path.replace(/\/(\d+)/g, '[$1]').replaceAll('/', '.')
  return `${/^[ .[]/.test(problem) ? place : ''}${problem}`
}

const needsLabel = " is missing; give l('中文', 'English', 'Español')"
const languages = "give all of zh, en, es, as l('…', '…', '…') does"
const kinds = `the kinds are: ${kindNames.join(', ')}`
const notData = ' is not plain data; use only texts, numbers, true, false, lists and objects'
const isNoField = 'is not a field; declare it in fields or remove it here'
const isNoInput = 'is not one of its inputs'
const isNoKey = 'cannot identify a record; use a text or a number that is never null'
const isNoNumber = 'is not a number; name a money or integer field'
const andRename = 'every record; make it the key, or rename it'

describe('an area is refused in one line that says area, place and remedy', () => {
  it.each<[path: string, value: unknown, problem: string]>([
    ['name', undefined, ' is missing; give a text'],
    ['name', 'Refund list', ' must be one word in lower camel case'],
    ['path', undefined, ' is missing; give a text'],
    ['path', 'pay/refund', ' must be a route such as "/merchant/merchant"'],
    ['path', '/pay//refund', ' must be a route such as "/merchant/merchant"'],
    ['path', '/pay/:id', ' must be a route such as "/merchant/merchant"'],
    ['rest', 'https://a.com', ' must be the base of a service below /api, such as "/rest/article"'],
    ['icon', 'refunds', ' "refunds" is not an icon; did you mean "refund"?'],
    ['icon', 'constructor', ` "constructor" is not an icon; there are ${icons.join(', ')}`],
    ['icon', 'notifications', ' "notifications" is not an icon; did you mean "notify"?'],
    ['label', undefined, needsLabel],
    ['label', '退款', " must be l('中文', 'English', 'Español')"],
    ['label/es', undefined, `label has no text in "es"; ${languages}`],
    ['label', { zh: '退款' }, `label has no text in "en" and "es"; ${languages}`],
    ['label/en', ' ', `label has no text in "en"; ${languages}`],
    ['menu', undefined, ' is missing; give an object'],
    ['menu/order', undefined, ' is missing; give a number'],
    ['menu/group', 'pays', ' "pays" is not in resources/menu.ts; did you mean "pay"?'],
    ['menu/group', 'toString', ' "toString" is not in resources/menu.ts'],
    ['menu/hidden', 'no', ' must be true or false'],
    ['menu/affix', 1, ' must be true or false'],
    ['menu/noCache', 'yes', ' must be true or false'],
    ['menu/activeMenu', 7, ' must be a text'],
    ['key', undefined, ' is missing; give a list of names'],
    ['key', 'refund_no', ' must be a list of names'],
    ['key', [], ' is empty; name the field or fields that identify a record'],
    ['key', ['refund_n'], '[0] "refund_n" is not a field; did you mean "refund_no"?'],
    ['key', ['extra'], `[0] "extra" ${isNoKey}`],
    ['fields/refund_no/nullable', true, `key[0] "refund_no" ${isNoKey}`],
    ['title', 'headline', ` "headline" ${isNoField}`],
    ['title', 'constructor', ` "constructor" ${isNoField}`],
    ['card', ['fee', 'fee'], '[1] "fee" is listed twice; remove one'],
    ['card', ['fees'], '[0] "fees" is not a field; did you mean "fee"?'],

    ['fields', undefined, ' is missing; give an object'],
    ['fields', {}, ' is missing; declare its fields'],
    ['fields/fee/was', 'fee', ' "fee" is its own name; remove it'],
    ['fields/fee/was', 'refund_no', ' "refund_no" is still a field; remove it, or say what that one was'],
    ['fields/fee/was', 7, ' must be a text'],
    ['fields/fee/kind', 'mony', `fields.fee has the unknown kind "mony"; did you mean "money"?`],
    ['fields/fee/kind', 'constructor', `fields.fee has the unknown kind "constructor"; ${kinds}`],
    ['fields/fee', 7, ` has the unknown kind "7"; ${kinds}`],
    ['fields/fee/label', undefined, needsLabel],
    ['fields/fee/hint', { zh: '提示', es: 'x' }, ` has no text in "en"; ${languages}`],
    ['fields/fee/units', 'fen', ' is not a part of a field of kind "money"; did you mean "unit"?'],
    ['fields/fee/unit', 'jiao', ' must be "fen", "li" or "yuan"'],
    ['fields/bad-name', { kind: 'text', label }, ' must consist of letters, digits and "_"'],
    ['fields/id', { kind: 'text', label }, ` conflicts with the id that the console gives ${andRename}`],
    ['fields/state/of', {}, 'fields.state has no values; list them in "of"'],
    ['fields/state/of', undefined, ' is missing; give an object'],
    ['fields/state/of/OPEN', '打开', " must be l('中文', 'English', 'Español')"],
    ['fields/state/of/OPEN/zh', undefined, `fields.state.of.OPEN has no text in "zh"; ${languages}`],
    [
      'fields/state',
      { kind: 'choice', label, numeric: true, of: { OPEN: label } },
      '.of.OPEN is not a whole number; remove "numeric" or use one',
    ],
    ['fields/extra/fields', {}, ' is missing; declare its fields'],
    ['fields/extra/fields/paid/kind', 'x', `fields.extra.fields.paid has the unknown kind "x"; ${kinds}`],
    ['fields/trade_no/to', 'trades', ' "trades" is not an area; did you mean "trade"?'],
    ['fields/note/pattern', '(', ' "(" is not a valid regular expression; correct it'],
    ['fields/note/min', 30, 'fields.note has min 30 above max 20; change one'],

    ['save/fields/0', undefined, notData],
    ['fields/fee/initial', () => '', notData],
    ['fields/fee/max', Number.POSITIVE_INFINITY, notData],
    ['list/defaults/state', new Date(0), notData],
  ])('%s = %j', (path, value, problem) => {
    const area = path === 'name' ? (value ?? '(no name)') : 'refund'
    expect(problems(changed(path, value))).toEqual([`${area}: ${problemAt(path, problem)}`])
  })

  it('also when it refers to itself without end', () => {
    const resource = structuredClone(valid)
    resource.list.defaults.state = resource.list
    expect(problems(resource)).toEqual([`refund: list.defaults.state${notData}`])
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
    forAll([fc.constantFrom(...paths), odd], { runs: 2000 }, (path, value) => {
      for (const line of problems(changed(path, value))) expect(line).toMatch(/^[^\n]+: [^\n]+$/)
    })
  })
})

describe('a section is refused in one line that says area, place and remedy', () => {
  const panel = { label, icon: 'view', component: 'A', on: ['row'], capability: 'close', shortcut: 'r' }
  const ofList = { ...panel, on: ['list'] }

  const noField = (typo: string, meant: string) => ` "${typo}" is not a field; did you mean "${meant}"?`
  const noInput = (typo: string, meant: string) =>
    ` "${typo}" is not one of its inputs; did you mean "${meant}"?`
  const neverIs = (field: string, typo: string, meant: string) =>
    ` "${field}" is never "${typo}"; did you mean "${meant}"?`
  const tests =
    '"equals", "in", "contains", "has", "atLeast", "atMost", "withinNextDays", "isSet", "equalsOrEndsWith" or "isPast"'
  const get = ' "GET /pay/closerefund" changes records; write "POST /…"'
  const amount = 'actions/close/inputs/amount'
  const deadline = 'fields/create_time/deadline'
  const done = { state: 'DON' }
  const useOther = 'use another letter'
  const multiline = { kind: 'multiline', label }
  const templates = (change: object) => {
    return { ...multiline, templates: { of: 'trade', title: 'a', text: 'b', ...change } }
  }

  it.each<[path: string, value: unknown, problem: string]>([
    ['list', undefined, ' is missing; give an object'],
    ['list/call', undefined, ' is missing; give a text'],
    ['list/call', '/pay/refundlist', ' "/pay/refundlist" is not a call; write "GET /user/…"'],
    ['list/call', 'GET https://a.com', ' "GET https://a.com" is not a call; write "GET /user/…"'],
    ['list/columns', undefined, ' is missing; give a list of names'],
    ['list/columns', ['fee', 7], ' must be a list of names'],
    ['list/columns', ['fe'], `[0]${noField('fe', 'fee')}`],
    ['list/columns', ['fee', 'fee'], '[1] "fee" is listed twice; remove one'],
    ['list/columns', ['fee', 'body'], '[1] "body" is only sent with the detail; show it there'],
    ['list/moreColumns', ['x'], `[0] "x" ${isNoField}`],
    ['list/secondLines', { fee: 'stat' }, `.fee${noField('stat', 'state')}`],
    ['list/secondLines', { fe: 'state' }, '.fe "fe" is no column; did you mean "fee"?'],
    ['list/secondLines', { fee: 'note' }, '.fee "note" is no column; add it to them'],
    [
      'list/secondLines',
      { state: 'fee' },
      '.state "fee" is sortable, but a second line has no header to sort by; remove it from one',
    ],
    [
      'list/secondLines',
      { fee: 'state', state: 'refund_no' },
      '.fee "state" stands in lines of several columns; leave one',
    ],
    ['list/states', 'stat', noField('stat', 'state')],
    ['list/states', 'fee', ' "fee" is no choice; name one whose values are states'],
    [
      'list',
      { ...valid.list, states: 'state', filters: ['note'], defaults: {} },
      'list.states "state" has no filter that its tabs could set; add it to list.filters',
    ],
    ['list/sortable', ['create_time', 'extra'], '[1] "extra" cannot be sorted; remove it'],
    ['list/sort', '-times', ' "times" is not in list.sortable; add it there'],
    ['list/filters', undefined, ' is missing; give a list'],
    ['list/filters/0', 'stat', noField('stat', 'state')],
    ['list/filters/0', 7, ' must be a text, or an object'],
    ['list/filters/1', 'state', ' uses the parameter "state", which is taken; rename one'],
    ['list/filters/2/on', 'note', ' compares days; name a timestamp or a day'],
    [
      'list/filters/3/name',
      'page',
      'list.filters[3] uses the parameter "page", which every list has; rename it',
    ],
    ['list/filters/3/label', 'Order', " must be l('中文', 'English', 'Español')"],
    ['list/filters/3/on', 'fe', noField('fe', 'fee')],
    ['list/filters/3/on', [], ' is missing; name the compared field'],
    ['list/filters/3/test', 'atleast', ` must be ${tests}; did you mean "atLeast"?`],
    ['list/filters/3/input/kind', 'x', `list.filters[3].input has the unknown kind "x"; ${kinds}`],
    ['list/filters/4/input', { kind: 'boolean', label }, ' must be a choice of SET and UNSET, in this order'],
    ['list/defaults', { stat: 1 }, '.stat "stat" is not a filter; did you mean "state"?'],
    ['list/summary/total/label', undefined, needsLabel],
    ['list/summary/total/sum', 'state', `list.summary.total.sum sums up "state", which ${isNoNumber}`],
    ['list/summary/total/when', { stat: 'OPEN' }, `.stat${noField('stat', 'state')}`],

    ['detail/call', 'PUT /a', ' "PUT /a" is not a call; write "GET /user/…"'],
    ['detail/groups', 'body', ' must be a list'],
    ['detail/groups/0/label', undefined, needsLabel],
    ['detail/groups/0/fields', ['bdy'], `[0]${noField('bdy', 'body')}`],
    ['detail/component', 7, ' must be a text'],
    ['save/call', 'GET /pay/saverefund', ' "GET /pay/saverefund" changes records; write "POST /…"'],
    ['save/layout', 'drawer', ' must be "dialog" or "page"'],
    ['save/fields', ['nte'], `[0]${noField('nte', 'note')}`],
    ['save/except', ['nte'], `[0]${noField('nte', 'note')}`],
    ['save/except', ['note'], '[0] "note" is in save.fields; remove one of them'],
    ['save/when', { state: { in: ['OPN'] } }, `.state.in${neverIs('state', 'OPN', 'OPEN')}`],
    ['save/refuse/0/when', { 'extra.payd': true }, `.extra.payd "extra.payd" ${isNoField}`],
    ['save/stamp', { made: 'note' }, '.made "note" must be a timestamp'],
    ['save/copy', ['nte'], `[0]${noInput('nte', 'note')}`],
    ['save/beside', { nte: [41002] }, `.nte${noInput('nte', 'note')}`],
    [
      'save/turnedDown',
      { when: done, reason: 'note', about: {} },
      `.when.state${neverIs('state', 'DON', 'DONE')}`,
    ],
    ['save/buttons/0/when', { stat: 'DONE' }, `.stat${noField('stat', 'state')}`],
    [
      'save/buttons/0/when',
      { state: ['OPEN', 'DONE'] },
      '.state must be a text, a number, true or false, or an object; for one of several, write { in: ["OPEN","DONE"] }',
    ],
    [
      'fields/note',
      { kind: 'integer', label, min: 1 },
      'fields.note takes no 0, which is sent when nothing is entered; add "required" or "nullable"',
    ],
    ['save/buttons/0/requires', ['nte'], `[0]${noInput('nte', 'note')}`],
    ['save/buttons/0/label', undefined, needsLabel],
    ['save/buttons/0/effect/0/set', done, `.state${neverIs('state', 'DON', 'DONE')}`],

    ['actions/close/label', undefined, needsLabel],
    ['actions/close/icon', 'closed', ' "closed" is not an icon; did you mean "close"?'],
    ['actions/close/call', 'GET /pay/closerefund', get],
    ['actions/close/call', 'close', ' "close" is not a call; write "POST /user/…"'],
    ['actions/close/on', undefined, ' is missing; give a list'],
    ['actions/close/on', ['page'], '[0] must be "row" or "bulk"'],
    ['key', ['refund_no', 'fee'], 'actions.close.batch "ids" needs a single key field; use "targets"'],
    [
      'fields/fee/min',
      100,
      'actions.close.inputs.amount takes what "fee", which it sets, does not; give it "min: 100"',
    ],
    ['actions/close/asks', [{ field: 'nte', min: 5 }], `[0].field${noField('nte', 'note')}`],
    [
      'actions/close/asks',
      [{ field: 'state', only: ['OPEND'] }],
      '[0].only[0] "OPEND" is not one of its values; did you mean "OPEN"?',
    ],
    [
      'actions/close/asks',
      [{ field: 'state', only: [] }],
      '[0].only is empty; name the values that may be given',
    ],
    [
      'actions/close/asks',
      [{ field: 'note', only: ['x'] }],
      '[0].only needs a field with values, a choice; remove it',
    ],
    ['actions/close/undo', 0, ' must be a whole number, 1 to 30'],
    ['actions/close/undo', 31, ' must be a whole number, 1 to 30'],
    ['actions/close/undo', 1.5, ' must be a whole number, 1 to 30'],
    ['actions/close/undo', '5', ' must be a whole number, 1 to 30'],
    ['actions/close/when', { state: 'OPENED' }, `.state${neverIs('state', 'OPENED', 'OPEN')}`],
    [
      'actions/close/when',
      [{ fee: { atleast: 1 } }],
      '[0].fee.atleast is not a part of a requirement; did you mean "atLeast"?',
    ],
    ['actions/close/done', { staet: 'DONE' }, `.staet${noField('staet', 'state')}`],
    [
      'actions/close/refuse/0/when',
      { state: { not: 'OPE' } },
      `.state.not${neverIs('state', 'OPE', 'OPEN')}`,
    ],
    [`${amount}/kind`, 'x', `actions.close.inputs.amount has the unknown kind "x"; ${kinds}`],
    ['actions/close/prefill', { amont: 'fee' }, `.amont${noInput('amont', 'amount')}`],
    ['actions/close/prefill', { amount: 'fe' }, `.amount${noField('fe', 'fee')}`],
    [
      'actions/close',
      { label, icon: 'close', call: 'POST /pay/closerefund', on: ['row'], saves: true },
      '.saves requires "prefill"; add it or remove this',
    ],
    ['actions/close/warns', [{ when: { fe: 0 }, text: label }], `[0].when.fe${noField('fe', 'fee')}`],
    ['actions/close/limits', { amount: { field: 'fe', code: 1 } }, `.amount.field${noField('fe', 'fee')}`],
    ['actions/close/confirm/names', 'notes', noField('notes', 'note')],
    ['actions/close/confirm/type', { amount: 'fe', above: 1 }, `.amount${noField('fe', 'fee')}`],
    ['actions/close/confirm/type', { amount: 'fee', or: 'fe', above: 1 }, `.or${noField('fe', 'fee')}`],
    ['actions/close/confirm/type', { amount: 'fee', above: 1, if: 'now' }, `.if "now" ${isNoInput}`],
    ['actions/close/needs', { now: 'trade.refund' }, `.now "now" ${isNoInput}`],
    ['actions/close/needs', 'refunds', ' "refunds" is not a permission; write "area.capability"'],
    ['actions/close/unless', { amount: 'number' }, '.amount "number" is not one of its inputs'],
    ['actions/close/effect/0/set', { fe: 1 }, `.fe${noField('fe', 'fee')}`],
    ['actions/close/effect/0/set', { fee: { input: 'amont' } }, `.fee.input${noInput('amont', 'amount')}`],
    [
      'actions/close/effect/0/set',
      { note: { add: 1 } },
      '.note.add cannot be added to note; only a whole number to an integer or an amount of money',
    ],
    [
      'actions/close/effect/0/set',
      { fee: { add: 0.5 } },
      '.fee.add cannot be added to fee; only a whole number to an integer or an amount of money',
    ],
    ['actions/close/asks', ['fe'], `[0]${noField('fe', 'fee')}`],
    ['actions/close/effect/0/set', { note: { field: 'nte' } }, `.note.field${noField('nte', 'note')}`],

    ['actions/close/reason', '', " must be l('中文', 'English', 'Español')"],
    ['actions/close/shortcut', 'R', ' "R" is not a letter; give one from a to z'],
    ['actions/close/shortcut', 'j', ` "j" already goes to another record in every detail; ${useOther}`],
    ['panels', { a: panel, b: panel }, `.b.shortcut "r" already opens panels.a; ${useOther}`],
    ['panels', { a: ofList }, '.a.shortcut needs a single record; add "row" to "on", or remove it'],
    ['actions/close/next', 'yes', ' must be true, or be left out'],
    [deadline, { done: { stat: 'DONE' }, soon: 60 }, `.done.stat${noField('stat', 'state')}`],
    [deadline, { soon: 60 }, '.done is missing; give fields and what they must be'],
    [deadline, { done: { state: 'DONE' } }, '.soon is missing; give a whole number, 0 or more'],
    [deadline, { done: { state: 'DONE' }, soon: -1 }, '.soon must be a whole number, 0 or more'],
    [
      amount,
      { ...multiline, max: 5, warnAbove: 5 },
      '.warnAbove is never reached: max is 5; remove one of them',
    ],
    [amount, { kind: 'integer', stars: true, label }, '.max is how many stars there are; write 2 to 10'],
    [
      amount,
      { kind: 'integer', stars: true, max: 11, label },
      '.max is how many stars there are; write 2 to 10',
    ],
    [
      amount,
      { kind: 'integer', stars: true, min: -1, max: 5, label },
      '.min is less than no star; write 0 or 1',
    ],
    [
      amount,
      { kind: 'integer', stars: true, max: 5, ungrouped: true, label },
      '.stars shows no number; remove "unit" and "ungrouped"',
    ],
    [amount, templates({ of: 'trad' }), '.templates.of "trad" is not an area; did you mean "trade"?'],
    [amount, templates({ variables: { x: 'fe' } }), `.templates.variables.x${noField('fe', 'fee')}`],
    [
      'sample/values',
      { state: { OPEN: 1, SHUT: 1 } },
      '.state.SHUT "state" is never "SHUT"; it may be "OPEN" or "DONE"',
    ],
    ['sample/values', { status: ['OPEN'] }, `.status${noField('status', 'state')}`],
    ['save/checks', [{ field: 'nte', when: {}, code: 1 }], `[0].field${noInput('nte', 'note')}`],
    [
      'save/checks',
      [{ field: 'note', when: { stat: 1 }, code: 1 }],
      `[0].when.stat${noField('stat', 'state')}`,
    ],
    ['sample/records', [{ nte: 'x' }], `[0].nte${noField('nte', 'note')}`],
    ['sample/records', [{ state: 'SHUT' }], '[0].state "state" is never "SHUT"; it may be "OPEN" or "DONE"'],
    ['sample/cases', [{ when: { stat: 1 }, values: {} }], `[0].when.stat${noField('stat', 'state')}`],
    ['sample/cases', [{ when: {}, values: { nte: ['x'] } }], `[0].values.nte${noField('nte', 'note')}`],
  ])('%s = %j', (path, value, problem) => {
    expect(problems(changed(path, value))).toEqual([`refund: ${problemAt(path, problem)}`])
  })

  it('words for why an action is not offered are refused where nobody would read them', () => {
    const { close } = structuredClone(valid).actions
    const place = 'refund: actions.close.reason'
    const without = { ...close, reason: label, when: undefined }
    const coded = { ...close, reason: label, otherwise: 10006 }
    expect(problems(changed('actions/close', { ...close, reason: label }))).toEqual([])
    expect(problems(changed('actions/close', without))).toContain(
      `${place} requires "when"; add it or remove this`,
    )
    expect(problems(changed('actions/close', coded))).toContain(
      `${place} is never shown, because the code of "otherwise" has its own words; remove it`,
    )
  })
})
