import { describe, expect, it } from 'vitest'
import { icons } from '@/declaration'
import { sayIn } from '@/i18n/say'
import { type Check, checksText, judge } from '@/shell/system/checks'
import { findIcons, iconWords } from '@/shell/system/iconWords'
import type { Measured } from '@/shell/system/measure'
import { menuCounts, menuRows } from '@/shell/system/menuRows'
import { group, leaf, routesOf } from './menuTree'

describe('icons', () => {
  it.each([
    ['', icons.length, 'add'],
    ['退款', 1, 'refund'],
    ['REEMB', 1, 'refund'],
    ['refund', 1, 'refund'],
  ])('%s finds %d, %s among them', (wanted, count, name) => {
    const found = findIcons(icons, wanted)
    expect(found).toHaveLength(count)
    expect(found).toContain(name)
  })

  it('are each told from the others by their Chinese word', () => {
    const words = icons.map((name) => iconWords[name].zh)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})

describe('the lines of the menu', () => {
  const users = [leaf('user', { noCache: true }), leaf('role', { hidden: true, activeMenu: '/system/user' })]
  const routes = routesOf([
    leaf('/dashboard', { affix: true }),
    group('/system', users, { redirect: 'noRedirect', roles: ['admin', 'editor'] }),
    group('/secret', [leaf('page', { breadcrumb: false })], { hidden: true }),
    leaf('/edit/:id', { hidden: true, redirect: '/dashboard' }),
    leaf('https://example.com/', { component: undefined }),
  ])

  it('are in the order of the tree, each with what is special about it', () => {
    const rows = menuRows(routes)
    expect(rows.map(({ route, level, marks }) => [level, route.path, marks.flat().filter(Boolean)])).toEqual([
      [1, '/dashboard', ['affix']],
      [1, '/system', ['noLink', 'roles', 'admin, editor']],
      [2, '/system/user', ['noCache']],
      [2, '/system/role', ['hidden', 'activeMenu', '/system/user']],
      [1, '/secret', ['hidden']],
      [2, '/secret/page', ['hiddenAround', 'noBreadcrumb']],
      [1, '/edit/:id', ['hidden', 'pattern', 'redirect', '/dashboard']],
      [1, 'https://example.com/', ['external']],
    ])
  })

  it('are counted, with those that no menu shows', () => {
    expect(menuCounts(routes)).toEqual({ all: 8, hidden: 4 })
  })
})

describe('the self-test', () => {
  const reached = { reached: true, took: 80, signedOut: false, clockAhead: 0 } as const
  const fine: Measured = {
    platform: reached,
    online: true,
    cookies: true,
    storage: true,
    lacking: [],
    clipboard: true,
    browser: 'Chrome',
    release: 'index-1.js',
    window: { width: 1440, height: 900, scale: 1 },
    languages: ['zh-CN'],
    timeZone: 'Asia/Shanghai',
    address: 'https://console.example.com/system/test',
  }
  const known = { problems: 0, username: 'demo_partner', language: '中文' }

  const bad = (checks: readonly Check[]) =>
    checks.flatMap(({ key, outcome }) => (outcome === 'ok' || outcome === 'info' ? [] : [[key, outcome]]))

  it('finds nothing wrong where nothing is, and errors in the log', () => {
    expect(bad(judge(fine, known))).toEqual([])
    expect(bad(judge(fine, { ...known, problems: 2 }))).toEqual([['errors', 'warning']])
  })

  it.each<[string, Partial<Measured>, [string, string][]]>([
    ['a platform out of reach', { platform: { reached: false, why: '请求超时' } }, [['platform', 'failed']]],
    ['a slow one', { platform: { ...reached, took: 1000 } }, [['speed', 'warning']]],
    ['the end of the session', { platform: { ...reached, signedOut: true } }, [['session', 'failed']]],
    ['a clock that is a little off', { platform: { ...reached, clockAhead: 6 } }, [['clock', 'warning']]],
    ['a clock that is wrong', { platform: { ...reached, clockAhead: -60 } }, [['clock', 'failed']]],
    ['no cookies', { cookies: false }, [['cookies', 'failed']]],
    ['no storage', { storage: false }, [['storage', 'warning']]],
    ['an old browser', { lacking: ['inert'] }, [['features', 'failed']]],
    ['a narrow window', { window: { width: 359, height: 640, scale: 1 } }, [['window', 'warning']]],
    ['an unsafe origin, which is no fault', { clipboard: false }, []],
    ['a platform that tells no time', { platform: { ...reached, clockAhead: undefined } }, []],
  ])('notices %s', (_, measured, found) => {
    const checks = judge({ ...fine, ...measured }, known)
    expect(bad(checks)).toEqual(found)
    for (const check of checks)
      if (check.outcome === 'failed' || check.outcome === 'warning')
        expect(check.remedy, check.key).toBeDefined()
  })

  it('gives other advice without a network at all', () => {
    const platform = { reached: false, why: '网络连接失败' } as const
    const [online] = judge({ ...fine, platform }, known)
    const [offline] = judge({ ...fine, platform, online: false }, known)
    expect(online?.remedy?.zh).toContain('防火墙')
    expect(offline?.remedy?.zh).toContain('没有联网')
  })

  it('is a text that support can read', () => {
    const say = sayIn('zh', () => undefined)
    const text = checksText(judge(fine, known), '2024-06-01 08:00:00', say)
    expect(text).toMatch(/^2024-06-01 08:00:00\n\[正常\] 连接平台: 可以连接\n\[正常\] 响应时间: 80 毫秒\n/)
    expect(text).toContain('[信息] 登录账号: demo_partner')
  })
})
