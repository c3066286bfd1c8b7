import { boolean, choice, defineResource, integer, l, object, tags, text } from '@/declaration'
import { named } from './named'

const longest = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Unusual names, two numbers as the key, a choice as the title, and no way to make a record: `create: false`. */
export default defineResource({
  name: 'rate',
  path: '/fixture/rate',
  label: l('6%', '6%', '6%'),
  one: l('“{rate}”的税率', 'The rate “{rate}”', 'El tipo «{rate}»'),
  icon: 'rule',
  menu: { order: 4, hidden: true, activeMenu: '/fixture/receipt' },
  key: ['year', 'band'],
  title: 'band',
  fields: {
    year: integer({ label: l('年"份"', 'Year "Y"', "Año 'A'"), ungrouped: true, min: 2000, max: 2100 }),
    band: choice({
      label: l('档<b>', 'Band <b>', 'Tramo <b>'),
      numeric: true,
      of: {
        6: { ...l('6%', '6%', '6%'), tone: 'info' },
        13: { ...l('13% {n}', '13% {n}', '13% {n}'), tone: 'warning' },
        0: { ...l('免税\\', 'Exempt\\', 'Exento\\'), tone: 'default' },
      },
    }),
    on: boolean({ label: l('启用?', 'On?', '¿Activo?'), words: { yes: l('100%', '100%', '100%'), no: l('0%', '0%', '0%') } }),
    word: text({ label: l(`${longest}条`, longest, `${longest}.`), max: 30, nullable: true }),
    labels: tags({ label: l('%s %d', '%s %d', '%s %d'), max: 8, maxItems: 3 }),
    limits: object({
      label: l('限额 & 上限', 'Limits & caps', 'Límites y topes'),
      fields: { most: integer({ ...named('most'), min: 0 }), exact: boolean(named('exact')) },
      values: text({ ...named('other'), max: 10 }),
    }),
  },
  list: {
    call: 'POST /fixture/ratelist',
    columns: ['year', 'band', 'on', 'word'],
    sortable: ['year', 'band', 'word'],
    sort: '-word',
    filters: [
      'on',
      'band',
      { name: 'most', on: 'limits.most', test: 'atLeast', input: integer({ label: l('≥', '≥', '≥') }) },
      { name: 'exact', on: ['limits.exact', 'on'], test: 'equals', input: boolean(named('exact')) },
    ],
  },
  detail: { groups: [{ label: l('全部 100%', 'All 100%', 'Todo 100%'), fields: ['year', 'band', 'word', 'limits'] }] },
  save: {
    call: 'POST /fixture/saverate',
    fields: ['on', 'word', 'labels', 'limits'],
    create: false,
    layout: 'page',
    flat: true,
    when: { year: { atLeast: 2010 } },
    refuse: [{ when: { band: 0 }, code: 41005 }],
    turnedDown: { when: { on: false }, reason: 'word', about: { labels: ['太多'] } },
    approve: { when: { year: 2020 }, by: 'rate.decide', alone: true },
    buttons: [
      { label: l('保存 1/2', 'Save 1/2', 'Guardar 1/2'), send: { half: true } },
      {
        label: l('启用"', 'Use "it"', 'Usar «esto»'),
        send: { whole: true },
        requires: ['word'],
        when: { year: { atLeast: 2015 } },
        effect: [{ when: { 'limits.exact': true }, set: { on: true } }, { set: { on: true, word: { from: 'operator' } } }],
      },
    ],
  },
  actions: {
    clear: {
      label: l('清空 %', 'Clear %', 'Vaciar %'),
      icon: 'clear',
      call: 'POST /fixture/clearrate',
      on: ['row', 'bulk'],
      batch: 'targets',
      inBulk: { most: 2, refuse: [{ when: { year: { is: 2005 } }, code: 41004 }] },
      when: [{ on: true }, { word: { set: true } }],
      effect: [{ set: { on: false, word: null } }],
      confirm: {
        text: l('清空 {count} 条“{title}”？', 'Clear {count}: “{title}”?', '¿Vaciar {count}: «{title}»?'),
        names: 'year',
        type: 'count',
      },
    },
    find: {
      label: l('查 #', 'Find #', 'Buscar #'),
      icon: 'search',
      call: 'POST /fixture/findrate',
      on: ['row'],
      query: { theYear: 'year', theBand: 'band' },
      shortcut: 'f',
      effect: [{ set: { word: 'found' } }],
    },
  },
  history: { keep: 30, except: ['labels', 'limits.exact'] },
  sample: {
    count: { small: 30, standard: 60, full: 60 },
    values: { year: Array.from({ length: 26 }, (_, index) => 2000 + index), band: { 0: 1, 6: 2, 13: 2 } },
  },
})
