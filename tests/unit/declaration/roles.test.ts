import { roles, rolesFor } from '@mock/platform/roles'
import { expect, it } from 'vitest'
import { definePage, type Permissions, pageCapabilities, problemsOf } from '@/declaration'
import { inspectPage } from '@/declaration/inspect'
import { rolePermissions } from '@/declaration/roles'
import { label } from './plainArea'
import { changed, menu, valid } from './refundArea'

const known = { roles: ['support', 'finance'] }

it.each<[said: Permissions, given: Permissions]>([
  [
    ['list', 'detail'],
    ['refund.list', 'refund.detail'],
  ],
  [['*'], ['refund']],
  [
    ['*', '!close', '!field.note'],
    ['refund', '!refund.close', '!refund.field.note'],
  ],
  [['!*'], ['!refund']],
  [[], []],
])('an area that says %j of a role gives it %j', (said, given) => {
  expect(rolePermissions({ name: 'refund', roles: { support: said } }, 'support')).toEqual(given)
  expect(rolePermissions({ name: 'refund', roles: { support: said } }, 'constructor')).toEqual([])
})

it('a role has what is its own everywhere, and what areas and pages give it', () => {
  const areas = [changed('roles', { support: ['list'], viewer: ['!*'] }), valid]
  const given = Object.fromEntries(rolesFor(areas).map(({ key, permissions }) => [key, permissions]))
  expect(given).toEqual({
    admin: ['*'],
    support: ['refund.list'],
    finance: [],
    viewer: ['*.list', '*.detail', '*.view', '!refund'],
    editor: ['*'],
    visitor: [],
  })
})

const shipped: readonly (readonly [role: string, permissions: Permissions])[] = [
  [
    'support',
    [
      ...['announcement', 'announcementdetail', 'complaint', 'dashboard', 'pushLog', 'replyTemplate', 'sms'],
      ...['approval.detail', 'approval.list', 'approval.withdraw', 'merchant.detail', 'merchant.list'],
      ...['trade.detail', 'trade.list', 'trade.query', 'trade.refund', 'trade.renotify'],
    ],
  ],
  [
    'finance',
    [
      ...['announcement', 'announcementdetail', 'approval', 'dashboard', 'fee', 'partner', 'trade'],
      ...['sms.detail', 'sms.list', '!sms.field.content'],
    ],
  ],
  ['viewer', ['*.list', '*.detail', '*.view', '!trade.field.payer_mask', '!account', '!operationLog']],
  ['editor', ['*', '!account', '!operationLog']],
]

/** A new area adds permissions, and changes none of these. */
const areaOf = (pattern: string): string => pattern.replace('!', '').split('.')[0] ?? ''
const areas = new Set(shipped.flatMap(([, permissions]) => permissions.map(areaOf)))

it.each(shipped)('the areas and pages that ship make %s what it is', (role, permissions) => {
  const found = roles.find(({ key }) => key === role)?.permissions ?? []
  expect(new Set(found.filter((pattern) => areas.has(areaOf(pattern))))).toEqual(new Set(permissions))
})

it.each<[roles: unknown, problem: string]>([
  [{ suport: ['list'] }, 'roles.suport "suport" is not a role; did you mean "support"?'],
  [{ boss: ['list'] }, 'roles.boss "boss" is not a role; the roles are: support, finance'],
  [{ support: 'list' }, 'roles.support must be a list of names'],
  [{ support: ['lst'] }, 'roles.support[0] "lst" is not one of its capabilities; did you mean "list"?'],
  [
    { support: ['list', 'refund.close'] },
    'roles.support[1] "refund.close" is not one of its capabilities; they are: list, detail, create, edit, close, and "!field.…"',
  ],
  [
    { support: ['*', '!clos'] },
    'roles.support[1] "clos" is not one of its capabilities; did you mean "close"?',
  ],
  [
    { support: ['*', '!field.nota'] },
    'roles.support[1] "field.nota" is not one of its capabilities; did you mean "field.note"?',
  ],
  [
    { support: ['field.note'] },
    'roles.support[0] "field.note" comes with the list; write "!field.note" to deny it, or remove it',
  ],
  [
    { support: ['!field.refund_no'] },
    'roles.support[0] "refund_no" identifies a record and cannot be denied; remove it',
  ],
  [{ support: ['list', 'list'] }, 'roles.support[1] "list" is listed twice; remove one'],
])('roles %j are refused: %s', (said, problem) => {
  expect(problemsOf(changed('roles', said), ['refund'], menu, known)).toEqual([`refund: ${problem}`])
})

it('a role may be denied a link, which comes with the list', () => {
  const linked = changed('links', { track: { label, icon: 'link', to: 'https://example.com/{refund_no}' } })
  const told = (patterns: readonly string[]) =>
    problemsOf({ ...linked, roles: { support: patterns } }, ['refund'], menu, known)
  expect(told(['list', '!link.track'])).toEqual([])
  expect(told(['list', 'link.track'])).toEqual([
    'refund: roles.support[1] "link.track" comes with the list; write "!link.track" to deny it, or remove it',
  ])
  expect(told(['list', '!link.parcel'])).toEqual([
    'refund: roles.support[1] "link.parcel" is not one of its capabilities; they are: list, detail, create, edit, close, "!link.track", and "!field.…"',
  ])
})

it('of a decision by a second person roles may speak too', () => {
  const area = changed('actions/close/approve', {
    when: { fee: { atLeast: 1 } },
    by: 'refund.approve',
    code: 46100,
  })
  const problems = problemsOf({ ...area, roles: { finance: ['approve'] } }, ['refund'], menu, known)
  expect(problems.filter((line) => line.includes('roles'))).toEqual([])
})

it('a page says the same of itself', () => {
  const page = definePage({
    name: 'board',
    path: '/board',
    label,
    icon: 'list',
    menu: { order: 1 },
    component: 'Board',
    roles: { support: ['view'], finance: ['veiw'] },
  })
  const found: string[] = []
  inspectPage(page, menu, [page], (place, what) => found.push(`${place} ${what}`), known)
  expect(pageCapabilities(page)).toEqual(['board.view'])
  expect(found).toEqual(['roles.finance[0] "veiw" is not one of its capabilities; did you mean "view"?'])
})
