import { type Data, least } from './records'

/** How a platform answers: how it varies the minimal data of a call, and its reply to unknown calls. */
export interface Manner {
  readonly name: string
  /** The data of a successful answer; undefined: the answer has no member `data`. */
  data(path: string): Data | undefined
  /** A call that it does not have: a web page with status 404, or an answer with code 404. */
  readonly missing: 'page' | 'code'
}

/** Calls needed to get in. They are the same in every manner, except for what a manner adds. */
const door = ['/user/login', '/user/info']

const of = (path: string): Data | undefined => least[path]

type DataMap = { readonly [field: string]: Data }

const isMap = (data: Data): data is DataMap =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** Changes every part of the data, innermost first; `position` is that in a list, otherwise 0. */
const deep = (data: Data, change: (part: Data, position: number) => Data): Data =>
  JSON.parse(JSON.stringify(data), (key, part: Data) => change(part, Number(key) || 0))

/** Changes every map in the data, at any depth. */
const mapped = (data: Data, change: (map: DataMap, position: number) => Data): Data =>
  deep(data, (part, position) => (isMap(part) ? change(part, position) : part))

const always =
  (data: Data) =>
  (path: string): Data | undefined =>
    door.includes(path) ? of(path) : data

/** The changed data of a call; the calls to get in stay as they are. */
const changed =
  (change: (data: Data) => Data) =>
  (path: string): Data | undefined => {
    const data = of(path)
    return data === undefined || door.includes(path) ? data : change(data)
  }

const numbersAsText = (data: Data): Data =>
  deep(data, (part) => (typeof part === 'number' ? String(part) : part))

const strange = {
  x_version: 7,
  x_tags: ['a', 'b'],
  x_owner: { id: 9, name: '某人', links: [{ href: '/nowhere' }] },
  x_nothing: null,
  x_flag: true,
}

const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const otherCase = (name: string) => (name.includes('_') ? camel(name) : snake(name))

/** The first record spells its fields differently, the second has nulls in all of them, the third has no fields. */
function respelled(map: DataMap, position: number): Data {
  if (map.items !== undefined) return map
  const entries = Object.entries(map)
  if (position === 1) return Object.fromEntries(entries.map(([name]) => [name, null]))
  if (position === 2) return {}
  return Object.fromEntries(entries.map(([name, value]) => [otherCase(name), value]))
}

/** Fields with a fixed set of values; here they have others. */
const choices = ['op', 'grant_status', 'fee_type', 'trade_state', 'bind_status', 'topic']

const unknownChoices = (map: DataMap): Data =>
  Object.fromEntries(
    Object.entries(map).map(([name, value]) => [
      name,
      choices.includes(name)
        ? 'brand_new'
        : name.endsWith('_rule')
          ? '{"is_enable":"maybe","filter_express":7,"ordersync_seller_flag":"9,x"}'
          : value,
    ]),
  )

const menus: Data = [
  {
    path: '/tools',
    name: 'Tools',
    component: 'Layout',
    meta: { title: '工具', icon: 'tool', alwaysShow: true },
    children: [{ path: 'icons', name: 'Icons', component: 'Icon', meta: { title: '图标库' } }],
  },
  {
    path: '/secret',
    name: 'Secret',
    component: 'Layout',
    hidden: true,
    meta: { title: '隐藏的父级', hidden: true },
    children: [{ path: 'inside', name: 'Inside', component: 'Test', meta: { title: '隐藏的子级' } }],
  },
  {
    path: '/unknown',
    name: 'Unknown',
    component: 'Layout',
    meta: { title: '未知的组' },
    children: [
      { path: 'a', name: 'A', component: 'views/nowhere/index', meta: { title: '未知的页面' } },
      { path: 'b', name: 'B' },
    ],
  },
  {
    path: '/deep',
    name: 'Deep',
    component: 'Layout',
    meta: { title: '三级' },
    children: [
      {
        path: 'middle',
        name: 'Middle',
        component: 'Menu',
        meta: { title: '第二级' },
        children: [{ path: 'leaf', name: 'Leaf', component: 'Role', meta: { title: '第三级' } }],
      },
    ],
  },
  { path: '/bare', component: 'table_index' },
]

/** Every manner in which this platform can answer. */
export const manners = {
  least: { name: 'least', data: of, missing: 'page' },
  null: { name: 'null', data: always(null), missing: 'page' },
  object: { name: 'object', data: always({}), missing: 'code' },
  text: { name: 'text', data: always('success'), missing: 'page' },
  list: { name: 'list', data: always([]), missing: 'code' },
  withoutTotal: {
    name: 'withoutTotal',
    data: changed((data) => (isMap(data) && data.items !== undefined ? { items: data.items } : data)),
    missing: 'page',
  },
  bareList: {
    name: 'bareList',
    data: changed((data) => (isMap(data) && data.items !== undefined ? data.items : data)),
    missing: 'code',
  },
  numbersAsText: { name: 'numbersAsText', data: changed(numbersAsText), missing: 'page' },
  extra: {
    name: 'extra',
    data: (path) => mapped(of(path) ?? {}, (map) => ({ ...strange, ...map })),
    missing: 'code',
  },
  respelled: { name: 'respelled', data: changed((data) => mapped(data, respelled)), missing: 'page' },
  unknownChoices: {
    name: 'unknownChoices',
    data: changed((data) => mapped(data, unknownChoices)),
    missing: 'code',
  },
  menus: {
    name: 'menus',
    data: (path) => (path === '/user/info' ? { ...(of(path) as DataMap), menus } : of(path)),
    missing: 'page',
  },
} satisfies Record<string, Manner>

/** The name of a manner. */
export type MannerName = keyof typeof manners
