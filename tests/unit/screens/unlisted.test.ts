import { expect, it } from 'vitest'
import { code, defineResource, integer, l, type Resource, secret, text } from '@/declaration'
import { unlistedFields } from '@/screens/export/unlisted'

const label = l('甲', 'A', 'A')

const thing: Resource = defineResource({
  name: 'thing',
  path: '/demo/thing',
  label,
  icon: 'list',
  menu: { order: 1 },
  key: ['no'],
  title: 'no',
  fields: {
    no: code({ label }),
    orders: integer({ label }),
    place: integer({ label }),
    tail: code({ label }),
    note: text({ label }),
    pass: secret({ label }),
  },
  list: {
    call: 'GET /user/thinglist',
    columns: ['no'],
    moreColumns: ['orders'],
    sortable: ['place', 'orders'],
    sort: 'place',
    filters: [{ name: 'keyword', on: ['no', 'tail'], test: 'equals' }],
  },
})

it.each<[what: string, detail: Resource['detail'], names: string[]]>([
  [
    'what the detail shows',
    { groups: [{ label, fields: ['place', 'tail', 'note'] }] },
    ['place', 'tail', 'note'],
  ],
  ['what a detail without groups shows', {}, ['place', 'tail', 'note']],
  ['all but what only orders the list, or is searched by', { groups: [{ label, fields: ['no'] }] }, ['note']],
  [
    'all but what only orders the list, or is searched by, beside a page',
    { page: '/demo/thingdetail' },
    ['note'],
  ],
  ['what is searched by where there is no detail', undefined, ['tail', 'note']],
  ['what an own part of the detail may show', { component: 'Desk', groups: [] }, ['tail', 'note']],
])('an export of all columns has %s, and never a secret', (_, detail, names) => {
  expect(unlistedFields({ ...thing, detail })).toEqual(names)
})
