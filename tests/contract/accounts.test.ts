import type { JsonObject } from '@mock/platform/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isFullRun } from '../scope'
import type { Answer } from './answers'
import { type Running, spreadWays, type Way } from './harness'

const minute = 60
const hour = 60 * minute

for (const way of spreadWays) describe(`accounts and sessions: ${way.name}`, () => contract(way))

function contract(way: Way) {
  let running: Running
  beforeAll(async () => {
    running = await way.start()
  })
  afterAll(() => running.stop())
  beforeEach(() => {
    // Expires counters and sessions of the test before.
    running.clock.now += 24 * hour
  })

  const info = (token?: string) => running.get('/user/info', token)
  const login = (username: string, password: string) => running.post('/user/login', { username, password })
  const refused = ({ code, message }: Answer) => [code, message]

  describe('signing in', () => {
    it('gives a token of 32 letters and digits, by name, by name with blanks around, and by mobile number', async () => {
      for (const name of ['demo_partner', '  demo_partner ', '15400000001']) {
        const { status, code, message, data } = await login(name, 'demo123456')
        expect([status, code, message]).toEqual([200, 0, 'ok'])
        expect((data as JsonObject).token).toMatch(/^[0-9A-Za-z]{32}$/)
        expect((await info(String((data as JsonObject).token))).code).toBe(0)
      }
    })

    it('keeps neither token nor password as it is', async () => {
      const token = await running.signIn()
      const kept = JSON.stringify([
        await running.store.query('select * from platform.session'),
        await running.store.query('select * from platform.account'),
      ])
      expect(kept).not.toContain(token)
      expect(kept).not.toContain('demo123456')
    })

    it('answers a wrong password and an unknown name alike', async () => {
      const wrong = refused(await login('demo_partner', 'demo123457'))
      expect(wrong).toEqual([60204, '账号或密码错误'])
      expect(refused(await login('nobody_here', 'demo123456'))).toEqual(wrong)
      // A password is not trimmed.
      expect(refused(await login('demo_partner', ' demo123456'))).toEqual(wrong)
    })

    it.each(['demo_agent', 'nobody_else'])(
      'locks %s for 15 minutes after 5 wrong passwords',
      async (name) => {
        for (let i = 0; i < 4; i++) expect((await login(name, 'wrong-one')).code).toBe(60204)
        expect(refused(await login(name, 'wrong-one'))).toEqual([60205, '密码错误次数过多，请15分钟后再试'])
        running.clock.now += 5 * minute + 1
        expect(refused(await login(name, 'demo123456'))).toEqual([60205, '密码错误次数过多，请10分钟后再试'])
        running.clock.now += 10 * minute
        expect((await login(name, 'demo123456')).code).toBe(name === 'demo_agent' ? 0 : 60204)
      },
    )

    it('counts the name and the mobile number of an account together', async () => {
      for (let i = 0; i < 2; i++) await login('demo_agent', 'wrong-one')
      for (let i = 0; i < 2; i++) await login('16000000002', 'wrong-one')
      expect((await login('demo_agent', 'wrong-one')).code).toBe(60205)
      expect((await login('16000000002', 'demo123456')).code).toBe(60205)
    })

    it('forgets wrong passwords after the right one, and after 15 minutes', async () => {
      for (let i = 0; i < 2; i++) await login('demo_agent', 'wrong-one')
      expect((await login('demo_agent', 'demo123456')).code).toBe(0)
      for (let i = 0; i < 4; i++) await login('demo_agent', 'wrong-one')
      running.clock.now += 15 * minute
      expect((await login('demo_agent', 'wrong-one')).code).toBe(60204)
      expect((await login('demo_agent', 'demo123456')).code).toBe(0)
    })

    it('lets no more than 5 guesses through that are sent at the same time', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) => login('demo_agent', `guess-${i}`)),
      )
      const codes = answers.map(({ code }) => code)
      expect(codes.filter((code) => code === 60204).length).toBeLessThanOrEqual(4)
      expect(codes.filter((code) => code === 60205).length).toBeGreaterThanOrEqual(8)
      expect((await login('demo_agent', 'demo123456')).code).toBe(60205)
    })

    it('takes no right password for a guess, however many give it at the same time', async () => {
      for (let i = 0; i < 3; i++) await login('demo_agent', 'wrong-one')
      // After three wrong passwords, a right one has to be confirmed, and only uncounts itself.
      const answers = await Promise.all(Array.from({ length: 12 }, () => login('demo_agent', 'demo123456')))
      expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 60210))
      expect((await login('demo_agent', 'wrong-one')).code).toBe(60204)
    })

    it('refuses a disabled account that gives the right password, and ends its sessions', async () => {
      const token = await running.signIn('demo_agent')
      await running.store.query("update platform.account set disabled = true where username = 'demo_agent'")
      expect(refused(await login('demo_agent', 'demo123456'))).toEqual([60206, '账号已停用，请联系客服'])
      expect((await login('demo_agent', 'wrong-one')).code).toBe(60204)
      expect((await info(token)).code).toBe(50014)
      await running.store.query("update platform.account set disabled = false where username = 'demo_agent'")
    })

    it.each([
      [{ password: 'demo123456' }, 'username'],
      [{ username: '', password: 'demo123456' }, 'username'],
      [{ username: 'demo_partner' }, 'password'],
      [{ username: 'demo_partner', password: 123456 }, 'password'],
    ])('refuses %j with 10001', async (body, field) => {
      expect(refused(await running.post('/user/login', body))).toEqual([10001, `参数错误：${field}`])
    })
  })

  describe('who is signed in', () => {
    it('is told with what the frame shows, and nothing secret', async () => {
      const { data } = await info(await running.signIn())
      expect(data).toEqual({
        username: 'demo_partner',
        name: '林青',
        avatar: expect.stringMatching(/^data:image\/svg\+xml,/),
        introduction: expect.stringMatching(/./),
        menus: [],
        roles: ['admin'],
        permissions: ['*'],
        view_as: expect.arrayContaining([
          {
            role: 'visitor',
            title: { zh: '访客', en: 'Visitor', es: 'Visitante' },
            permissions: [],
            roles: ['visitor'],
          },
        ]),
        partner_id: 100238,
        partner_status: 'NORMAL',
        company_name: '青禾软件科技有限公司',
        mobile_mask: '154****0001',
        unread_announcement: expect.any(Number),
        waiting_approval: 0,
        offers: expect.any(Array),
        default_views: {},
        declarations: '',
        draft_key: expect.stringMatching(/^[0-9a-f]{64}$/),
        support: expect.objectContaining({ name: '小林', phone: '400-000-0000' }),
      })
    })
  })

  describe('a session', () => {
    it.each(['', 'short', 'x'.repeat(32), "' or 1=1 --"])('is not given to the token "%s"', async (token) => {
      expect(refused(await info(token))).toEqual([50008, '非法令牌'])
    })

    it('lives 12 hours after its last use', async () => {
      const token = await running.signIn()
      for (let i = 0; i < 3; i++) {
        running.clock.now += 12 * hour - 1
        expect((await info(token)).code).toBe(0)
      }
      running.clock.now += 12 * hour
      expect(refused(await info(token))).toEqual([50014, '登录已过期'])
    })

    it('ends when the account signs in a fourth time', async () => {
      const tokens: string[] = []
      for (let i = 0; i < 4; i++) tokens.push(await running.signIn())
      const codes = []
      for (const token of tokens) codes.push((await info(token)).code)
      expect(codes).toEqual([50012, 0, 0, 0])
      expect((await info(tokens[0])).message).toBe('账号在其他地方登录')
    })

    it('is one of three, however many sign in at the same time', async () => {
      const tokens = await Promise.all(Array.from({ length: 6 }, () => running.signIn()))
      const answers = await Promise.all(tokens.map(info))
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 0, 50012, 50012, 50012])
    })

    it('ends at sign-out, which never fails', async () => {
      const [token, other] = [await running.signIn(), await running.signIn()]
      for (let i = 0; i < 2; i++)
        expect(await running.post('/user/logout', {}, token)).toEqual({
          status: 200,
          code: 0,
          message: 'ok',
          data: 'success',
        })
      expect((await running.post('/user/logout')).code).toBe(0)
      expect([(await info(token)).code, (await info(other)).code]).toEqual([50008, 0])
    })
  })

  describe('changing the password', () => {
    const change = (
      token: string,
      old_password: string,
      new_password: string,
      new_password_again = new_password,
    ) => running.post('/user/editpwd', { old_password, new_password, new_password_again }, token)

    it.each([
      ['wrong-old', 'new123456', 'new123456', 60219, '旧密码错误'],
      ['demo123456', 'demo123456', 'demo123456', 60220, '新密码不能与旧密码相同'],
      ['demo123456', 'new123456', 'new123457', 60221, '两次输入的密码不一致'],
      ['demo123456', '12345', '12345', 60222, '长度在 6 到 20 个字符'],
      ['demo123456', 'x'.repeat(21), 'x'.repeat(21), 60222, '长度在 6 到 20 个字符'],
    ])('from %s to %s and %s is refused with %d', async (old, wanted, again, code, message) => {
      const token = await running.signIn()
      expect(refused(await change(token, old, wanted, again))).toEqual([code, message])
      expect((await login('demo_partner', 'demo123456')).code).toBe(0)
    })

    it('lets nobody who finds a session open go on guessing: the account is locked as at the sign-in', async () => {
      const token = await running.signIn()
      for (let i = 0; i < 2; i++) expect((await login('demo_partner', 'wrong-one')).code).toBe(60204)
      for (let i = 0; i < 2; i++) expect((await change(token, 'wrong-old', 'new123456')).code).toBe(60219)
      for (let i = 0; i < 2; i++) expect((await change(token, 'demo123456', 'demo123456')).code).toBe(60220)
      expect(refused(await change(token, 'wrong-old', 'new123456'))).toEqual([
        60205,
        '密码错误次数过多，请15分钟后再试',
      ])
      expect((await change(token, 'demo123456', 'new123456')).code).toBe(60205)
      expect((await login('demo_partner', 'demo123456')).code).toBe(60205)
    })

    it('ends the other sessions, keeps this one, and the old password is gone', async () => {
      const [other, token] = [await running.signIn(), await running.signIn()]
      expect(await change(token, 'demo123456', '汉'.repeat(20))).toMatchObject({ code: 0, data: 'success' })
      expect([(await info(token)).code, (await info(other)).code]).toEqual([0, 50014])
      expect((await login('demo_partner', 'demo123456')).code).toBe(60204)
      expect((await login('demo_partner', '汉'.repeat(20))).code).toBe(0)
      expect((await change(token, '汉'.repeat(20), 'demo123456')).code).toBe(0)
    })
  })

  if (isFullRun)
    it('tidies up what nobody needs any more', async () => {
      const token = await running.signIn()
      await login('nobody_ever', 'wrong-one')
      running.clock.now += 7 * 24 * hour + 1
      expect(await running.runDueJobs()).toContain('platform.tidy')
      expect((await info(token)).code).toBe(50008)
      expect(await running.store.query('select 1 from platform.session')).toEqual([])
      expect(await running.store.query('select 1 from platform.login_guard')).toEqual([])
      expect(await running.runDueJobs()).not.toContain('platform.tidy')
    })
}
