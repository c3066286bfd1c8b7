import { boolean, choice, code, defineResource, integer, l, multiline, tags, text, timestamp } from '@/declaration'
import { named, word } from './named'

const setOrNot = choice({ ...named('set'), of: { SET: word('SET'), UNSET: word('UNSET') } })

/** A log, with every kind of filter. */
export default defineResource({
  name: 'trail',
  path: '/fixture/trail',
  ...named('trail'),
  icon: 'history',
  menu: { order: 9 },
  key: ['trail_no'],
  title: 'words',
  fields: {
    trail_no: code({ ...named('trail_no'), max: 20 }),
    words: multiline({ ...named('words'), rows: 3, templates: { of: 'note', title: 'text', text: 'text', variables: { no: 'trail_no' } } }),
    level: choice({ ...named('level'), of: { LOW: word('LOW'), HIGH: word('HIGH'), TOP: word('TOP') } }),
    count: integer({ ...named('count'), min: -9, max: 9 }),
    tags: tags(named('tags')),
    note: text({ ...named('note'), nullable: true }),
    at: timestamp(named('at')),
    until: timestamp({ ...named('until'), nullable: true, warnWithinDays: 3 }),
  },
  list: {
    call: 'GET /fixture/traillist',
    columns: ['trail_no', 'words', 'count', 'at'],
    sortable: ['at', 'count', 'until'],
    sort: '-at',
    filters: [
      { on: 'trail_no', test: 'in' },
      { on: 'count', test: 'in' },
      { on: 'level', test: 'in' },
      { name: 'q', label: l('找', 'Find', 'Buscar'), on: ['words', 'note'], test: 'contains', input: text(named('q')) },
      { name: 'tag', on: 'tags', test: 'has', input: text(named('tag')) },
      { name: 'least', on: 'count', test: 'atLeast', input: integer(named('least')) },
      { name: 'most', on: 'count', test: 'atMost', input: integer(named('most')) },
      { name: 'soon', on: 'until', test: 'withinNextDays', input: integer({ ...named('soon'), min: 1 }) },
      { name: 'over', on: 'until', test: 'isPast', input: boolean(named('over')) },
      { name: 'noted', on: ['note'], test: 'isSet', input: setOrNot },
      { name: 'ends', on: 'until', test: 'isSet' },
      { name: 'tail', on: 'trail_no', test: 'equalsOrEndsWith', input: text(named('tail')) },
      { name: 'period', test: 'period', on: 'at' },
    ],
    summary: { over: { ...named('over'), when: [{ until: { withinNextDays: 9 } }, { note: { set: true } }] } },
  },
  detail: { call: 'GET /fixture/traildetail', groups: [], component: 'FixtureDetail' },
  actions: {
    mark: {
      label: word('mark'),
      icon: 'check',
      call: 'POST /fixture/marktrail',
      on: ['bulk'],
      batch: 'ids',
      effect: [{ set: { note: 'marked' } }],
    },
  },
  history: { log: true },
})
