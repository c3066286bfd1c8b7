import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, publicPathOf, safeRedirect } from '@/platform/redirect'

const origin = 'https://console.example.com'

describe('safeRedirect keeps an address of this console', () => {
  it.each([
    '/',
    '/merchant/merchant',
    '/pay/tradelist?page=2&sort=-create_time',
    '/pay/tradelist?filter=%7B%22q%22%3A%22a%2F%2Fb%5C%22%7D',
    '/merchant/merchant?shop=%E9%9D%92%E7%A6%BE%0A',
    '/merchant/merchant/taobao%3Ademo/show',
    '/merchant/%E9%9D%92%E7%A6%BE',
    '/example/edit/12#comments',
    '/?welcome=1',
    '/@alice',
    '/loginhistory',
    '/a?next=https://example.com/',
    '/a?next=/login',
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
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty value', ''],
    ['a protocol-relative address', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['slash and backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['backslash and slash', '\\/evil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['an encoded backslash in capitals', '/%5Cevil.example'],
    ['encoded slashes', '/%2f%2fevil.example'],
    ['a slash and an encoded one', '/%2Fevil.example'],
    ['a dotted way to two slashes', '/.//evil.example'],
    ['a climb to two slashes', '/a/..//evil.example'],
    ['an encoded climb and backslash', '/public/..%2F%5cevil.example'],
    ['an encoded climb and slash', '/public/..%2f%2fevil.example'],
    ['the redirect page with another host', '/redirect//evil.example'],
    ['full-width slashes', '/／evil.example'],
    ['only full-width slashes', '／／evil.example'],
    ['a full-width backslash', '/＼evil.example'],
    ['an encoded full-width slash', '/%EF%BC%8Fevil.example'],
    ['another address', 'https://evil.example/'],
    ['another address in capitals', 'HTTPS://evil.example/'],
    ['this address in full', 'https://console.example.com/merchant'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme with one slash', 'https:/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', 'java\tscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob', 'blob:https://console.example.com/1'],
    ['a host before an @', '@evil.example'],
    ['a user before an @', 'user@evil.example/'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line end that browsers drop', '/\n/evil.example'],
    ['a carriage return', '/\r/evil.example'],
    ['a NUL', '/merchant\u0000'],
    ['an encoded NUL', '/merchant%00'],
    ['an encoded line end', '/%0d%0aSet-Cookie:a=b'],
    ['a leading blank', ' /merchant'],
    ['a leading tab', '\t//evil.example'],
    ['a DEL', '/merchant\u007f'],
    ['a relative path', 'merchant/merchant'],
    ['a dot', './merchant'],
    ['only a query', '?page=2'],
    ['only a fragment', '#top'],
    ['half an encoding', '/%'],
    ['no UTF-8', '/%ff'],
    ['the sign-in page', '/login'],
    ['the sign-in page in a circle', '/login?redirect=/login?redirect=/'],
    ['the sign-in page in capitals', '/LOGIN'],
    ['the sign-in page with a slash', '/login/'],
    ['the sign-in page encoded', '/%6cogin'],
    ['a climb to the sign-in page', '/a/../login'],
    ['the registration page', '/register'],
    ['the recovery page', '/resetpwd?mobile=1'],
    ['the third-party return page', '/auth-redirect'],
    ['something far too long', `/${'a'.repeat(2000)}`],
  ])('%s', (_name, value) => {
    expect(safeRedirect(value, origin)).toBe('/')
  })

  it('anything else that would leave this origin, read once or decoded once more', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '..',
      '.',
      '@',
      ':',
      'https:',
      'evil.example',
      '?',
      '#',
      '／',
      '\t',
    )
    const value = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    )
    fc.assert(
      fc.property(value, (wanted) => {
        const given = safeRedirect(wanted, origin)
        for (const read of [given, decodeURI(given), decodeURIComponent(given.replace(/[?#].*$/s, ''))]) {
          expect(new URL(read, origin).origin).toBe(origin)
          expect(read).toMatch(/^\/(?![/\\])/)
        }
        expect(publicPathOf(new URL(given, origin).pathname)).toBeUndefined()
        expect(safeRedirect(given, origin)).toBe(given)
      }),
      { seed: 20240601, numRuns: 1000 },
    )
  }, 30_000)
})

describe('the way to the sign-in page and back', () => {
  it.each([
    ['/', '', '/login?redirect=%2F'],
    ['/merchant/merchant', '', '/login?redirect=%2Fmerchant%2Fmerchant'],
    [
      '/pay/tradelist',
      '?q=%E9%9D%92&page=2',
      '/login?redirect=%2Fpay%2Ftradelist%3Fq%3D%25E9%259D%2592%26page%3D2',
    ],
    ['/login', '?redirect=%2Fmerchant', '/login'],
    ['/resetpwd', '', '/login'],
  ])('%s%s leads to %s', (pathname, search, path) => {
    expect(loginPath({ pathname, search })).toBe(path)
  })

  it('leads back to exactly where it came from', () => {
    const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/).filter((text) => !publicPathOf(`/${text}`))
    const search = fc.webQueryParameters().map((query) => (query ? `?${query}` : ''))
    fc.assert(
      fc.property(segment, segment, search, (first, second, query) => {
        const here = new URL(`/${first}/${second}${query}`, origin)
        const there = new URL(loginPath(here), origin)
        expect(safeRedirect(there.searchParams.get('redirect'), origin)).toBe(here.pathname + here.search)
      }),
      { seed: 20240601 },
    )
  })
})
