import { describe, expect, it } from 'vitest'
import { label, needsLabel, problemAt, problemsWith } from './refundArea'

describe('a section is refused in one line that says area, place and remedy', () => {
  const panel = { label, icon: 'view', component: 'A', on: ['row'], capability: 'close', shortcut: 'r' }

  const noField = (typo: string, meant: string) => ` "${typo}" is not a field; did you mean "${meant}"?`
  const noInput = (typo: string, meant: string) =>
    ` "${typo}" is not one of its inputs; did you mean "${meant}"?`
  const neverIs = (field: string, typo: string, meant: string) =>
    ` "${field}" is never "${typo}"; did you mean "${meant}"?`
  const multiline = { kind: 'multiline', label }

  it.each<[path: string, value: unknown, problem: string]>([
    ['list', undefined, ' is missing; give an object'],
    ['list/call', undefined, ' is missing; give a text'],
    ['list/call', '/pay/refundlist', ' "/pay/refundlist" is not a call; write "GET /user/…"'],
    ['list/call', 'GET https://a.com', ' "GET https://a.com" is not a call; write "GET /user/…"'],
    ['list/columns', undefined, ' is missing; give a list of names'],
    ['list/columns', ['fee', 7], ' must be a list of names'],
    ['list/columns', ['fe'], `[0]${noField('fe', 'fee')}`],
    ['list/columns', ['fee', 'fee'], ' and list.moreColumns[1] "fee" is listed twice; remove one'],
    ['list/columns', ['fee', 'body'], ' "body" is only sent with the detail; show it there'],
    ['list/moreColumns', ['x'], '[0] "x" is not a field; declare it in fields or remove it here'],
    ['list/sortable', ['create_time', 'extra'], ' "extra" cannot be sorted; remove it'],
    ['list/sort', '-times', ' "times" is not in list.sortable; add it there'],
    ['list/filters', undefined, ' is missing; give a list'],
    ['list/filters/0', 'stat', noField('stat', 'state')],
    ['list/filters/0', 7, ' must be an object'],
    ['list/filters/1', 'state', 'list.filters use the parameter "state" twice; rename one'],
    ['list/filters/2/on', 'note', ' compares days; name a timestamp or a day'],
    [
      'list/filters/3/name',
      'limit',
      'list.filters use the parameter "limit", which every list has; rename it',
    ],
    ['list/filters/3/label', 'Order', " must be l('中文', 'English', 'Español')"],
    ['list/filters/3/on', 'fe', noField('fe', 'fee')],
    ['list/filters/3/on', [], ' is missing; name the compared field'],
    ['list/filters/3/test', 'atleast', ' "atleast" is not a test; did you mean "atLeast"?'],
    [
      'list/filters/3/input/kind',
      'mony',
      `list.filters[3].input has the unknown kind "mony"; did you mean "money"?`,
    ],
    ['list/filters/4/input', { kind: 'boolean', label }, ' must be a choice of SET and UNSET, in this order'],
    ['list/defaults', { stat: 1 }, ' "stat" is not a filter; did you mean "state"?'],
    ['list/summary/total/label', undefined, needsLabel],
    [
      'list/summary/total/sum',
      'state',
      'list.summary.total sums up "state", which is not a number; name a money or integer field',
    ],
    ['list/summary/total/when', { stat: 'OPEN' }, noField('stat', 'state')],

    ['detail/call', 'PUT /a', ' "PUT /a" is not a call; write "GET /user/…"'],
    ['detail/groups', 'body', ' must be a list'],
    ['detail/groups/0/label', undefined, needsLabel],
    ['detail/groups/0/fields', ['bdy'], `[0]${noField('bdy', 'body')}`],
    ['detail/component', 7, ' must be a text'],
    ['save/call', 'GET /pay/saverefund', ' "GET /pay/saverefund" changes records; write "POST /…"'],
    ['save/fields', ['nte'], `[0]${noField('nte', 'note')}`],
    ['save/when', { state: { in: ['OPN'] } }, neverIs('state', 'OPN', 'OPEN')],
    [
      'save/refuse/0/when',
      { 'extra.payd': true },
      ' "extra.payd" is not a field; declare it in fields or remove it here',
    ],
    ['save/stamp', { made: 'note' }, '.made "note" must be a timestamp'],
    ['save/copy', ['nte'], `[0]${noInput('nte', 'note')}`],
    ['save/beside', { nte: [41002] }, noInput('nte', 'note')],
    [
      'save/turnedDown',
      { when: { state: 'DON' }, reason: 'note', about: {} },
      `.when${neverIs('state', 'DON', 'DONE')}`,
    ],
    ['save/buttons/0/when', { stat: 'DONE' }, noField('stat', 'state')],
    ['save/buttons/0/requires', ['nte'], `[0]${noInput('nte', 'note')}`],
    ['save/buttons/0/label', undefined, needsLabel],
    ['save/buttons/0/effect/0/set', { state: 'DON' }, neverIs('state', 'DON', 'DONE')],

    ['actions/close/label', undefined, needsLabel],
    ['actions/close/icon', 'closed', ' "closed" is unknown; did you mean "close"?'],
    [
      'actions/close/call',
      'GET /pay/closerefund',
      ' "GET /pay/closerefund" changes records; write "POST /…"',
    ],
    ['actions/close/call', 'close', ' "close" is not a call; write "POST /user/…"'],
    ['actions/close/on', undefined, ' is missing; give a list'],
    ['actions/close/on', ['page'], '[0] must be "row" or "bulk"'],
    ['key', ['refund_no', 'fee'], 'actions.close.batch "ids" needs a single key field; use "targets"'],
    ...[0, -5, 31, 1.5, '5', null, true].map((undo): [string, unknown, string] => [
      'actions/close/undo',
      undo,
      ' must be a whole number, 1 to 30',
    ]),
    ['actions/close/when', { state: 'OPENED' }, neverIs('state', 'OPENED', 'OPEN')],
    [
      'actions/close/when',
      [{ fee: { atleast: 1 } }],
      ` has the unknown requirement "atleast"; did you mean "atLeast"?`,
    ],
    ['actions/close/done', { staet: 'DONE' }, noField('staet', 'state')],
    ['actions/close/refuse/0/when', { state: { not: 'OPE' } }, neverIs('state', 'OPE', 'OPEN')],
    [
      'actions/close/inputs/amount/kind',
      'mony',
      `actions.close.inputs.amount has the unknown kind "mony"; did you mean "money"?`,
    ],
    ['actions/close/prefill', { amont: 'fee' }, noInput('amont', 'amount')],
    ['actions/close/prefill', { amount: 'fe' }, `.amount${noField('fe', 'fee')}`],
    [
      'actions/close',
      { label, icon: 'close', call: 'POST /pay/closerefund', on: ['row'], saves: true },
      '.saves requires "prefill"; add it or remove this',
    ],
    ['actions/close/warns', [{ when: { amont: 0 }, text: label }], `[0].when${noField('amont', 'amount')}`],
    ['actions/close/limits', { amount: { field: 'fe', code: 1 } }, `.amount.field${noField('fe', 'fee')}`],
    ['actions/close/confirm/names', 'notes', noField('notes', 'note')],
    ['actions/close/confirm/type', { amount: 'fe', above: 1 }, `.amount${noField('fe', 'fee')}`],
    [
      'actions/close/confirm/type',
      { amount: 'fee', above: 1, if: 'now' },
      '.if "now" is not one of its inputs',
    ],
    ['actions/close/needs', { now: 'trade.refund' }, ' "now" is not one of its inputs'],
    ['actions/close/needs', 'refunds', ' "refunds" is not a permission; write "area.capability"'],
    ['actions/close/unless', { amount: 'number' }, '.amount "number" is not one of its inputs'],
    ['actions/close/effect/0/set', { fe: 1 }, noField('fe', 'fee')],
    ['actions/close/effect/0/set', { fee: { input: 'amont' } }, noInput('amont', 'amount')],
    ['actions/close/effect/0/set', { note: { field: 'nte' } }, noField('nte', 'note')],

    ['actions/close/shortcut', 'R', ' "R" is not a letter; give one from a to z'],
    [
      'actions/close/shortcut',
      'j',
      ' "j" already goes to another record in every detail; use another letter',
    ],
    ['panels', { a: panel, b: panel }, '.b.shortcut "r" already opens panels.a; use another letter'],
    [
      'panels',
      { a: { ...panel, on: ['list'] } },
      '.a.shortcut needs a single record; add "row" to "on", or remove it',
    ],
    ['actions/close/next', 'yes', ' must be true or false'],
    ['fields/create_time/deadline', { done: { stat: 'DONE' }, soon: 60 }, `.done${noField('stat', 'state')}`],
    ['fields/create_time/deadline', { soon: 60 }, '.done is missing; give fields and what they must be'],
    ['fields/create_time/deadline', { done: { state: 'DONE' } }, '.soon is missing; give a number'],
    [
      'fields/create_time/deadline',
      { done: { state: 'DONE' }, soon: -1 },
      '.soon must be whole seconds, 0 or more',
    ],
    [
      'actions/close/inputs/amount',
      { ...multiline, max: 500, warnAbove: 500 },
      '.warnAbove is never reached: max is 500; remove one of them',
    ],
    [
      'actions/close/inputs/amount',
      { ...multiline, templates: { of: 'trad', title: 'a', text: 'b' } },
      '.templates.of "trad" is not an area; did you mean "trade"?',
    ],
    [
      'actions/close/inputs/amount',
      { ...multiline, templates: { of: 'trade', title: 'a', text: 'b', variables: { x: 'fe' } } },
      `.templates.variables.x${noField('fe', 'fee')}`,
    ],
    ['sample/values', { state: { OPEN: 1, SHUT: 1 } }, ' "state" is never "SHUT"'],
    ['sample/values', { status: ['OPEN'] }, noField('status', 'state')],
    ['save/checks', [{ field: 'nte', when: {}, code: 1 }], `[0].field${noField('nte', 'note')}`],
    ['save/checks', [{ field: 'note', when: { stat: 1 }, code: 1 }], `[0].when${noField('stat', 'state')}`],
    ['sample/records', [{ nte: 'x' }], `[0]${noField('nte', 'note')}`],
    ['sample/records', [{ state: 'SHUT' }], '[0] "state" is never "SHUT"'],
    ['sample/cases', [{ when: { stat: 1 }, values: {} }], `[0].when${noField('stat', 'state')}`],
    ['sample/cases', [{ when: {}, values: { nte: ['x'] } }], `[0].values${noField('nte', 'note')}`],
    ['sample/count', undefined, ' is missing; give an object'],
  ])('%s = %j', (path, value, problem) => {
    expect(problemsWith(path, value)).toEqual([`refund: ${problemAt(path, problem)}`])
  })
})
