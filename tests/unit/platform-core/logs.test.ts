import { smsLine } from '@mock/http/terminal'
import type { JsonObject } from '@mock/platform/contract'
import type { Sql } from '@mock/store/sql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jsonPost, platformOnce } from './platformOnce'

/** A store whose statements can be watched, and made to fail with an error that contains all their values. */
function watched(store: Sql) {
  const statements: string[] = []
  let failing = /(?!)/
  const over = (sql: Sql): Sql => ({
    exec: (text) => sql.exec(text),
    transaction: (run) => sql.transaction((step) => run(over(step))),
    atEnd: sql.atEnd,
    async query<Row>(text: string, params?: Parameters<Sql['query']>[1]) {
      statements.push(text)
      if (failing.test(text)) throw new Error('the connection was lost')
      return sql.query<Row>(text, params)
    },
  })
  return {
    sql: over(store),
    statements,
    fail: (pattern: RegExp) => {
      failing = pattern
    },
  }
}

const printed: string[] = []
let watch: ReturnType<typeof watched>
let clock = 1_717_200_000
let code = ''
const secrets = new Set<string>()

const { platform } = await platformOnce({
  over: (store) => {
    watch = watched(store)
    return watch.sql
  },
  passwordRounds: 10,
  now: () => clock,
  onSms: (sms) => {
    code = /\d{6}/.exec(sms.text)?.[0] ?? ''
    console.log(smsLine(sms))
  },
})
beforeEach(() => {
  clock += 24 * 3600
  printed.length = 0
  secrets.clear()
  watch.fail(/(?!)/)
  for (const way of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, way).mockImplementation((...parts: unknown[]) => {
      printed.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '))
    })
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => vi.restoreAllMocks())

async function post(path: string, body: JsonObject, token = '') {
  for (const [field, value] of Object.entries(body))
    if (/password|vcode/.test(field) && typeof value === 'string') secrets.add(value)
  const response = await platform.fetch(jsonPost(path, body, token))
  const cookie = /=(\w+);/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  if (cookie) secrets.add(cookie)
  const answer = await response.json()
  if (answer.data?.token) secrets.add(answer.data.token)
  return answer
}

const mobile = '13912345678'
const register = async (username: string, number: string) => {
  await post('/user/sendregsms', { mobile: number })
  const company = { company_name: '云杉科技', contact_name: '叶杉', partner_type: 'ISV', agree: true }
  const chosen = { password: 'bark-and-leaf', password_again: 'bark-and-leaf' }
  const request_id = crypto.randomUUID()
  return post('/user/register', { username, mobile: number, vcode: code, ...chosen, ...company, request_id })
}
const sendRecovery = () => post('/user/findpwd/sendvcode', { mobile })
const recover = async () => {
  await sendRecovery()
  const chosen = { new_password: 'bark-and-leaf', new_password_again: 'bark-and-leaf' }
  return post('/user/findpwd/updatewd', { mobile, vcode: code, ...chosen, request_id: crypto.randomUUID() })
}
const login = (password = 'demo123456') => post('/user/login', { username: 'demo_agent', password })

describe('what is printed', () => {
  it('is one line for each text message, with the number masked, and nothing else', async () => {
    expect((await register('tree_person', mobile)).code).toBe(0)
    expect(printed).toEqual([
      `SMS to 139****5678: 验证码 ${code}，您正在注册账号，5 分钟内有效，请勿告诉他人。`,
    ])
    printed.length = 0
    const { data } = await post('/user/login', { username: 'tree_person', password: 'bark-and-leaf' })
    expect((await login('leaf-and-bark')).code).toBe(60204)
    const changed = { new_password: 'root-and-twig', new_password_again: 'root-and-twig' }
    const old_password = 'bark-and-leaf'
    expect((await post('/user/editpwd', { old_password, ...changed }, data.token)).code).toBe(0)
    expect((await post('/user/logout', {}, data.token)).code).toBe(0)
    await platform.runDueJobs()
    expect(printed).toEqual([])
    expect((await recover()).code).toBe(0)
    expect(printed).toEqual([expect.stringMatching(/^SMS to 139\*{4}5678: 验证码 \d{6}，您正在重置登录密码/)])
  })

  it.each([
    ['a sign-in', /insert into platform\.session/, login],
    ['an attempt', /insert into platform\.login_guard/, login],
    ['a registration', /insert into platform\.account/, () => register('tree_friend', '13912345679')],
    ['a recovery', /update platform\.account set password_hash/, recover],
    ['the sending of a code', /insert into platform\.verification_code/, sendRecovery],
  ])('of a fault in %s holds no password, code, token or number', async (_, pattern, call) => {
    watch.fail(pattern)
    expect((await call()).code).toBe(10500)
    const faults = printed.filter((line) => !line.startsWith('SMS to ')).join('\n')
    expect(faults).toContain('the connection was lost')
    for (const secret of [...secrets, mobile, '13912345679']) expect(faults).not.toContain(secret)
  })
})

it('a number without an account costs the same statements as one with an account', async () => {
  const work = async (number: string) => {
    watch.statements.length = 0
    await post('/user/findpwd/sendvcode', { mobile: number })
    return [...watch.statements]
  }
  expect(await work('13800000009')).toEqual(await work('15400000001'))
  expect(printed.join()).toContain('SMS to 138****0009')
})
