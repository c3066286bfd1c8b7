import { collect } from '@mock/platform/collect'
import returnAddress from '@resources/delivery/platform/returnAddress.json'
import menuGroups from '@resources/menu'
import { describe, expect, it } from 'vitest'
import { createRandom, headOf, type Json, type Resource } from '@/declaration'
import { declarationHash } from '@/declaration/declarationHash'
import { longestDelivered, placed } from '@/declaration/delivered/policy'
import { received } from '@/shell/delivered/received'
import { mutationsOf, type Tree } from '../declaration/mutations'

/*
 * The console trusts no platform: it checks a delivered declaration again before using it.
 */

const heads = collect().declarations.map(headOf)
const right = JSON.parse(JSON.stringify(placed(returnAddress))) as Tree

const receive = async (declaration: Tree, more: { hash?: string; name?: string; text?: string } = {}) => {
  const text = more.text ?? JSON.stringify(declaration)
  const hash = more.hash ?? (await declarationHash(JSON.parse(text)))
  return received({ text, name: more.name ?? 'returnAddress', hash, heads, groups: menuGroups })
}

/** The declaration with another value at a path. */
const withAt = (path: string, value: Json): Tree => {
  const copy = structuredClone(right)
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  let at: Tree = copy
  for (const part of parts) {
    at[part] = { ...(at[part] as Tree | undefined) }
    at = at[part] as Tree
  }
  at[last] = value
  return copy
}

const label = { zh: '外部', en: 'Elsewhere', es: 'Fuera' }

describe('a delivered declaration', () => {
  it('is used with all that follows from it', async () => {
    const { list, save, path } = await receive(right)
    expect(path).toBe('/area/returnaddress')
    expect(list.columns).toContain('phone')
    expect(save?.fields).toEqual(['receiver', 'phone', 'region', 'address'])
  })

  it.each<[what: string, path: string, values: readonly Json[]]>([
    [
      'the calls of other areas',
      'list.call',
      [
        'GET /user/tradelist',
        'GET /user/area/other/list',
        'GET /user/area/returnAddress/../../tradelist',
        'GET https://example.com/x',
      ],
    ],
    [
      'a save elsewhere',
      'save.call',
      ['POST /user/savearticle', 'POST /user/area/returnAddress/a/b', 'POST /login'],
    ],
    [
      'an action elsewhere',
      'actions.disable.call',
      [
        'POST /user/refundtrade',
        'POST /user/area/returnAddressX/disable',
        'POST /user/area/returnAddress/%2e%2e',
      ],
    ],
    [
      'the page of another area',
      'path',
      ['/pay/tradelist', '/login', '/area/', '/area/../pay', 'javascript:alert(1)', '//example.com'],
    ],
    ['the name of another area', 'name', ['trade', 'merchant', '__proto__', 'constructor']],
    ['code of ours', 'fields.phone.component', ['PushRule', 'constructor', '../x']],
    ['an input of ours', 'fields.phone.input', ['TradeRefund', 'x']],
    ['a greeting', 'greeting', ['Greeting']],
    ['panels', 'panels', [{ one: { label, icon: 'edit', component: 'X', on: ['row'], capability: 'list' } }]],
    ['endpoints', 'endpoints', [{ one: { label, call: 'POST /user/refundtrade', answer: {} } }]],
    ['another service', 'rest', ['/trade', '/rest']],
    ['a detail of ours', 'detail.component', ['TradeDetail']],
    ['a page of ours', 'detail.page', ['/pay/tradelist']],
    ['what rules would add to a detail', 'detail.adds', [{ more: { kind: 'text', label } }]],
    ['figures that rules would compute', 'list.summary', [{ sum: { label, computed: 'fen' } }]],
    ['an upload elsewhere', 'fields.address.upload', [{ call: 'POST /user/upload', id: 'x' }]],
    [
      'patterns that take long',
      'fields.address.pattern',
      ['(a+)+$', '(a|a)*b', '(.*)*x', '^(([a-z])+.)+[A-Z]([a-z])+$', '.*.*.*=.*', '(?=a)*', '\\1(a)'],
    ],
    [
      'links to other hosts',
      'links',
      [
        'https://example.com/{phone}',
        '//example.com',
        'javascript:alert(1)',
        '/\\example.com',
        'data:text/html,x',
      ].map((to) => ({ out: { label, icon: 'link', to } })),
    ],
    ['error codes of others', 'errors', [{ 41002: label }, { 10001: label }, { 48201: label }, { x: label }]],
    [
      'another area’s permission to decide',
      'actions.disable.approve',
      [{ by: 'trade.approve' }, { by: '*' }],
    ],
    [
      'a page without a menu entry',
      'menu',
      [{ hidden: true }, { affix: true }, { noCache: true }, { onlySent: true }, { group: 'nowhere' }],
    ],
    ['nobody who may see it', 'roles', [{}, { support: ['detail'] }, { support: [] }]],
    ['members of objects of the language', '__proto__', [{ path: '/pay/tradelist' }]],
    ['what is no text', 'label', [null, 7, 'x', { zh: 'x' }, { zh: 'x', en: 7, es: 'x' }, []]],
    ['too many fields', 'fields.region.max', [1e9, -1, 0.5, 'x']],
    ['what is no declaration', 'fields', [null, [], 'x', 7, {}, { id: null }, { id: { kind: 'wire' } }]],
  ])('is refused with %s', async (_, path, values) => {
    for (const value of values) {
      const declaration = withAt(path, value)
      // An object literal would set the prototype; JSON has a member of this name.
      const text =
        path === '__proto__'
          ? JSON.stringify(right).replace('{', `{"__proto__":${JSON.stringify(value)},`)
          : undefined
      await expect(
        receive(declaration, text === undefined ? {} : { text }),
        `${path}: ${JSON.stringify(value)}`,
      ).rejects.toThrow()
    }
  })

  it('is refused when it is not what was announced', async () => {
    const hash = await declarationHash(right)
    await expect(receive(withAt('label.zh', '改过'), { hash })).rejects.toThrow(/is not what was announced/)
    await expect(receive(right, { name: 'other' })).rejects.toThrow(/is another declaration/)
  })

  it('is refused when it is too long, or no JSON', async () => {
    const long = JSON.stringify(withAt('label.zh', 'x'.repeat(longestDelivered)))
    await expect(receive(right, { text: long })).rejects.toThrow(/longer than/)
    for (const text of ['', 'null', '[]', '7', '<html>', '{"name":"returnAddress"'])
      await expect(
        received({ text, name: 'returnAddress', hash: '', heads, groups: menuGroups }),
      ).rejects.toThrow()
  })

  const count = process.env.TEST_SCOPE === 'full' ? 500 : 50
  it(`is refused with each of ${count} mistakes in it`, async () => {
    const random = createRandom('mistakes in what is delivered')
    // Only the platform knows the roles: it checks them when it publishes.
    const all = mutationsOf(right, { call: 'POST /user/refundtrade', component: 'ComplaintDesk' }).filter(
      ({ what, place }) => !(what === 'a part renamed' && place.startsWith('roles.')),
    )
    const missed: string[] = []
    for (let n = 0; n < count; n++) {
      const mutation = random.pick(all)
      const copy = structuredClone(right)
      mutation.apply(copy)
      await receive(copy).then(
        () => missed.push(`${mutation.what} at ${mutation.place}`),
        () => undefined,
      )
    }
    expect([...new Set(missed)]).toEqual([])
  })
})

describe('an overlay, which says otherwise how an area of the console is shown', () => {
  const [base] = collect().declarations.filter(({ name }) => name === 'replyTemplate')
  const receiveOverlay = async (edits: unknown, more: object = {}) => {
    const text = JSON.stringify({ name: 'replyTemplate', edits, ...more })
    const hash = await declarationHash(JSON.parse(text))
    return received({ text, name: 'replyTemplate', hash, heads, groups: menuGroups, base })
  }
  const label = { zh: '常用回复', en: 'Canned replies', es: 'Respuestas' }

  it.each<[what: string, edit: object, part: (area: Resource) => unknown, result: unknown]>([
    ['what the area is called', { place: ['label'], value: label }, (one) => one.label, label],
    [
      'one word of a field',
      { place: ['fields', 'title', 'label', 'en'], value: 'Heading' },
      ({ fields }) => fields.title?.label.en,
      'Heading',
    ],
    [
      'the columns',
      { place: ['list', 'columns'], value: ['title', 'update_time', 'problem_type'] },
      ({ list }) => list.columns,
      ['title', 'update_time', 'problem_type'],
    ],
    [
      'the order of the filters',
      { place: ['list', 'filters', 1], move: 0 },
      ({ list }) => list.filters,
      ['problem_type', 'title'],
    ],
    [
      'the groups of the detail',
      { place: ['detail', 'groups'], value: [{ label, fields: ['title', 'content'] }] },
      ({ detail }) => detail?.groups,
      [{ label, fields: ['title', 'content'] }],
    ],
    ['the place in the menu', { place: ['menu', 'order'], value: 7 }, ({ menu }) => menu.order, 7],
  ])('changes %s', async (_, edit, part, result) => {
    expect(part(await receiveOverlay([edit]))).toEqual(result)
  })

  it.each<[what: string, edits: unknown, why: RegExp]>([
    ['a call', [{ place: ['list', 'call'], value: 'GET /user/tradelist' }], /"list.call" is not how/],
    ['a key', [{ place: ['key'], value: ['title'] }], /"key" is not how/],
    ['what refuses', [{ place: ['save', 'when'], value: 'x' }], /"save.when" is not how/],
    ['permissions', [{ place: ['roles', 'viewer'], value: ['*'] }], /"roles.viewer" is not how/],
    ['a component', [{ place: ['fields', 'title', 'component'], value: 'X' }], /is not how/],
    ['an action taken away', [{ place: ['actions', 'remove'], remove: true }], /is not how/],
    ['a prototype', [{ place: ['__proto__', 'label'], value: label }], /is no edit/],
    ['no list', { place: ['label'], value: label }, /must be a list/],
    ['nothing', [], /must be a list/],
    ['two ways', [{ place: ['label'], value: label, remove: true }], /must be one of/],
    ['code', [{ place: ['label'], value: { zh: {}, en: [], es: 1 } }], /is no text/],
    ['a column that is no field', [{ place: ['list', 'columns'], value: ['title', 'salary'] }], /salary/],
    ['a label without a text', [{ place: ['label', 'zh'], value: '' }], /zh/],
    ['an entry that is not there', [{ place: ['list', 'columns', 9], remove: true }], /no entry 9/],
    ['too much', Array.from({ length: 201 }, () => ({ place: ['label', 'zh'], value: '回复' })), /1 to 200/],
  ])('is refused with %s', async (_, edits, why) => {
    await expect(receiveOverlay(edits)).rejects.toThrow(why)
  })

  it('is refused with more parts than an overlay has', async () => {
    await expect(receiveOverlay([{ place: ['label'], value: label }], { key: ['x'] })).rejects.toThrow(
      /no part of an overlay/,
    )
  })
})
