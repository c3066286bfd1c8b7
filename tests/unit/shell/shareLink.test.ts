import trade from '@resources/pay/trade/trade.area'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { columnSettings } from '@/screens/list/columns'
import { type LinkedColumn, linkedColumns } from '@/screens/list/linkedColumns'
import { withColumns } from '@/shell/share/addressOf'
import { linkTo, mostShared, readLink } from '@/shell/share/link'
import { forAllAsync } from '../cases'

vi.stubGlobal('location', { origin: 'https://console.example.com' })

const hashOf = async (shared: Parameters<typeof linkTo>[0]) => (await linkTo(shared)).replace('/open', '')

/** Packs any data as a link does. */
const packed = (data: unknown) => hashOf(unchecked(data))
/** Data that only somebody who writes links by hand would use. */
const unchecked = (data: unknown): Parameters<typeof linkTo>[0] => {
  const [shown, ...addresses] = data as [number, ...string[]]
  return { shown, addresses }
}

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,11}$/)
const value = fc.oneof(fc.string({ maxLength: 20, unit: 'grapheme' }), fc.integer(), fc.boolean())
const search = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.dictionary(word, value, { maxKeys: 4 }), fc.array(word))
  .map(([page, filter, columns]) => {
    const filled = { page: String(page), filter: JSON.stringify(filter), columns: columns.join() }
    return `?${new URLSearchParams(filled)}`
  })
const id = fc
  .string({ minLength: 1, maxLength: 24, unit: 'grapheme' })
  .filter((text) => !/\p{Cc}|[./\\]/u.test(text.normalize('NFKC')))
const address = fc.tuple(word, word, fc.option(id), search).map(([group, name, record, query]) => {
  const path = `/x${group}/${name}`
  return (record === null ? path : `${path}/${encodeURIComponent(record)}/show`) + query
})
const workspaces = fc
  .array(address, { minLength: 1, maxLength: 12 })
  .chain((addresses) => fc.record({ addresses: fc.constant(addresses), shown: fc.nat(addresses.length - 1) }))

describe('a link', () => {
  it('opens what it was made of, whatever that is', async () => {
    await forAllAsync([workspaces], { runs: 1000, atLeast: 200 }, async (shared) => {
      expect(await readLink(await hashOf(shared))).toEqual(shared)
    })
  })

  it('of five filtered lists is at most 2,000 characters, and says nothing before the "#"', async () => {
    const filter = JSON.stringify({
      keyword: 'P20261129093925300000',
      trade_state: 'SUCCESS',
      mobile: '13800138000',
    })
    const list = (path: string) =>
      `${path}?${new URLSearchParams({ page: '3', perPage: '50', sort: 'create_time', order: 'DESC', filter, columns: 'trade_no,total_fee,trade_state,create_time,pay_time,notify_status,seller_nick' })}`
    const paths = [
      '/pay/tradelist',
      '/merchant/merchant',
      '/sendsms/smslist',
      '/pay/refundlist/R1/show',
      '/fee',
    ]
    const link = await linkTo({ addresses: paths.map(list), shown: 2 })
    expect(link.length).toBeLessThanOrEqual(2000)
    expect(link.replace(/#.*/, '')).toBe('/open')
  })
})

const page = '/pay/tradelist'
const bomb = () => [0, ...Array.from({ length: 40 }, () => `/${'a'.repeat(40_000)}`)]

it.each<[what: string, data: unknown]>([
  ['another host', [0, '//evil.example.com/x']],
  ['another host after a page', [0, page, 'https://evil.example.com']],
  ['what browsers read as another host', [0, '/\\evil.example.com']],
  ['a script', [0, 'javascript:alert(1)']],
  ['a way through a redirect', [0, '/redirect//evil.example.com']],
  ['a page of signing in', [0, '/login']],
  ['a way out of a page', [0, '/pay/..%2f..%2flogin']],
  ['another link', [0, '/open#v1.AAAA']],
  ['another link, in capitals', [0, '/OPEN?x=1']],
  ['no page', [0]],
  ['a page in front that is not there', [1, page]],
  ['no place of a page', [-1, page]],
  ['half a place', [0.5, page]],
  ['a place that is no number', ['0', page]],
  ['too many pages', [0, ...Array.from({ length: mostShared + 1 }, () => page)]],
  ['an object for a page', [0, { toString: page }]],
  ['a list for a page', [0, [page]]],
  ['nothing for a page', [0, null]],
  ['a lot of the same', bomb()],
])('a link is none with %s', async (_, data) => {
  expect(await readLink(await packed(data).catch(() => '#v1.'))).toBeUndefined()
})

it.each([
  '',
  '#',
  '#v1.',
  '#v1.!',
  '#v2.AAAA',
  '#v1.====',
  'v1.AAAA',
  '#v1.AAAA',
  `#v1.${'A'.repeat(40_000)}`,
])('a text that is no link: %s', async (hash) => {
  expect(await readLink(hash)).toBeUndefined()
})

it('a link that was cut off or changed opens nothing, or pages of this console', async () => {
  const shared = { addresses: [page, '/merchant/merchant?page=2', '/fee/list/L1/show'], shown: 1 }
  const whole = await hashOf(shared)
  await forAllAsync(
    [fc.nat(whole.length - 1), fc.stringMatching(/^[\w-]{0,3}$/), fc.boolean()],
    { runs: 500, atLeast: 500 },
    async (at, letters, isCut) => {
      const broken = whole.slice(0, at) + letters + (isCut ? '' : whole.slice(at + letters.length))
      const found = await readLink(broken)
      for (const one of found?.addresses ?? []) expect(one).toMatch(/^\/(?!\/)[^\\]*$/)
    },
  )
})

describe('the columns in a list’s address', () => {
  const column = (name: string, width?: number, pinned = false): LinkedColumn => ({ name, width, pinned })

  it.each<[said: string, columns: readonly LinkedColumn[]]>([
    ['a,b', [column('a'), column('b')]],
    ['a:180,b!,c:90!', [column('a', 180), column('b', undefined, true), column('c', 90, true)]],
  ])('%j are %j', (said, columns) => {
    expect(linkedColumns.read(said)).toEqual(columns)
  })

  it.each(['', ',,', 'a:x', ':9', '!', 'a:1e9!', 'a:-5', '__proto__:100', 'a:180:b'])(
    'that are none are left out by the list: %s',
    (said) => {
      const found = columnSettings(
        trade,
        linkedColumns.read(said).map((one) => ({ ...one, shown: true })),
      )
      expect(found).toEqual(columnSettings(trade, null))
    },
  )

  it('are read as they were written', () => {
    const columns = fc.array(
      fc.record({
        name: word,
        width: fc.option(fc.integer({ min: 64, max: 800 }), { nil: undefined }),
        pinned: fc.boolean(),
      }),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(columns, (given) => {
        const said = linkedColumns.in(withColumns('?page=2', given)) ?? ''
        expect(linkedColumns.read(said)).toEqual(given)
      }),
    )
  })

  it('are put beside what else it says, unless it names some', () => {
    expect(withColumns('?page=2', [column('a'), column('b')])).toBe('?page=2&columns=a%2Cb')
    expect(withColumns('?columns=c', [column('a')])).toBe('?columns=c')
    expect(withColumns('?page=2', undefined)).toBe('?page=2')
  })

  it('are taken out again', () => {
    expect(linkedColumns.in('?page=2')).toBeNull()
    expect(linkedColumns.drop('?page=2&columns=a')).toBe('page=2')
    expect(linkedColumns.drop('?columns=a')).toBe('')
  })
})
