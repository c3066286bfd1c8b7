import type { JsonObject } from '@mock/platform/contract'
import { type Answer, dataOf } from '../answers'
import type { Running } from '../harness'

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

let people = 0

/** Somebody who has no account yet. */
export type Person = {
  readonly username: string
  readonly mobile: string
}

/** Somebody new each time. */
export const somebody = (): Person => {
  people += 1
  return { username: `somebody_${people}`, mobile: `139${String(people).padStart(8, '0')}` }
}

export const newRequest = (): string => crypto.randomUUID()

/** What a filled-in registration sends. */
export const registration = ({ username, mobile }: Person, rest: JsonObject = {}): JsonObject => ({
  username,
  mobile,
  vcode: '',
  password: 'secret-1',
  password_again: 'secret-1',
  company_name: '云杉科技有限公司',
  contact_name: '叶杉',
  partner_type: 'MERCHANT',
  invite_code: '',
  agree: true,
  request_id: newRequest(),
  ...rest,
})

/** What a filled-in recovery sends. */
export const recovery = (mobile: string, rest: JsonObject = {}): JsonObject => ({
  mobile,
  vcode: '',
  new_password: 'secret-2',
  new_password_again: 'secret-2',
  request_id: newRequest(),
  ...rest,
})

/** The code in the last text message to this number. */
export function codeFor({ sent }: Running, mobile: string): string {
  const sms = sent.findLast((one) => one.mobile === mobile)
  return /验证码 (\d{6})，/.exec(sms?.text ?? '')?.[1] ?? ''
}

/** A code that is not the one that was sent. */
export const wrongFor = (running: Running, mobile: string): string =>
  codeFor(running, mobile) === '111111' ? '222222' : '111111'

/** Registers, with a code that was sent for it. */
export async function register(running: Running, person: Person, rest: JsonObject = {}): Promise<Answer> {
  const { mobile } = person
  await running.post('/user/sendregsms', { mobile })
  return running.post('/user/register', registration(person, { vcode: codeFor(running, mobile), ...rest }))
}

/** Somebody with an account of their own, password `secret-1`. */
export async function newAccount(running: Running): Promise<Person> {
  const person = somebody()
  const { code, message } = await register(running, person)
  if (code !== 0) throw new Error(`not registered: ${message}`)
  return person
}

/** Sets the password `secret-2` with a code. */
export async function recover(running: Running, mobile: string, rest: JsonObject = {}): Promise<Answer> {
  await running.post('/user/findpwd/sendvcode', { mobile })
  return running.post(
    '/user/findpwd/updatewd',
    recovery(mobile, { vcode: codeFor(running, mobile), ...rest }),
  )
}

export const login = (running: Running, username: string, password: string, rest: JsonObject = {}) =>
  running.post('/user/login', { username, password, ...rest })

/** The token of an answer to a sign-in. */
export const tokenIn = (answer: Answer): string => dataOf<{ token: string }>(answer).token
