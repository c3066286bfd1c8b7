import { type Field, integer, type Resource, text } from '@/declaration'
import { named } from './named'

const names = Array.from({ length: 58 }, (_, index) => `f${index + 1}`)
const numbers = names.filter((_, index) => index % 3 === 0)

/** Sixty fields, most of them columns, in a form of forty. */
export default {
  name: 'wide',
  path: '/fixture/wide',
  ...named('wide'),
  icon: 'template',
  menu: { order: 5, group: 'fixtures' },
  key: ['no'],
  title: 'f1',
  fields: {
    no: integer({ ...named('no'), ungrouped: true }),
    ...Object.fromEntries(
      names.map((name): [string, Field] => [name, numbers.includes(name) ? integer(named(name)) : text({ ...named(name), max: 20 })]),
    ),
    from: { kind: 'reference', ...named('from'), to: 'wide', nullable: true, unasked: true },
  },
  list: {
    call: 'GET /fixture/widelist',
    columns: ['no', ...names.slice(0, 30)],
    moreColumns: names.slice(30),
    sortable: ['no', 'f1', 'f2'],
    sort: '-no',
    filters: ['f1', 'f2', 'f3', 'from'],
  },
  detail: { call: 'GET /fixture/widedetail' },
  save: { call: 'POST /fixture/savewide', fields: names.slice(0, 40), copy: names.slice(0, 10) },
} satisfies Resource
