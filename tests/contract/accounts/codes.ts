import { describe, expect, it } from 'vitest'
import type { Answer } from '../answers'
import type { Running } from '../harness'
import {
  codeFor,
  day,
  hour,
  login,
  minute,
  newAccount,
  newRequest,
  recover,
  recovery,
  register,
  registration,
  somebody,
  tokenIn,
  wrongFor,
} from './people'

const refused = ({ code, message }: Answer) => [code, message]

/** How codes are sent, checked and used up. */
export function codesContract(running: () => Running): void {
  const send = (mobile: string) => running().post('/user/findpwd/sendvcode', { mobile })
  const use = (mobile: string, vcode: string) =>
    running().post('/user/findpwd/updatewd', recovery(mobile, { vcode }))

  /** Sends a code to somebody with an account. */
  const sentCode = async () => {
    const { mobile } = await newAccount(running())
    await send(mobile)
    return { mobile, code: codeFor(running(), mobile) }
  }

  describe('a code', () => {
    it('is six digits in a text message, and is kept as nobody can read it', async () => {
      const { mobile } = somebody()
      expect((await send(mobile)).data).toEqual({ expire_seconds: 300, resend_seconds: 60 })
      expect(running().sent.at(-1)).toEqual({
        mobile,
        text: expect.stringMatching(/^验证码 \d{6}，您正在重置登录密码，5 分钟内有效，请勿告诉他人。$/),
      })
      const kept = await running().store.query('select * from platform.verification_code where mobile = $1', [
        mobile,
      ])
      expect(JSON.stringify(kept)).not.toContain(codeFor(running(), mobile))
    })

    it('of a sandbox account is always 000000, and of nobody else', async () => {
      await send('15400000004')
      expect(codeFor(running(), '15400000004')).toBe('000000')
      const codes = new Set<string>()
      for (let i = 0; i < 8; i++) {
        const { mobile } = somebody()
        await send(mobile)
        codes.add(codeFor(running(), mobile))
      }
      expect(codes.size).toBeGreaterThan(6)
    })

    it('lives five minutes', async () => {
      const { mobile, code } = await sentCode()
      running().clock.now += 5 * minute
      expect((await use(mobile, code)).code).toBe(60212)
      await send(mobile)
      running().clock.now += 5 * minute - 1
      expect((await use(mobile, codeFor(running(), mobile))).code).toBe(0)
    })

    it('is burnt by five wrong tries', async () => {
      const { mobile, code } = await sentCode()
      for (let i = 0; i < 5; i++) expect((await use(mobile, wrongFor(running(), mobile))).code).toBe(60211)
      expect((await use(mobile, code)).code).toBe(60212)
      running().clock.now += minute
      await send(mobile)
      for (let i = 0; i < 4; i++) await use(mobile, wrongFor(running(), mobile))
      expect((await use(mobile, codeFor(running(), mobile))).code).toBe(0)
    })

    it('is burnt by guesses that are sent at the same time', async () => {
      const { mobile, code } = await sentCode()
      const guesses = Array.from({ length: 20 }, (_, i) => String(400000 + i)).filter((one) => one !== code)
      const answers = await Promise.all(guesses.map((guess) => use(mobile, guess)))
      expect(answers.filter((answer) => answer.code === 60211)).toHaveLength(5)
      expect(answers.filter((answer) => answer.code === 60212)).toHaveLength(guesses.length - 5)
      expect((await use(mobile, code)).code).toBe(60212)
    })

    it('opens once, also when it is given twice at the same time', async () => {
      const { mobile, code } = await sentCode()
      const answers = await Promise.all([use(mobile, code), use(mobile, code)])
      expect(answers.map((answer) => answer.code).sort()).toEqual([0, 60212])
      expect((await use(mobile, code)).code).toBe(60212)
    })

    it('opens nothing but what it was sent for, and nobody else', async () => {
      const [person, other] = [somebody(), await newAccount(running())]
      await running().post('/user/sendregsms', { mobile: person.mobile })
      const code = codeFor(running(), person.mobile)
      expect((await use(person.mobile, code)).code).toBe(60212)
      expect((await use(other.mobile, code)).code).toBe(60212)
      expect((await running().post('/user/register', registration(person, { vcode: code }))).code).toBe(0)
    })

    it('no longer counts when a further one has been sent', async () => {
      const { mobile, code: first } = await sentCode()
      running().clock.now += minute
      await send(mobile)
      const second = codeFor(running(), mobile)
      if (first !== second) expect((await use(mobile, first)).code).toBe(60211)
      expect((await use(mobile, second)).code).toBe(0)
    })

    it('may be given again when something else was wrong', async () => {
      const person = somebody()
      const taken = await register(running(), person, { username: 'demo_agent' })
      expect(taken.code).toBe(60218)
      const vcode = codeFor(running(), person.mobile)
      expect((await running().post('/user/register', registration(person, { vcode }))).code).toBe(0)
    })

    it('is forgotten when it no longer counts for anything', async () => {
      await send(somebody().mobile)
      running().clock.now += day
      expect(await running().runDueJobs()).toContain('platform.tidy')
      expect(await running().store.query('select 1 from platform.verification_code')).toEqual([])
    })
  })

  describe('sending', () => {
    it('waits a minute, and after five for the hour to be over', async () => {
      const { mobile } = somebody()
      await send(mobile)
      running().clock.now += 59
      expect(refused(await send(mobile))).toEqual([60213, '验证码发送过于频繁，请1秒后重试'])
      running().clock.now += 1
      expect((await send(mobile)).code).toBe(0)
      for (let i = 0; i < 3; i++) {
        running().clock.now += minute
        expect((await send(mobile)).code).toBe(0)
      }
      running().clock.now += minute
      // The first of the five was sent five minutes ago.
      expect(refused(await send(mobile))).toEqual([60213, '验证码发送过于频繁，请3300秒后重试'])
      running().clock.now += 3300
      expect((await send(mobile)).code).toBe(0)
    })

    it('counts each scene by itself, and forty a day for a number in all', async () => {
      const { mobile } = somebody()
      await send(mobile)
      expect((await running().post('/user/sendregsms', { mobile })).code).toBe(0)
      await running().store.query(
        `insert into platform.verification_code (scene, mobile, code_hash, sent_at)
         select 'login', $1, '', $2 from generate_series(1, 38)`,
        [mobile, running().clock.now - 2 * hour],
      )
      running().clock.now += minute
      expect((await send(mobile)).code).toBe(60214)
      expect((await running().post('/user/sendregsms', { mobile })).code).toBe(60214)
      running().clock.now += 22 * hour
      expect((await send(mobile)).code).toBe(0)
    })

    it('lets one through of those that are asked for at the same time', async () => {
      const { mobile } = somebody()
      const before = running().sent.length
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(mobile)))
      expect(answers.map((answer) => answer.code).sort()).toEqual([0, 60213, 60213, 60213, 60213, 60213])
      expect(running().sent.length - before).toBe(1)
    })

    it('answers for a number without an account as for one with an account', async () => {
      const [known, unknown] = [(await newAccount(running())).mobile, somebody().mobile]
      const story = async (mobile: string) => {
        const told = [await send(mobile), await send(mobile)]
        for (let i = 0; i < 6; i++) told.push(await use(mobile, wrongFor(running(), mobile)))
        return told
      }
      expect(await story(unknown)).toEqual(await story(known))
    })
  })

  describe('a registration or recovery that is sent again', () => {
    it('happens once and is answered alike', async () => {
      const person = somebody()
      await running().post('/user/sendregsms', person)
      const vcode = codeFor(running(), person.mobile)
      const body = registration(person, { vcode })
      const answers = await Promise.all([1, 2, 3].map(() => running().post('/user/register', body)))
      answers.push(await running().post('/user/register', body))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(answers[0]?.code).toBe(0)
      const other = { ...body, password: 'secret-9', password_again: 'secret-9' }
      expect((await running().post('/user/register', other)).code).toBe(10005)
    })

    it('keeps no password that could be guessed from what is remembered of it', async () => {
      const [request_id, person] = [newRequest(), somebody()]
      const { code } = await register(running(), person, { request_id })
      expect(code).toBe(0)
      const kept = JSON.stringify(await running().store.query('select * from platform.request'))
      expect(kept).toContain(request_id)
      expect(kept).not.toContain('secret-1')
    })
  })

  describe('a recovery', () => {
    it('gives a new password, ends every session and lifts the lock', async () => {
      const { username, mobile } = await newAccount(running())
      const token = tokenIn(await login(running(), username, 'secret-1'))
      for (let i = 0; i < 5; i++) await login(running(), username, 'wrong-one')
      expect((await login(running(), username, 'secret-1')).code).toBe(60205)
      expect(await recover(running(), mobile)).toMatchObject({ code: 0, data: 'success' })
      expect(refused(await running().get('/user/info', token))).toEqual([50014, '登录已过期'])
      expect((await login(running(), username, 'secret-1')).code).toBe(60204)
      // The right password. The first sign-in after a recovery must be confirmed.
      expect((await login(running(), username, 'secret-2')).code).toBe(60210)
    })

    it('that fails leaves the password as it was', async () => {
      const { username, mobile } = await newAccount(running())
      expect((await recover(running(), mobile, { vcode: 'nothing' })).code).toBe(60211)
      expect((await login(running(), username, 'secret-1')).code).toBe(0)
    })
  })
}
