import { choice, code, day, defineResource, integer, reference, removal, text } from '@/declaration'
import { named, word } from './named'

/**
 * One open inspection per place, rounds numbered by place, an action that reopens one, and values that bound each other. A rating
 * has stars. An action asks for some of the states.
 */
export default defineResource({
  name: 'inspection',
  path: '/fixture/inspection',
  ...named('inspection'),
  icon: 'check',
  menu: { order: 12 },
  key: ['inspection_no'],
  title: 'inspector',
  fields: {
    inspection_no: code({ ...named('inspection_no'), serial: { prefix: 'I', digits: 6 } }),
    inspector: text({ ...named('inspector'), max: 20, required: true }),
    place: reference({ ...named('place'), to: 'single', required: true, unique: { code: 41002, while: { state: { notIn: ['CLOSED'] } } } }),
    round: integer({ ...named('round'), min: 1, max: 9999, required: true, unique: { code: 41003, with: ['place'] } }),
    from: day({ ...named('from'), nullable: true }),
    until: day({ ...named('until'), nullable: true, atLeast: 'from' }),
    rooms: integer({ ...named('rooms'), min: 0, max: 99 }),
    rooms_seen: integer({ ...named('rooms_seen'), min: 0, atMost: 'rooms' }),
    rating: integer({ ...named('rating'), stars: true, min: 1, max: 5, nullable: true }),
    state: choice({ ...named('state'), of: { OPEN: word('OPEN'), PAUSED: word('PAUSED'), CLOSED: word('CLOSED') }, initial: 'OPEN' }),
  },
  list: {
    call: 'GET /fixture/inspectionlist',
    columns: ['inspector', 'place', 'round', 'rating', 'state'],
    sortable: ['inspection_no'],
    sort: '-inspection_no',
    filters: ['inspector', 'state', 'place'],
  },
  detail: {},
  save: { call: 'POST /fixture/saveinspection', fields: ['inspector', 'place', 'round', 'from', 'until', 'rooms', 'rooms_seen', 'rating'] },
  actions: {
    close: {
      label: word('close'),
      icon: 'close',
      call: 'POST /fixture/closeinspection',
      on: ['row', 'bulk'],
      batch: 'ids',
      when: { state: { not: 'CLOSED' } },
      effect: [{ set: { state: 'CLOSED' } }],
    },
    plan: {
      label: word('plan'),
      icon: 'schedule',
      call: 'POST /fixture/planinspection',
      on: ['row'],
      inputs: { from: day({ ...named('from'), required: true }), until: day({ ...named('until'), nullable: true, atLeast: 'from' }) },
      effect: [{ set: { from: { input: 'from' }, until: { input: 'until' } } }],
    },
    reopen: {
      label: word('reopen'),
      icon: 'undo',
      call: 'POST /fixture/reopeninspection',
      on: ['row', 'bulk'],
      batch: 'ids',
      when: { state: 'CLOSED' },
      effect: [{ set: { state: 'OPEN' } }],
    },
    settle: {
      label: word('settle'),
      icon: 'check',
      call: 'POST /fixture/settleinspection',
      when: { state: 'OPEN' },
      asks: [{ field: 'state', only: ['PAUSED', 'CLOSED'] }],
    },
    remove: removal(),
  },
  sample: {
    count: { small: 24, standard: 24, full: 60 },
    values: { inspector: ['甲', '乙'], round: [1, 2, 3], state: { OPEN: 1, PAUSED: 1, CLOSED: 4 } },
  },
})
