import type { Sql } from '../../store/sql'
import type { AccountOptions, Call, Json, JsonObject } from '../contract'
import { isUnknownDevice, rememberDevice } from '../devices'
import { success } from '../envelope'
import { countAttempt, forgetAttempts, refuseWrong, suspicious, takeBack } from '../loginGuard'
import { passwordMatches } from '../password'
import { refuse } from '../refusal'
import { openSession } from '../session'
import { checkCode, sendCode, spendCode } from '../verificationCodes'
import { maskMobile, textOf } from './fields'

interface Account {
  readonly account_id: number
  readonly mobile: string
  readonly password_hash: string
  /** The account or its partner is disabled. */
  readonly disabled: boolean
  /** A shared account with a public password. */
  readonly sandbox: boolean
  /** Its password was recovered, and nobody has signed in since. */
  readonly recovered: boolean
  readonly last_login_at: number | null
}

interface Checked {
  readonly account: Account
  /** Wrong passwords in the last 15 minutes. */
  readonly wrong: number
}

/** One counter per account, whichever of its names is entered. */
export const counterOf = (accountId: number): string => `account ${accountId}`

/**
 * Checks name and password, and counts the attempt unless they are right.
 *
 * @param sql not a transaction that a refusal rolls back: the count must stay
 * @throws Refusal 10001 without name or password, 60204 when they do not match, 60205 with the minutes for which the account
 *   is locked, 60206 when it is disabled
 */
async function checkCredentials(
  sql: Sql,
  body: JsonObject,
  now: number,
  passwordRounds: number,
): Promise<Checked> {
  const username = textOf(body, 'username').trim()
  const password = textOf(body, 'password')
  const [account] = await sql.query<Account>(
    `select a.account_id, a.mobile, a.password_hash, a.sandbox, a.recovered, a.last_login_at,
       a.disabled or p.status = 'DISABLED' as disabled
     from platform.account a join platform.partner p using (partner_id)
     where a.username = $1 or a.mobile = $1`,
    [username],
  )
  // Unknown names are locked as well, so that a lock reveals nothing.
  const counter = account ? counterOf(account.account_id) : `name ${username}`
  await countAttempt(sql, counter, now)
  const right = await passwordMatches(password, account?.password_hash, passwordRounds)
  if (!account || !right) return refuseWrong(sql, counter, now, 60204)
  const wrong = await takeBack(sql, counter)
  if (account.disabled) refuse(60206)
  return { account, wrong }
}

/** Seconds without a sign-in after which a password alone is not enough. */
const idle = 30 * 24 * 3600

/**
 * Whether a sign-in must be confirmed by a text message. Sandbox accounts are shared, so neither browser nor pause counts
 * for them. Locations are not compared: that takes a database of addresses.
 */
async function isRisky(sql: Sql, { account, wrong }: Checked, { now, request }: Call): Promise<boolean> {
  if (wrong >= suspicious || account.recovered) return true
  if (account.sandbox) return false
  if (account.last_login_at !== null && now - account.last_login_at >= idle) return true
  return isUnknownDevice(sql, account.account_id, request)
}

export async function login(call: Call, { passwordRounds }: AccountOptions): Promise<Response> {
  const { sql, now, body, request } = call
  const checked = await checkCredentials(sql, body, now, passwordRounds)
  const { account } = checked
  const { account_id, mobile, sandbox } = account
  const risky = await isRisky(sql, checked, call)
  const code = typeof body.mobile_vcode === 'string' ? body.mobile_vcode.trim() : ''
  if (risky && code === '') refuse(60210, {}, { need_mobile_vcode: true, mobile_mask: maskMobile(mobile) })
  const check = risky ? await checkCode(sql, { scene: 'login', mobile }, code, now) : undefined
  return sql.transaction(async (step) => {
    if (check) await spendCode(step, check)
    await forgetAttempts(step, counterOf(account_id))
    const token = await openSession(step, account, now)
    await step.query(
      'update platform.account set last_login_at = $2, recovered = false where account_id = $1',
      [account_id, now],
    )
    const answer = success({ token }, 'envelope')
    if (!sandbox) answer.headers.append('set-cookie', await rememberDevice(step, account_id, request, now))
    return answer
  })
}

export async function sendLoginCode(call: Call, options: AccountOptions): Promise<Json> {
  const { account } = await checkCredentials(call.sql, call.body, call.now, options.passwordRounds)
  const { mobile } = account
  const sent = await sendCode(call, { scene: 'login', mobile }, options)
  return { mobile_mask: maskMobile(mobile), ...sent }
}
