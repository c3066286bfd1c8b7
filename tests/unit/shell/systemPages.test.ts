import { describe, expect, it } from 'vitest'
import { icons, l } from '@/declaration'
import { sayIn } from '@/i18n/say'
import { PlatformError, TransportError } from '@/platform/errors'
import { accountsOf, isUnknownCall } from '@/shell/system/accounts'
import { type Check, checksText, judge } from '@/shell/system/checks'
import { findIcons, iconWords } from '@/shell/system/iconWords'
import { clockAhead, type Measured } from '@/shell/system/measure'
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

describe('accounts', () => {
  const one = {
    account_id: 7,
    username: 'demo_support',
    name: '小林',
    mobile: '154****0003',
    role: 'support',
    role_title: l('客服', 'Support', 'Soporte'),
    last_login_time: 1_717_200_000,
    disabled: false,
  }

  it('are read as the platform sends them', () => {
    const { account_id: _, role_title: role, last_login_time: lastLogin, ...same } = one
    const accounts = [{ ...same, id: '7', role, lastLogin }]
    expect(accountsOf({ items: [one], total: 1 })).toEqual({ accounts, total: 1 })
  })

  it.each([
    ['a title in one language', { role_title: '客服' }, { role: l('客服', '客服', '客服') }],
    ['a role without a title', { role_title: undefined }, { role: l('support', 'support', 'support') }],
    ['no sign-in yet', { last_login_time: null }, { lastLogin: undefined }],
    ['no id', { account_id: undefined }, { id: 'demo_support' }],
    ['a strange mobile', { mobile: 15400000003 }, { mobile: '' }],
  ])('may have %s', (_, sent, read) => {
    const [account] = accountsOf({ items: [{ ...one, ...sent }], total: 1 }).accounts
    expect(account).toMatchObject(read)
  })

  it('are what has a name to sign in with; the rest is left out', () => {
    const { accounts, total } = accountsOf({ items: [null, 'x', {}, one], total: 130 })
    expect(accounts).toHaveLength(1)
    expect(total).toBe(130)
    expect(accountsOf({ items: [one], total: 'many' }).total).toBe(1)
  })

  it.each([[null], [{}], [{ items: {} }], ['ok']])('are no answer like %j', (data) => {
    expect(() => accountsOf(data)).toThrow(TransportError)
  })

  it.each<[string, Error, boolean]>([
    ['an HTTP 404', new TransportError('answer', 404), true],
    ['a 404 with an envelope', new PlatformError({ code: 404, message: '', data: null }, 404), true],
    ['code 10002', new PlatformError({ code: 10002, message: '记录不存在或已被删除', data: null }), true],
    ['code 10003', new PlatformError({ code: 10003, message: '没有操作权限', data: null }), false],
    ['a fault', new TransportError('answer', 500), false],
  ])('are unknown to the platform after %s: %s', (_, error, unknown) => {
    expect(isUnknownCall(error)).toBe(unknown)
  })
})

describe('the difference of the clocks', () => {
  const date = 'Sat, 01 Jun 2024 00:00:00 GMT'
  const start = Date.parse(date)

  it.each<[string, number, number, number | undefined]>([
    ['right', start + 300, start + 500, 0],
    ['right at the edge of the second', start + 990, start + 1100, 0],
    ['a slow answer, which proves nothing', start - 3000, start + 100, 0],
    ['behind', start - 60_500, start - 60_000, 60],
    ['ahead', start + 91_000, start + 91_200, -90],
  ])('%s', (_, sent, arrived, ahead) => {
    expect(clockAhead(date, sent, arrived)).toBe(ahead)
  })

  it.each([null, '', 'soon'])('is not known from %j', (header) => {
    expect(clockAhead(header, start, start)).toBeUndefined()
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
