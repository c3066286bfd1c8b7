import { vi } from 'vitest'
import { answer, deferred, fakeBrowser, outcome } from './fakeBrowser'

/**
 * The session's code as a new document loads it. A document only learns once who is signed in, and one that is being left stays
 * that way.
 */
export const freshConsole = async () => {
  vi.resetModules()
  const parts = await Promise.all([
    import('@/platform/client'),
    import('@/platform/dataProvider/restSource'),
    import('@/platform/errors'),
    import('@/platform/expiry'),
    import('@/platform/session'),
    import('@/platform/leaving'),
    import('@/platform/user'),
    import('@/platform/windowSession'),
    import('@/platform/authProvider'),
    import('@/platform/operator'),
    import('@/platform/signIn'),
    import('@/platform/visit'),
  ])
  const [client, rest, errors, expiry, session, leaving, user, windows, auth, operator, signIn, visit] = parts
  const asking = { ...client, ...rest, ...errors, ...expiry, ...session, ...leaving }
  return { ...asking, ...user, ...windows, ...auth, ...operator, ...signIn, ...visit }
}

export type Console = Awaited<ReturnType<typeof freshConsole>>

export const partner = { username: 'demo_partner', name: '林青', menus: [] }
export const ended = { code: 50014, message: '登录已过期' }
export const wayBack = '/login?redirect=%2Fmerchant%2Fmerchant%3Fpage%3D2'

/** Waits until all pending work has gone as far as it can. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A window that is signed in with the token `first`, and the platform that it calls. */
export const signedInWindow = async () => {
  const browser = fakeBrowser()
  /** The tokens that the platform accepts; GET /user/info says whose they are. */
  const accepted = new Map<string, object>([['first', partner]])
  /** The tokens that the platform was asked about. */
  const asked: (string | null)[] = []
  const calls: { token: string | null; path: string; body: unknown; taken: boolean }[] = []
  const platform = vi.fn(async (path: string, token: string | null) => {
    const who = accepted.get(token ?? '')
    if (!who) return answer(ended)
    return answer({ code: 0, data: path === '/api/user/info' ? who : { path, token } })
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const token = new Headers(init.headers).get('X-Token')
    if (path === '/api/user/info') asked.push(token)
    else calls.push({ token, path, body: init.body, taken: accepted.has(token ?? '') })
    return platform(path, token)
  })
  const console = await freshConsole()
  console.writeToken('first')
  /** Starts a call, and lets it go as far as it can. */
  const begin = async (...call: Parameters<Console['call']>) => {
    const end = outcome(console.call(...call))
    await settled()
    return { end }
  }
  /** The same for a call whose answer (the session is over) arrives when it is released. */
  const beginLate = async (call: Parameters<Console['call']>[0]) => {
    const { promise, resolve: release } = deferred()
    platform.mockImplementationOnce(() => promise.then(() => answer(ended)))
    return { ...(await begin(call)), release }
  }
  /** The tokens that calls were sent with. */
  const sent = () => calls.map(({ token }) => token)
  return { browser, accepted, asked, calls, platform, console, begin, beginLate, sent }
}

export type SignedInWindow = Awaited<ReturnType<typeof signedInWindow>>
