import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../answers'
import type { Running } from '../harness'
import {
  codeFor,
  login,
  minute,
  newAccount,
  recover,
  recovery,
  register,
  registration,
  somebody,
  wrongFor,
} from './people'

type Way = (running: Running) => Promise<Answer>

const repeated =
  (times: number, call: Way): Way =>
  async (running) => {
    for (let i = 1; i < times; i++) await call(running)
    return call(running)
  }

/** Asks for a code again each time the last one's minute is over, until the day's codes are used up. */
const untilTheDayIsOver =
  (call: Way): Way =>
  async (running) => {
    for (let i = 0; i < 10; i++) {
      expect((await call(running)).code).toBe(0)
      running.clock.now += 15 * minute
    }
    return call(running)
  }

const wrongPassword: Way = (running) => login(running, 'demo_agent', 'wrong-one')
const loginCode = (running: Running, username = 'demo_agent', password = 'demo123456') =>
  running.post('/user/sendloginsms', { username, password })
const disabled =
  (call: (running: Running, username: string) => Promise<Answer>): Way =>
  async (running) => {
    const { username } = await newAccount(running)
    await running.store.query('update platform.account set disabled = true where username = $1', [username])
    return call(running, username)
  }

/** A sign-in that needs a code; sends this one. */
const risky =
  (code: (running: Running) => string, seconds = 0): Way =>
  async (running) => {
    await repeated(3, wrongPassword)(running)
    await loginCode(running)
    running.clock.now += seconds
    return login(running, 'demo_agent', 'demo123456', { mobile_vcode: code(running) })
  }

const registering =
  (rest: Parameters<typeof register>[2]): Way =>
  (running) =>
    register(running, somebody(), rest)

const demoAgent = '16000000002'
const tooLong = 'x'.repeat(21)

/** Every account call and every code that it may answer. */
const calls: Readonly<Record<string, Readonly<Record<number, Way>>>> = {
  'POST /user/login': {
    0: (running) => login(running, 'demo_agent', 'demo123456'),
    10001: (running) => running.post('/user/login', { username: 'demo_agent' }),
    60204: wrongPassword,
    60205: repeated(5, wrongPassword),
    60206: disabled((running, username) => login(running, username, 'secret-1')),
    60210: async (running) => {
      await repeated(3, wrongPassword)(running)
      return login(running, 'demo_agent', 'demo123456')
    },
    60211: risky((running) => wrongFor(running, demoAgent)),
    60212: risky((running) => codeFor(running, demoAgent), 5 * minute),
  },
  'POST /user/sendloginsms': {
    0: (running) => loginCode(running),
    60204: (running) => loginCode(running, 'demo_agent', 'wrong-one'),
    60205: repeated(5, (running) => loginCode(running, 'demo_agent', 'wrong-one')),
    60206: disabled((running, username) => loginCode(running, username, 'secret-1')),
    60213: repeated(2, (running) => loginCode(running)),
    60214: untilTheDayIsOver((running) => loginCode(running)),
  },
  'POST /user/sendregsms': {
    0: (running) => running.post('/user/sendregsms', somebody()),
    10001: (running) => running.post('/user/sendregsms'),
    60213: repeated(2, (running) => running.post('/user/sendregsms', { mobile: '13800000003' })),
    60214: untilTheDayIsOver((running) => running.post('/user/sendregsms', { mobile: '13800000004' })),
    60215: (running) => running.post('/user/sendregsms', { mobile: '12900000001' }),
    60216: (running) => running.post('/user/sendregsms', { mobile: demoAgent }),
  },
  'POST /user/register': {
    0: registering({}),
    10001: registering({ agree: false }),
    10005: async (running) => {
      const [person, request_id] = [somebody(), 'one-registration']
      await register(running, person, { request_id })
      return running.post('/user/register', registration(person, { vcode: '111111', request_id }))
    },
    60211: registering({ vcode: 'nothing' }),
    60212: (running) => running.post('/user/register', registration(somebody(), { vcode: '111111' })),
    60215: registering({ mobile: '1390000000' }),
    60216: async (running) => {
      const [first, second] = [somebody(), somebody()]
      const { mobile } = first
      await running.post('/user/sendregsms', { mobile })
      const vcode = codeFor(running, mobile)
      await running.store.query(
        `insert into platform.account (partner_id, username, mobile, password_hash, name, avatar, introduction)
         values (100517, $1, $2, '', '', '', '')`,
        [first.username, mobile],
      )
      return running.post('/user/register', registration({ ...second, mobile }, { vcode }))
    },
    60218: registering({ username: 'Demo_Agent' }),
    60221: registering({ password_again: 'secret-2' }),
    60222: registering({ password: '12345', password_again: '12345' }),
    60223: registering({ invite_code: 'NOBODY1' }),
  },
  'POST /user/findpwd/sendvcode': {
    0: (running) => running.post('/user/findpwd/sendvcode', somebody()),
    10001: (running) => running.post('/user/findpwd/sendvcode'),
    60213: repeated(2, (running) => running.post('/user/findpwd/sendvcode', { mobile: '13800000001' })),
    60214: untilTheDayIsOver((running) => running.post('/user/findpwd/sendvcode', { mobile: '13800000002' })),
    60215: (running) => running.post('/user/findpwd/sendvcode', { mobile: '+8613800000001' }),
  },
  'POST /user/findpwd/updatewd': {
    0: async (running) => recover(running, (await newAccount(running)).mobile),
    10001: async (running) => recover(running, (await newAccount(running)).mobile, { new_password: '' }),
    60211: async (running) => recover(running, (await newAccount(running)).mobile, { vcode: 'nothing' }),
    60212: (running) => running.post('/user/findpwd/updatewd', recovery(demoAgent, { vcode: '000000' })),
    60215: (running) => running.post('/user/findpwd/updatewd', recovery('12345', { vcode: '000000' })),
    60217: (running) => recover(running, somebody().mobile),
    60221: (running) => recover(running, demoAgent, { new_password_again: 'other-1' }),
    60222: (running) => recover(running, demoAgent, { new_password: tooLong, new_password_again: tooLong }),
  },
}

const messages: Readonly<Record<number, string>> = {
  0: 'ok',
  10005: '请勿重复提交',
  60204: '账号或密码错误',
  60205: '密码错误次数过多，请15分钟后再试',
  60206: '账号已停用，请联系客服',
  60210: '登录环境异常，请输入短信验证码',
  60211: '验证码错误',
  60212: '验证码已过期，请重新获取',
  60213: '验证码发送过于频繁，请60秒后重试',
  60214: '今日验证码次数已用完',
  60215: '手机号格式不正确',
  60216: '手机号已注册',
  60217: '手机号未注册',
  60218: '用户名已存在',
  60221: '两次输入的密码不一致',
  60222: '长度在 6 到 20 个字符',
  60223: '邀请码无效',
}

/** Registration's fields, each with invalid values, and its name in the refusal. */
const fields: readonly (readonly [string, string, readonly (string | number | null)[]])[] = [
  ['username', '用户名', ['', 'abc', '1abcd', 'ab cd', '陈青禾陈', 'a'.repeat(21), 7, null]],
  ['mobile', '手机号', ['', 7]],
  ['vcode', '验证码', ['', 123456]],
  ['password', '密码', ['', 123456]],
  ['company_name', '公司名称', ['', '云', ' 云 ', '云'.repeat(51), '云\u0000杉', '云\u202e杉']],
  ['contact_name', '联系人', ['', '叶', '叶'.repeat(21)]],
  ['partner_type', '账号类型', ['', 'isv', 'ADMIN']],
  ['agree', '同意服务协议', ['true', 1, null]],
  ['request_id', 'request_id', ['', 'short', 'x'.repeat(65)]],
]

/** What each call answers, and everything that it refuses. */
export function callsContract(running: () => Running): void {
  describe.each(Object.entries(calls))('%s', (_call, codes) => {
    it.each(Object.entries(codes))('answers %s', async (code, way) => {
      const answer = await way(running())
      expect([answer.status, answer.code]).toEqual([200, Number(code)])
      if (code === '10001') expect(answer.message).toMatch(/^参数错误：./)
      else expect(answer.message).toBe(messages[Number(code)])
    })
  })

  describe('a registration', () => {
    const refused = fields.flatMap(([field, shown, values]) =>
      values.map((value) => [field, value, shown] as const),
    )
    it.each(refused)('is refused when %s is %j', async (field, value, shown) => {
      const { code, message } = await register(running(), somebody(), { [field]: value })
      expect([code, message]).toEqual([10001, `参数错误：${shown}`])
    })

    it.each(['QH2024', ' qh2024 ', '', undefined])('is taken with the invitation code "%s"', async (code) => {
      expect((await register(running(), somebody(), { invite_code: code })).code).toBe(0)
    })

    it.each(['username', 'mobile'] as const)(
      'makes a partner under review, whose account signs in by its %s',
      async (name) => {
        const person = somebody()
        const { data } = await register(running(), person)
        expect(data).toEqual({ partner_id: expect.any(Number), status: 'REVIEWING' })
        const token = await running().signIn(person[name], 'secret-1')
        expect((await running().get('/user/info', token)).data).toMatchObject({
          username: person.username,
          name: '叶杉',
          company_name: '云杉科技有限公司',
          partner_id: (data as JsonObject).partner_id,
          partner_status: 'REVIEWING',
          permissions: ['*'],
          menus: [],
        })
        expect((await running().get('/user/merchantlist', token)).data).toMatchObject({ items: [], total: 0 })
      },
    )
  })
}
