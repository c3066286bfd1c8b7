import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeness, isExternal, isRoutePath, ownPart, resolvePath } from '@/shell/menu/routes'
import { forAll, spreadFirst, spreadSecond } from '../cases'

describe('the path of an entry inside another', () => {
  it.each([
    ['/pay', 'list', '/pay/list'],
    ['/pay/', 'list/', '/pay/list'],
    ['/pay', '/sms/list', '/sms/list'],
    ['/pay', '../sms/./list', '/sms/list'],
    ['/pay', '../../..', '/'],
    ['/pay', '', '/pay'],
    ['/', '', '/'],
    ['/', '//evil.example/x', '/evil.example/x'],
    ['/pay', 'https://example.com/a/../b', 'https://example.com/a/../b'],
    ['/pay', 'HTTP://example.com', 'HTTP://example.com'],
    ['/pay', 'mailto:a@example.com', 'mailto:a@example.com'],
    ['/pay', 'tel:400', 'tel:400'],
    ['https://example.com/a', 'list', 'https://example.com/a'],
    ['https://example.com/a', '/list', '/list'],
    ['/pay', 'javascript:alert(1)', '/pay/javascript:alert(1)'],
  ])('%s and %s: %s', (base, path, expected) => {
    expect(resolvePath(base, path)).toBe(expected)
  })

  it('is absolute and stands for itself, whatever is resolved', () => {
    forAll([fc.string(), fc.string()], (base, path) => {
      const resolved = resolvePath(base, path)
      fc.pre(!isExternal(resolved))
      expect(resolved).toMatch(/^\/(?!\/)/)
      expect(resolvePath('/', resolved)).toBe(resolved)
    })
  })
})

it.each(
  spreadFirst([
    [['/', '/pay/list', '/example/edit/:id', '/example/edit/:id(\\d+)', '/%e6%94%af'], true],
    [['/example/edit/:id(.*)+', '/example/:id?', '/*', '/pay?x=1', '/pay#top', '/pay list'], false],
    [['/\\evil.example', '/\t/evil.example', '/支付', '/%zz', '/%ff', '/100%'], false],
  ]),
)('%s can be a route: %s', (path, expected) => {
  expect(isRoutePath(path)).toBe(expected)
})

describe('an address', () => {
  it.each(
    spreadSecond([
      ['/pay', ['/pay', '/pay/', '/pay/list'], true],
      ['/pay', ['/payment'], false],
      ['/pay/list', ['/pay'], false],
      ['/', ['/'], true],
      ['/', ['/pay'], false],
      ['/example/edit/:id', ['/example/edit/a'], true],
      ['/example/edit/:id', ['/example/edit'], false],
      ['/example/edit/:id(\\d+)', ['/example/edit/5', '/example/edit/5/log'], true],
      ['/example/edit/:id(\\d+)', ['/example/edit/new'], false],
    ]),
  )('of %s: %s %s', (path, pathname, expected) => {
    expect(closeness(path, pathname) > 0).toBe(expected)
  })

  it.each([
    ['the longer path', '/pay/list/5', '/pay/list', '/pay'],
    ['the longer path, though it is a pattern', '/pay/list/5', '/pay/list/:id', '/pay/list'],
    ['the literal one of two as long', '/pay/list/new', '/pay/list/new', '/pay/list/:id'],
  ])('is nearest to %s', (_, pathname, near, far) => {
    expect(closeness(near, pathname)).toBeGreaterThan(closeness(far, pathname))
    expect(closeness(far, pathname)).toBeGreaterThan(0)
  })

  it('has a part that belongs to a pattern', () => {
    expect(ownPart('/example/edit/:id', '/example/edit/5/log')).toBe('/example/edit/5')
    expect(ownPart('/pay/list', '/pay/list/5')).toBe('/pay/list')
  })
})
