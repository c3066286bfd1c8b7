import { choice, day, defineResource, integer, money, percent, reference, timestamp } from '@/declaration'
import { named, word } from './named'

/** Read-only figures. A day and another record identify a row, a number is its title, and there is no detail. */
export default defineResource({
  name: 'daily',
  path: '/fixture/daily',
  ...named('daily'),
  one: word('day'),
  icon: 'chart',
  menu: { order: 2, affix: true, noCache: true },
  key: ['day', 'word'],
  title: 'visits',
  card: ['share'],
  fields: {
    day: day(named('day')),
    word: reference({ ...named('word'), to: 'single' }),
    visits: integer({ ...named('visits'), min: 0, unit: word('times') }),
    fee: money({ ...named('fee'), unit: 'yuan', min: -5, signed: true }),
    share: percent({ ...named('share'), min: 0, max: 10_000, nullable: true }),
    level: choice({ ...named('level'), of: { 1: word('one'), 2: word('two') }, numeric: true }),
    open_time: timestamp(named('open_time')),
    close_time: timestamp({ ...named('close_time'), nullable: true }),
  },
  list: {
    call: 'GET /fixture/dailylist',
    columns: ['day', 'word', 'visits', 'fee', 'share', 'level'],
    moreColumns: ['open_time', 'close_time'],
    sortable: ['day', 'visits', 'fee', 'share', 'level', 'close_time'],
    sort: 'close_time',
    filters: [
      'level',
      'word',
      {
        name: 'period',
        ...named('period'),
        test: 'period',
        on: { param: 'time_kind', of: { OPEN: 'open_time', CLOSE: 'close_time', DAY: 'day' } },
        maxDays: 7,
        lastDays: 7,
      },
    ],
    defaults: { level: 2 },
    summary: {
      days: { ...named('days') },
      fee: { ...named('fee'), sum: 'fee', when: [{ level: 1 }, { share: { atMost: 5000 } }], tone: 'success' },
      balance: { ...named('balance'), computed: 'fen', of: 'fee' },
    },
  },
  detail: { beside: true },
})
