import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { authProvider } from '@/platform/authProvider'
import { createDataProvider } from '@/platform/dataProvider'
import { createOperator } from '@/platform/operator'
import { writeToken } from '@/platform/session'
import { fetchUserInfo, userInfo } from '@/platform/user'
import { onRenewed } from '@/platform/windowSession'
import { resourceScreens } from '@/screens'
import { openConsole } from './openConsole'
import { menuGroups, resources } from './workspace.fixture'

export const partner = { username: 'demo_partner', name: '林青', menus: [] }
const ended = '登录状态已过期，请重新登录'

const someLetters = () =>
  [1, 2, 3].map((number) => ({ no: `L${number}`, subject: `第${number}封信`, body: '正文' }))
const shopRows = Array.from({ length: 30 }, (_, index) => ({
  no: `S${index + 1}`,
  name: `${index + 1}号店`,
  orders: index,
}))

interface Call {
  readonly path: string
  readonly token: string | null
  readonly body: unknown
  readonly url: string
}

/** A platform behind `fetch`: it knows tokens and their owners, and has two areas. */
export const sessionPlatform = () => {
  const tokens = new Map<string, object>([['first', partner]])
  const calls: Call[] = []
  const letterRows = someLetters()
  let issued = 0
  let end = { code: 50014, message: ended }
  /** Accounts that have to enter a code. */
  const checked = new Set<string>()
  const signIn = (body: Record<string, unknown>) => {
    const { username, password, mobile_vcode: code } = body
    if (username !== partner.username || password !== 'demo123456')
      return { code: 60204, message: '账号或密码错误' }
    if (checked.has(username) && code === '')
      return {
        code: 60210,
        message: '请先完成短信验证',
        data: { need_mobile_vcode: true, mobile_mask: '138****0000' },
      }
    if (checked.has(username) && code !== '000000') return { code: 60211, message: '验证码错误' }
    issued += 1
    const token = `secret-token-${issued}`
    tokens.set(token, partner)
    return { code: 0, data: { token } }
  }
  const list = (rows: readonly object[], query: URLSearchParams) => {
    const no = query.get('no')
    const found = no ? rows.filter((row) => 'no' in row && row.no === no) : rows
    const [number, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 20)]
    return {
      code: 0,
      data: { items: found.slice((number - 1) * limit, number * limit), total: found.length },
    }
  }
  const answerTo = (path: string, query: URLSearchParams, body: Record<string, unknown>, who?: object) => {
    if (path === '/api/user/login') return signIn(body)
    if (path === '/api/user/sendloginsms')
      return { code: 0, data: { mobile_mask: '138****0000', resend_seconds: 60 } }
    if (!who) return end
    if (path === '/api/user/info') return { code: 0, data: who }
    if (path === '/api/user/letterlist') return list(letterRows, query)
    if (path === '/api/user/shoplist') return list(shopRows, query)
    if (path === '/api/user/requestresult') return { code: 0, data: { state: 'UNKNOWN' } }
    if (path === '/api/user/saveletter') {
      const letter = letterRows.find(({ no }) => no === body.no)
      return {
        code: 0,
        data: letter ? Object.assign(letter, { subject: body.subject }) : { ...body, no: 'L9' },
      }
    }
    return { code: 0, data: 'success' }
  }
  const fetch = vi.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input), location.origin)
    const token = new Headers(init.headers).get('X-Token')
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    calls.push({ path: url.pathname, token, body, url: url.href })
    return Response.json(answerTo(url.pathname, url.searchParams, body, tokens.get(token ?? '')))
  })
  return {
    fetch,
    calls,
    tokens,
    checked,
    /** The calls of the screens, without those about the session. */
    screens: () => calls.filter(({ path }) => !/\/user\/(info|login|logout|sendloginsms)$/.test(path)),
    /** Ends every session, as the passing of time or another sign-in does. */
    expire: (refusal = end) => {
      end = refusal
      tokens.clear()
    },
  }
}

export type SessionPlatform = ReturnType<typeof sessionPlatform>

/** Opens the console with the session's real parts over that platform, signed in as `demo_partner`. */
export const openSession = async (platform: SessionPlatform, at = '/demo/shop') => {
  vi.stubGlobal('fetch', platform.fetch)
  writeToken('first')
  const operator = createOperator({ first: userInfo, reload: fetchUserInfo, onRenewal: onRenewed })
  return openConsole({
    at,
    resources,
    menuGroups,
    screensOf: resourceScreens,
    session: { authProvider, dataProviderOf: createDataProvider, operator },
  })
}

export const question = () => page.getByRole('alertdialog', { name: '确定登出' })
export const inDialog = (name: string) => question().getByRole('button', { name, exact: true })
export const password = () => question().getByLabelText('密码', { exact: true })
export const toasts = () =>
  page
    .getByRole('region', { name: '消息提示', includeHidden: true })
    .getByRole('alert', { includeHidden: true })

/** Signs in inside the dialog. */
export const signInAgain = async () => {
  await question().getByLabelText('用户名/手机号').fill('demo_partner')
  await password().fill('demo123456')
  await inDialog('登录并继续').click()
}
