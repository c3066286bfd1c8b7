import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, publicPathOf } from '@/platform/publicPaths'
import { safeRedirect } from '@/platform/redirect'
import { forAll } from '../cases'
import { foreignRedirects } from '../security/foreignRedirects'

const origin = 'https://console.example.com'

describe('safeRedirect keeps an address of this console', () => {
  it.each([
    '/',
    '/pay/tradelist?page=2&sort=-create_time',
    '/pay/tradelist?filter=%7B%22q%22%3A%22a%2F%2Fb%5C%22%7D',
    '/merchant/merchant?shop=%E9%9D%92%E7%A6%BE%0A',
    '/merchant/merchant/taobao%3Ademo/show',
    '/example/edit/12#comments',
    '/@alice',
    '/loginhistory',
    '/a?next=https://example.com/',
  ])('%s', (value) => {
    expect(safeRedirect(value, origin)).toBe(value)
  })

  it.each([
    ['/a/../merchant', '/merchant'],
    ['/./merchant', '/merchant'],
    ['/青禾', '/%E9%9D%92%E7%A6%BE'],
  ])('%s, written plainly as %s', (value, plain) => {
    expect(safeRedirect(value, origin)).toBe(plain)
  })
})

describe('safeRedirect goes to the first page instead of', () => {
  it('nothing that leads elsewhere, which is tried in more than 70 ways', () => {
    expect(new Set(foreignRedirects.map(([, value]) => value)).size).toBeGreaterThan(70)
  })

  it.each([['nothing', undefined], ['null', null], ['an empty value', ''], ...foreignRedirects])(
    '%s: %j',
    (_name, value) => {
      expect(safeRedirect(value, origin)).toBe('/')
    },
  )

  it('anything else that would leave this origin, read once or decoded once more', () => {
    const piece = fc.constantFrom(...'/ \\ %2f %5c .. . @ : https: evil.example ? # ／ \t'.split(' '))
    const pieces = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''))
    forAll([fc.oneof(pieces, fc.webUrl(), fc.string())], { runs: 1000 }, (wanted) => {
      const given = safeRedirect(wanted, origin)
      for (const read of [given, decodeURI(given), decodeURIComponent(given.replace(/[?#].*$/s, ''))]) {
        expect(new URL(read, origin).origin).toBe(origin)
        expect(read).toMatch(/^\/(?![/\\])/)
      }
      expect(publicPathOf(new URL(given, origin).pathname)).toBeUndefined()
      expect(safeRedirect(given, origin)).toBe(given)
    })
  }, 30_000)
})

/** How a value gets into the address of the sign-in page: from us, typed by hand, or in somebody else's link. */
const bringing: ReadonlyArray<[how: string, write: (value: string) => string]> = [
  ['encoded as one value', (value) => `?redirect=${encodeURIComponent(value)}`],
  ['written as a form would', (value) => `?${new URLSearchParams({ redirect: value })}`],
  ['written by hand', (value) => `?redirect=${value}`],
  ['before a good one', (value) => `?redirect=${encodeURIComponent(value)}&redirect=%2Fmerchant`],
  ['with a blank that became a plus', (value) => `?redirect=${value}+`],
  ['encoded twice', (value) => `?redirect=${encodeURIComponent(encodeURIComponent(value))}`],
]

describe.each(bringing)('a redirect in the address of the sign-in page, %s,', (how, write) => {
  it.each(foreignRedirects)('leads nowhere else: %s: %j', (_name, value) => {
    // The browser parses the address first, and drops and encodes parts of it.
    const { search } = new URL(`${origin}/login${write(value)}`)
    const wanted = safeRedirect(new URLSearchParams(search).get('redirect'), origin)
    const { origin: reached, pathname } = new URL(wanted, origin)
    expect(reached).toBe(origin)
    expect(wanted).toMatch(/^\/(?![/\\])/)
    expect(publicPathOf(pathname)).toBeUndefined()
    if (how.startsWith('encoded as') || how.startsWith('written as')) expect(wanted).toBe('/')
  })
})

describe('the way to the sign-in page and back', () => {
  it.each([
    ['/', '', '/login?redirect=%2F'],
    ['/login', '?redirect=%2Fmerchant', '/login'],
    ['/resetpwd', '', '/login'],
  ])('%s%s leads to %s', (pathname, search, path) => {
    expect(loginPath({ pathname, search })).toBe(path)
  })

  it('leads back to exactly where it came from', () => {
    const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/).filter((text) => !publicPathOf(`/${text}`))
    const search = fc.webQueryParameters().map((query) => (query ? `?${query}` : ''))
    forAll([segment, segment, search], (first, second, query) => {
      const here = new URL(`/${first}/${second}${query}`, origin)
      const there = new URL(loginPath(here), origin)
      expect(safeRedirect(there.searchParams.get('redirect'), origin)).toBe(here.pathname + here.search)
    })
  })
})
