import { expect, it } from 'vitest'
import { inTwo } from '@/declaration/inspect/report'
import { findProblems } from '@/declaration/load'
import { label } from './plainArea'
import { changed, menu, valid } from './refundArea'

const file = '/resources/pay/refund/refund.area.ts'
const beside = {
  componentFiles: ['/resources/pay/refund/ui/Note.part.tsx', '/resources/pay/trade/ui/Trade.part.tsx'],
  codes: [10001, 10003, 10006, 43003],
  platformCalls: ['POST /user/login'],
  ruled: {},
}
const trade = {
  ...structuredClone(valid),
  name: 'trade',
  path: '/pay/trade',
  list: { ...valid.list, call: 'GET /pay/tradelist' },
  detail: undefined,
  save: undefined,
  actions: { pay: { ...valid.actions.close, call: 'POST /pay/trade' } },
}

/** The problems reported for a declaration next to trades. */
const said = (declaration: unknown): readonly string[] =>
  findProblems({ [file]: declaration, '/resources/pay/trade/trade.area.ts': trade }, menu, beside).map(
    ({ place, what }) => `${place} ${what}`,
  )

it('the area itself is in order', () => {
  expect(said(valid)).toEqual([])
})

const note = { kind: 'text', label, min: 2, max: 20 }
const close = valid.actions.close
const noPart = (key: string, meant = '') =>
  `"${key}" is not a component of its folder${meant}; add ui/${key}.part.tsx`
const noMessage =
  '41999 has no message; declare it in errors, or take one of src/declaration/errorCatalogue.ts'
const slow =
  'can take very long on some texts; let no two of its parts match the same characters, or write it shorter'

/** Mistakes of somebody new, and the messages they get. */
it.each<[path: string, value: unknown, told: string]>([
  ['list/filterz', [], 'list.filterz is not a part of a list; did you mean "filters"?'],
  [
    'fields/note/requird',
    true,
    'fields.note.requird is not a part of a field of kind "text"; did you mean "required"?',
  ],
  ['actions/close/confrim', {}, 'actions.close.confrim is not a part of an action; did you mean "confirm"?'],
  ['lists', {}, 'lists is not a part of a declaration; did you mean "list"?'],
  ['fields/note/max', '20', 'fields.note.max must be a whole number, 1 to 20000'],
  ['fields/note/max', 2.5, 'fields.note.max must be a whole number, 1 to 20000'],
  ['fields/note/max', 1e9, 'fields.note.max must be a whole number, 1 to 20000'],
  ['fields/fee/max', 2.5, 'fields.fee.max is 2.5; give a whole number, in fen'],
  [
    'list/summary/total/tone',
    'sucess',
    'list.summary.total.tone "sucess" is not a tone; did you mean "success"?',
  ],
  ['fields/note/component', 'Nonesuch', `fields.note.component ${noPart('Nonesuch')}`],
  ['fields/note/input', 'Trade', `fields.note.input ${noPart('Trade')}`],
  ['actions/close/result', 'Nonesuch', `actions.close.result ${noPart('Nonesuch')}`],
  ['detail/component', 'Nonesuch', `detail.component ${noPart('Nonesuch')}`],
  ['greeting', 'Nonesuch', `greeting ${noPart('Nonesuch')}`],
  [
    'fields/note/initial',
    7,
    'fields.note.initial 7 is no value of the field; give one that its form would take',
  ],
  ['list/defaults', { stat: 'OPEN' }, 'list.defaults.stat "stat" is not a filter; did you mean "state"?'],
  [
    'list/defaults',
    { state: 'OPN' },
    'list.defaults.state "OPN" is no value of this filter; did you mean "OPEN"?',
  ],
  ['save/beside', { note: [41999] }, `save.beside.note[0] ${noMessage}`],
  [
    'fields/fee/required',
    true,
    'fields.fee.required can never be met: no form asks for the field; add it to save.fields, give it an "initial", or remove this',
  ],
  [
    'save/checks',
    [{ field: 'fee', when: { fee: 1 }, code: 10001 }],
    'save.checks[0].field "fee" is not one of its inputs',
  ],
  [
    'actions/close/effect',
    undefined,
    'actions.close changes nothing: nobody carries it out; give it an "effect", or a rule in platform/rules.ts',
  ],
  ['fields/version', note, 'fields.version has a name that the platform uses itself; rename it'],
  ['fields/partner_id', note, 'fields.partner_id has a name that the platform uses itself; rename it'],
  [
    'list/call',
    'GET /api/user/refunds',
    'list.call "GET /api/user/refunds" names /api, below which every call is; write "GET /user/refunds"',
  ],
  [
    'actions/close/call',
    'POST /user/login',
    'actions.close.call has the call "POST /user/login", which is the platform\'s own; choose another',
  ],
  ['path', '/login', 'path "/login" is an address of the console itself; choose another than "/login"'],
  [
    'actions/close/confirm/text',
    { zh: '关闭「{titel}」', en: 'Close', es: 'Cerrar' },
    'actions.close.confirm.text "{titel}" (zh) is not filled in; did you mean "title"?',
  ],
  [
    'actions/close/confirm/text',
    { zh: '关闭「{titel}」', en: 'Close {titel}, {titel}', es: 'Cerrar {titel}' },
    'actions.close.confirm.text "{titel}" (zh, en, es) is not filled in; did you mean "title"?',
  ],
  [
    'detail/groups/0/fields',
    ['note', 'note'],
    'detail.groups[0].fields[1] "note" is listed twice; remove one',
  ],
  [
    'detail/groups',
    [
      { label, fields: ['note'] },
      { label, fields: ['fee', 'note'] },
    ],
    'detail.groups[1].fields[1] "note" is in detail.groups[0] too; remove one',
  ],
  [
    'actions/close/warns',
    [{ when: {}, text: { zh: '「{title}」', en: 'Close', es: 'Cerrar' } }],
    'actions.close.warns[0].text shows "{title}" (zh) as it is; only the text of a confirmation fills it in',
  ],
  ['actions/close/refuse/0/code', 41999, `actions.close.refuse[0].code ${noMessage}`],
  [
    'actions/close/inBulk',
    { refuse: [{ when: {}, code: 41999 }] },
    `actions.close.inBulk.refuse[0].code ${noMessage}`,
  ],
  [
    'actions/close/limits',
    { amount: { field: 'fee', code: 41999 } },
    `actions.close.limits.amount.code ${noMessage}`,
  ],
  ['save/refuse', [{ when: {}, code: 41999 }], `save.refuse[0].code ${noMessage}`],
  ['save/checks', [{ field: 'note', when: {}, code: 41999 }], `save.checks[0].code ${noMessage}`],
  ['fields/note/errorCode', 41999, `fields.note.errorCode ${noMessage}`],
  ['actions/close/inputs/amount/errorCode', 41999, `actions.close.inputs.amount.errorCode ${noMessage}`],
  ['detail/missing', 41999, `detail.missing ${noMessage}`],
  [
    'sample/values',
    { state: { OPEN: 0 } },
    'sample.values.state.OPEN has the weight 0; give one above 0, or remove it',
  ],
  [
    'sample/records',
    [{ note: 'x'.repeat(21) }],
    `sample.records[0].note "${'x'.repeat(21)}" is longer than its field allows; give one that its form would take`,
  ],
  [
    'label',
    { zh: '退款', en: '退款', es: '退款' },
    'label has the Chinese text in "en" and "es" too; translate it',
  ],
  [
    'fields/note/pattern',
    '[a-z]{3}',
    'sample.values has nothing for "note", and made-up values do not match its pattern; give some that do, or say the length with "min" and "max" in place of the pattern',
  ],
  ['fields/note/pattern', '(a+)+$', `fields.note.pattern "(a+)+$" ${slow}`],
])('%s = %j', (path, value, told) => {
  expect(said(changed(path, value))).toEqual([told])
})

it('a call of another area is refused, and both files are named', () => {
  expect(said(changed('actions/close', { ...close, call: 'POST /pay/trade' }))).toContain(
    'actions.pay.call is taken: refund.area.ts and trade.area.ts both have the call "POST /pay/trade"; choose another',
  )
})

it('5,000 fields are refused', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, note]))
  expect(said(changed('fields', { ...valid.fields, ...many }))).toContain(
    'fields has 5009 names; at most 500 are possible',
  )
})

it.each<[what: string, found: string, remedy: string | undefined]>([
  ['is not a part of a list; did you mean "filters"?', 'is not a part of a list', 'did you mean "filters"?'],
  ['"a; b" is no call; write "GET /user/…"; or none', '"a; b" is no call', 'write "GET /user/…"; or none'],
  ['must be a text', 'must be a text', undefined],
])('programs get what was found and the remedy apart: %s', (what, found, remedy) => {
  expect(inTwo(what)).toEqual({ found, remedy })
})
