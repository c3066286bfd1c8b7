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
    note: text({ label }),
    pass: secret({ label }),
  },
  list: {
    call: 'GET /user/thinglist',
    columns: ['no'],
    moreColumns: ['orders'],
    sortable: ['place', 'orders'],
    sort: 'place',
  },
})

it.each<[what: string, detail: Resource['detail'], names: string[]]>([
  ['what the detail shows', { groups: [{ label, fields: ['place', 'note'] }] }, ['place', 'note']],
  ['what a detail without groups shows', {}, ['place', 'note']],
  ['all but what only orders the list', { groups: [{ label, fields: ['no'] }] }, ['note']],
  ['all but what only orders the list, beside a page', { page: '/demo/thingdetail' }, ['note']],
])('an export of all columns has %s, and never a secret', (_, detail, names) => {
  expect(unlistedFields({ ...thing, detail })).toEqual(names)
})
