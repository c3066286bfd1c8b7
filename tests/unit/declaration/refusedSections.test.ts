import { describe, expect, it } from 'vitest'
import { label, problemsWith } from './refundArea'

describe('a section is refused in one line that says area, place and remedy', () => {
  it.each<[path: string, value: unknown, problem: string]>([
    // The list.
    ['list', undefined, 'list is missing; give an object'],
    ['list/call', undefined, 'list.call is missing; give a text'],
    ['list/call', '/pay/refundlist', 'list.call "/pay/refundlist" is not a call; write "GET /user/…"'],
    ['list/call', 'GET https://a.com', 'list.call "GET https://a.com" is not a call; write "GET /user/…"'],
    ['list/columns', undefined, 'list.columns is missing; give a list of names'],
    ['list/columns', ['fee', 7], 'list.columns must be a list of names'],
    ['list/columns', ['fe'], 'list.columns[0] "fe" is not a field; did you mean "fee"?'],
    [
      'list/columns',
      ['fee', 'fee'],
      'list.columns and list.moreColumns[1] "fee" is listed twice; remove one',
    ],
    ['list/columns', ['fee', 'body'], 'list.columns "body" is only sent with the detail; show it there'],
    [
      'list/moreColumns',
      ['x'],
      'list.moreColumns[0] "x" is not a field; declare it in fields or remove it here',
    ],
    ['list/sortable', ['create_time', 'extra'], 'list.sortable "extra" cannot be sorted; remove it'],
    ['list/sort', '-times', 'list.sort "times" is not in list.sortable; add it there'],
    ['list/filters', undefined, 'list.filters is missing; give a list'],
    ['list/filters/0', 'stat', 'list.filters[0] "stat" is not a field; did you mean "state"?'],
    ['list/filters/0', 7, 'list.filters[0] must be an object'],
    ['list/filters/1', 'state', 'list.filters use the parameter "state" twice; rename one'],
    ['list/filters/2/on', 'note', 'list.filters[2].on compares days; name a timestamp or a day'],
    [
      'list/filters/3/name',
      'limit',
      'list.filters use the parameter "limit", which every list has; rename it',
    ],
    ['list/filters/3/label', 'Order', "list.filters[3].label must be l('中文', 'English', 'Español')"],
    ['list/filters/3/on', 'fe', 'list.filters[3].on "fe" is not a field; did you mean "fee"?'],
    ['list/filters/3/on', [], 'list.filters[3].on is missing; name the compared field'],
    [
      'list/filters/3/test',
      'atleast',
      'list.filters[3].test "atleast" is not a test; did you mean "atLeast"?',
    ],
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
    ['list/defaults', { stat: 1 }, 'list.defaults "stat" is not a filter; did you mean "state"?'],
    [
      'list/summary/total/label',
      undefined,
      "list.summary.total.label is missing; give l('中文', 'English', 'Español')",
    ],
    [
      'list/summary/total/sum',
      'state',
      'list.summary.total sums up "state", which is not a number; name a money or integer field',
    ],
    [
      'list/summary/total/when',
      { stat: 'OPEN' },
      'list.summary.total.when "stat" is not a field; did you mean "state"?',
    ],
    // Detail and form.
    ['detail/call', 'PUT /a', 'detail.call "PUT /a" is not a call; write "GET /user/…"'],
    ['detail/groups', 'body', 'detail.groups must be a list'],
    [
      'detail/groups/0/label',
      undefined,
      "detail.groups[0].label is missing; give l('中文', 'English', 'Español')",
    ],
    [
      'detail/groups/0/fields',
      ['bdy'],
      'detail.groups[0].fields[0] "bdy" is not a field; did you mean "body"?',
    ],
    ['detail/component', 7, 'detail.component must be a text'],
    ['save/call', 'GET /pay/saverefund', 'save.call "GET /pay/saverefund" changes records; write "POST /…"'],
    ['save/fields', ['nte'], 'save.fields[0] "nte" is not a field; did you mean "note"?'],
    ['save/when', { state: { in: ['OPN'] } }, 'save.when "state" is never "OPN"; did you mean "OPEN"?'],
    [
      'save/refuse/0/when',
      { 'extra.payd': true },
      'save.refuse[0].when "extra.payd" is not a field; declare it in fields or remove it here',
    ],
    ['save/stamp', { made: 'note' }, 'save.stamp.made "note" must be a timestamp'],
    ['save/copy', ['nte'], 'save.copy[0] "nte" is not one of its inputs; did you mean "note"?'],
    ['save/beside', { nte: [41002] }, 'save.beside "nte" is not one of its inputs; did you mean "note"?'],
    [
      'save/turnedDown',
      { when: { state: 'DON' }, reason: 'note', about: {} },
      'save.turnedDown.when "state" is never "DON"; did you mean "DONE"?',
    ],
    [
      'save/buttons/0/when',
      { stat: 'DONE' },
      'save.buttons[0].when "stat" is not a field; did you mean "state"?',
    ],
    [
      'save/buttons/0/requires',
      ['nte'],
      'save.buttons[0].requires[0] "nte" is not one of its inputs; did you mean "note"?',
    ],
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
    ['actions/close/call', 'close', 'actions.close.call "close" is not a call; write "POST /user/…"'],
    ['actions/close/on', undefined, 'actions.close.on is missing; give a list'],
    ['actions/close/on', ['page'], 'actions.close.on[0] must be "row" or "bulk"'],
    ['key', ['refund_no', 'fee'], 'actions.close.batch "ids" needs a single key field; use "targets"'],
    ...[0, -5, 31, 1.5, '5', null, true].map((undo): [string, unknown, string] => [
      'actions/close/undo',
      undo,
      'actions.close.undo must be a whole number, 1 to 30',
    ]),
    [
      'actions/close/when',
      { state: 'OPENED' },
      'actions.close.when "state" is never "OPENED"; did you mean "OPEN"?',
    ],
    [
      'actions/close/when',
      [{ fee: { atleast: 1 } }],
      `actions.close.when has the unknown requirement "atleast"; did you mean "atLeast"?`,
    ],
    [
      'actions/close/done',
      { staet: 'DONE' },
      'actions.close.done "staet" is not a field; did you mean "state"?',
    ],
    [
      'actions/close/refuse/0/when',
      { state: { not: 'OPE' } },
      'actions.close.refuse[0].when "state" is never "OPE"; did you mean "OPEN"?',
    ],
    [
      'actions/close/inputs/amount/kind',
      'mony',
      `actions.close.inputs.amount has the unknown kind "mony"; did you mean "money"?`,
    ],
    [
      'actions/close/prefill',
      { amont: 'fee' },
      'actions.close.prefill "amont" is not one of its inputs; did you mean "amount"?',
    ],
    [
      'actions/close/prefill',
      { amount: 'fe' },
      'actions.close.prefill.amount "fe" is not a field; did you mean "fee"?',
    ],
    [
      'actions/close',
      {
        label,
        icon: 'close',
        call: 'POST /pay/closerefund',
        on: ['row'],
        saves: true,
      },
      'actions.close.saves requires "prefill"; add it or remove this',
    ],
    [
      'actions/close/warns',
      [{ when: { amont: 0 }, text: label }],
      'actions.close.warns[0].when "amont" is not a field; did you mean "amount"?',
    ],
    [
      'actions/close/limits',
      { amount: { field: 'fe', code: 1 } },
      'actions.close.limits.amount.field "fe" is not a field; did you mean "fee"?',
    ],
    [
      'actions/close/confirm/names',
      'notes',
      'actions.close.confirm.names "notes" is not a field; did you mean "note"?',
    ],
    [
      'actions/close/confirm/type',
      { amount: 'fe', above: 1 },
      'actions.close.confirm.type.amount "fe" is not a field; did you mean "fee"?',
    ],
    [
      'actions/close/confirm/type',
      { amount: 'fee', above: 1, if: 'now' },
      'actions.close.confirm.type.if "now" is not one of its inputs',
    ],
    ['actions/close/needs', { now: 'trade.refund' }, 'actions.close.needs "now" is not one of its inputs'],
    [
      'actions/close/needs',
      'refunds',
      'actions.close.needs "refunds" is not a permission; write "area.capability"',
    ],
    [
      'actions/close/unless',
      { amount: 'number' },
      'actions.close.unless.amount "number" is not one of its inputs',
    ],
    [
      'actions/close/effect/0/set',
      { fe: 1 },
      'actions.close.effect[0].set "fe" is not a field; did you mean "fee"?',
    ],
    [
      'actions/close/effect/0/set',
      { fee: { input: 'amont' } },
      'actions.close.effect[0].set "amont" is not one of its inputs; did you mean "amount"?',
    ],
    [
      'actions/close/effect/0/set',
      { note: { field: 'nte' } },
      'actions.close.effect[0].set "nte" is not a field; did you mean "note"?',
    ],
    // What is done by the keyboard, what counts down, and texts to begin with.
    ['actions/close/shortcut', 'R', 'actions.close.shortcut "R" is not a letter; give one from a to z'],
    [
      'actions/close/shortcut',
      'j',
      'actions.close.shortcut "j" already goes to another record in every detail; use another letter',
    ],
    [
      'panels',
      {
        a: { label, icon: 'view', component: 'A', on: ['row'], capability: 'close', shortcut: 'r' },
        b: { label, icon: 'view', component: 'B', on: ['row'], capability: 'close', shortcut: 'r' },
      },
      'panels.b.shortcut "r" already opens panels.a; use another letter',
    ],
    [
      'panels',
      { a: { label, icon: 'view', component: 'A', on: ['list'], capability: 'close', shortcut: 'r' } },
      'panels.a.shortcut needs a single record; add "row" to "on", or remove it',
    ],
    ['actions/close/next', 'yes', 'actions.close.next must be true or false'],
    [
      'fields/create_time/deadline',
      { done: { stat: 'DONE' }, soon: 60 },
      'fields.create_time.deadline.done "stat" is not a field; did you mean "state"?',
    ],
    [
      'fields/create_time/deadline',
      { soon: 60 },
      'fields.create_time.deadline.done is missing; give fields and what they must be',
    ],
    [
      'fields/create_time/deadline',
      { done: { state: 'DONE' } },
      'fields.create_time.deadline.soon is missing; give a number',
    ],
    [
      'fields/create_time/deadline',
      { done: { state: 'DONE' }, soon: -1 },
      'fields.create_time.deadline.soon must be whole seconds, 0 or more',
    ],
    [
      'actions/close/inputs/amount',
      { kind: 'multiline', label, max: 500, warnAbove: 500 },
      'actions.close.inputs.amount.warnAbove is never reached: max is 500; remove one of them',
    ],
    [
      'actions/close/inputs/amount',
      { kind: 'multiline', label, templates: { of: 'trad', title: 'a', text: 'b' } },
      'actions.close.inputs.amount.templates.of "trad" is not an area; did you mean "trade"?',
    ],
    [
      'actions/close/inputs/amount',
      { kind: 'multiline', label, templates: { of: 'trade', title: 'a', text: 'b', variables: { x: 'fe' } } },
      'actions.close.inputs.amount.templates.variables.x "fe" is not a field; did you mean "fee"?',
    ],
    ['sample/values', { state: { OPEN: 1, SHUT: 1 } }, 'sample.values "state" is never "SHUT"'],
    ['sample/values', { status: ['OPEN'] }, 'sample.values "status" is not a field; did you mean "state"?'],
    [
      'save/checks',
      [{ field: 'nte', when: {}, code: 1 }],
      'save.checks[0].field "nte" is not a field; did you mean "note"?',
    ],
    [
      'save/checks',
      [{ field: 'note', when: { stat: 1 }, code: 1 }],
      'save.checks[0].when "stat" is not a field; did you mean "state"?',
    ],
    ['sample/records', [{ nte: 'x' }], 'sample.records[0] "nte" is not a field; did you mean "note"?'],
    ['sample/records', [{ state: 'SHUT' }], 'sample.records[0] "state" is never "SHUT"'],
    [
      'sample/cases',
      [{ when: { stat: 1 }, values: {} }],
      'sample.cases[0].when "stat" is not a field; did you mean "state"?',
    ],
    [
      'sample/cases',
      [{ when: {}, values: { nte: ['x'] } }],
      'sample.cases[0].values "nte" is not a field; did you mean "note"?',
    ],
    ['sample/count', undefined, 'sample.count is missing; give an object'],
  ])('%s = %j', (path, value, problem) => {
    expect(problemsWith(path, value)).toEqual([`refund: ${problem}`])
  })
})
