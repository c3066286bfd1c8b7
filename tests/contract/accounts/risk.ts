import { describe, expect, it } from 'vitest'
import { answerOf } from '../answers'
import type { Running } from '../harness'
import { codeFor, day, login, minute, newAccount, recover, tokenIn, wrongFor } from './people'

/** When a sign-in must be confirmed by a text message, and how a browser becomes known (resources/README.md#accounts). */
export function riskContract(running: () => Running): void {
  /** Signs in from a browser with this cookie; returns the whole Set-Cookie, and what the browser sends back. */
  const from = async (
    cookie: string,
    username: string,
    password: string,
    rest: object = {},
    more: object = {},
  ) => {
    const response = await running().fetch('/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...more },
      body: JSON.stringify({ username, password, ...rest }),
    })
    const setCookie = response.headers.get('set-cookie') ?? ''
    const { code } = await answerOf(response)
    return { code, setCookie, cookie: setCookie.split(';')[0] ?? '' }
  }
  const sendCode = async (username: string, password: string, mobile: string) => {
    const { data } = await running().post('/user/sendloginsms', { username, password })
    expect(data).toEqual({
      mobile_mask: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      expire_seconds: 300,
      resend_seconds: 60,
    })
    return codeFor(running(), mobile)
  }

  describe('a sign-in is confirmed by a text message', () => {
    it('after three wrong passwords in 15 minutes, without the right one clearing them', async () => {
      const { username, mobile } = await newAccount(running())
      for (let i = 0; i < 3; i++) await login(running(), username, 'wrong-one')
      for (let i = 0; i < 4; i++)
        expect(await login(running(), username, 'secret-1')).toMatchObject({
          code: 60210,
          data: { need_mobile_vcode: true, mobile_mask: `139****${mobile.slice(-4)}` },
        })
      // They did not count either: two more wrong passwords lock the account.
      expect((await login(running(), username, 'wrong-one')).code).toBe(60204)
      const code = await sendCode(username, 'secret-1', mobile)
      const wrong = { mobile_vcode: wrongFor(running(), mobile) }
      expect((await login(running(), username, 'secret-1', wrong)).code).toBe(60211)
      const answer = await login(running(), username, 'secret-1', { mobile_vcode: code })
      expect((await running().get('/user/info', tokenIn(answer))).code).toBe(0)
      // Used up, and the count is cleared.
      for (let i = 0; i < 4; i++) expect((await login(running(), username, 'wrong-one')).code).toBe(60204)
      const again = await login(running(), username, 'secret-1', { mobile_vcode: code })
      expect(again.code).toBe(60212)
    })

    it('no longer when the 15 minutes are over', async () => {
      for (let i = 0; i < 3; i++) await login(running(), 'demo_viewer', 'wrong-one')
      running().clock.now += 15 * minute - 1
      expect((await login(running(), 'demo_viewer', 'demo123456')).code).toBe(60210)
      running().clock.now += 1
      expect((await login(running(), 'demo_viewer', 'demo123456')).code).toBe(0)
    })

    it('after 30 days without one', async () => {
      const { username } = await newAccount(running())
      const { cookie } = await from('', username, 'secret-1')
      running().clock.now += 30 * day - 1
      expect((await from(cookie, username, 'secret-1')).code).toBe(0)
      running().clock.now += 30 * day
      expect((await from(cookie, username, 'secret-1')).code).toBe(60210)
    })

    it('the first time after a recovery', async () => {
      const { username, mobile } = await newAccount(running())
      const { cookie } = await from('', username, 'secret-1')
      await recover(running(), mobile)
      expect((await from(cookie, username, 'secret-2')).code).toBe(60210)
      const code = await sendCode(username, 'secret-2', mobile)
      const confirmed = await from(cookie, username, 'secret-2', { mobile_vcode: code })
      expect(confirmed.code).toBe(0)
      expect((await from(confirmed.cookie, username, 'secret-2')).code).toBe(0)
    })

    it('from a browser that the account has not been used in, once it has been used in one', async () => {
      const { username, mobile } = await newAccount(running())
      const first = await from('', username, 'secret-1')
      expect(first.code).toBe(0)
      for (const cookie of ['', 'Known-Device=', `Known-Device=${'x'.repeat(32)}`])
        expect((await from(cookie, username, 'secret-1')).code).toBe(60210)
      const code = await sendCode(username, 'secret-1', mobile)
      const second = await from('', username, 'secret-1', { mobile_vcode: code })
      for (const { cookie } of [first, second])
        expect((await from(`size=medium; ${cookie}`, username, 'secret-1')).code).toBe(0)
    })
  })

  describe('the cookie of a known browser', () => {
    it('is out of the reach of scripts and foreign pages, and lives 180 days', async () => {
      const { username } = await newAccount(running())
      const { setCookie, cookie } = await from('', username, 'secret-1')
      const attributes = ['HttpOnly', 'Max-Age=15552000', 'Path=/api', 'SameSite=Lax']
      const [value, ...given] = setCookie.split('; ')
      expect(value).toMatch(/^Known-Device=[0-9A-Za-z]{32}$/)
      expect(given.sort()).toEqual(attributes)
      const https = { 'x-forwarded-proto': 'https' }
      const secure = await from(cookie, username, 'secret-1', {}, https)
      expect(secure.setCookie.split('; ').slice(1).sort()).toEqual([...attributes, 'Secure'])
      const kept = JSON.stringify(await running().store.query('select * from platform.device'))
      expect(kept).not.toContain(cookie.split('=')[1])
    })

    it('is another one after each sign-in, and the former is worth nothing', async () => {
      const { username } = await newAccount(running())
      const first = await from('', username, 'secret-1')
      const second = await from(first.cookie, username, 'secret-1')
      expect(second.cookie).not.toBe(first.cookie)
      expect((await from(first.cookie, username, 'secret-1')).code).toBe(60210)
      expect((await from(second.cookie, username, 'secret-1')).code).toBe(0)
    })

    it('knows everybody who has signed in there', async () => {
      const [one, two] = [await newAccount(running()), await newAccount(running())]
      let { cookie } = await from('', one.username, 'secret-1')
      for (const { username } of [two, one, two]) {
        const answer = await from(cookie, username, 'secret-1')
        expect(answer.code).toBe(0)
        cookie = answer.cookie
      }
    })

    it('is neither given nor asked for with a sandbox account, which many people share', async () => {
      const { code, setCookie } = await from('', 'demo_partner', 'demo123456')
      expect([code, setCookie]).toEqual([0, ''])
      running().clock.now += 400 * day
      expect((await from('', 'demo_partner', 'demo123456')).code).toBe(0)
      await running().runDueJobs()
      expect(await running().store.query('select 1 from platform.device')).toEqual([])
    })
  })
}
