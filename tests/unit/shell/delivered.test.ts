import { collect } from '@mock/platform/collect'
import returnAddress from '@resources/delivery/platform/returnAddress.json'
import menuGroups from '@resources/menu'
import { describe, expect, it } from 'vitest'
import { createRandom, headOf, type Json } from '@/declaration'
import { declarationHash } from '@/declaration/declarationHash'
import { longestDelivered, placed } from '@/declaration/delivered/policy'
import { received } from '@/shell/delivered/received'
import { mutationsOf, type Tree } from '../declaration/mutations'

/*
 * The console believes no platform: what a declaration that it delivers may say is checked again, where it is used.
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
    // Which roles there are, the platform alone knows: it checks them when it publishes.
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
