import { boolean, choice, code, defineResource, integer, money, multiline, percent, reference, tags, text } from '@/declaration'
import { named, word } from './named'

/** Fields that depend on each other in every possible way, and a renamed one. */
export default defineResource({
  name: 'parcel',
  path: '/fixture/parcel',
  ...named('parcel'),
  icon: 'list',
  menu: { order: 9 },
  key: ['parcel_no'],
  title: 'name',
  fields: {
    parcel_no: code({ ...named('parcel_no'), serial: { prefix: 'P', digits: 6 } }),
    // Numbered, although it is no key.
    slip_no: code({ ...named('slip_no'), serial: { prefix: 'L', digits: 4 } }),
    name: text({ ...named('name'), required: true, max: 20, was: 'title' }),
    tracking_no: code({ ...named('tracking_no'), nullable: true, max: 16, unique: 41002 }),
    way: choice({ ...named('way'), of: { PICKUP: word('PICKUP'), POST: word('POST') }, required: true }),
    insured: boolean({ ...named('insured'), shownWhen: { way: 'POST' } }),
    city: text({ ...named('city'), max: 10, shownWhen: { way: 'POST' }, requiredWhen: { way: 'POST' } }),
    worth: money({ ...named('worth'), unit: 'fen', min: 0, requiredWhen: { insured: true } }),
    pieces: integer({ ...named('pieces'), min: 1, max: 9, initial: 1 }),
    fee: money({ ...named('fee'), unit: 'fen', min: 0 }),
    fees: money({ ...named('fees'), unit: 'fen', computed: { product: ['fee', 'pieces'] } }),
    total: money({ ...named('total'), unit: 'fen', computed: { sum: ['fees', 'worth'] } }),
    left: money({ ...named('left'), unit: 'fen', computed: { difference: ['worth', 'fees'] } }),
    marks: tags({ ...named('marks'), maxItems: 3, max: 8 }),
    rebate_rate: percent({ ...named('rebate_rate'), min: 0, max: 10_000 }),
    rebate: money({ ...named('rebate'), unit: 'fen', computed: { share: ['fees', 'rebate_rate'] } }),
    duty: money({ ...named('duty'), unit: 'fen', min: 0, suggested: { share: ['worth', 'rebate_rate'] } }),
    fee_share: percent({ ...named('fee_share'), nullable: true, computed: { ratio: ['fees', 'total'] } }),
    mark_count: integer({ ...named('mark_count'), computed: { count: 'marks' } }),
    address: text({ ...named('address'), computed: { joined: ['city', 'name'], with: '/' } }),
    single: reference({ ...named('single'), to: 'single' }),
    single_word: text({ ...named('single_word'), takenFrom: 'single.word' }),
    rate: reference({ ...named('rate'), to: 'rate', where: { band: 6, most: 0 } }),
    rate_year: integer({ ...named('rate_year'), takenFrom: 'rate.year' }),
  },
  list: {
    call: 'GET /fixture/parcellist',
    columns: ['name', 'way', 'total', 'single_word'],
    sortable: ['total', 'parcel_no'],
    sort: '-parcel_no',
    filters: ['name', 'way', 'single_word'],
    summary: { total: { ...named('total'), sum: 'total' } },
  },
  detail: { call: 'GET /fixture/parceldetail' },
  save: {
    call: 'POST /fixture/saveparcel',
    fields: [
      ...(['name', 'tracking_no', 'way', 'city', 'insured', 'worth', 'pieces', 'fee'] as const),
      ...(['total', 'marks', 'single', 'single_word', 'rate', 'rate_year', 'fee_share', 'rebate_rate', 'rebate', 'duty'] as const),
    ],
  },
  actions: {
    send: {
      label: word('send'),
      icon: 'send',
      call: 'POST /fixture/sendparcel',
      on: ['row', 'bulk'],
      batch: 'ids',
      inputs: {
        how: choice({ ...named('how'), of: { COURIER: word('COURIER'), SELF: word('SELF') } }),
        why: multiline({ ...named('why'), max: 20, shownWhen: { how: 'COURIER' }, requiredWhen: { how: 'COURIER' } }),
      },
      // True of every sample: one person alone can never do this.
      approve: { by: 'parcel.decide', when: { pieces: { atLeast: 0 } } },
      effect: [{ set: { name: { input: 'why' } } }],
    },
  },
  sample: {
    count: { small: 24, standard: 24, full: 60 },
    values: { way: { PICKUP: 1, POST: 2 }, pieces: [1, 2, 3], fee: [500, 1200], worth: [0, 9900] },
  },
})
