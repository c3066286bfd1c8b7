import type { Sql } from '../../store/sql'
import type { AccountOptions } from '../accountOptions'
import type { Call, Json } from '../contract'
import { isUnknownDevice, rememberDevice } from '../devices'
import { success } from '../envelope'
import { forgetAttempts, suspicious } from '../loginGuard'
import { refuse } from '../refusal'
import { openSession } from '../session'
import { checkCode, sendCode, spendCode } from '../verificationCodes'
import { type Checked, checkCredentials, counterOf } from './credentials'
import { maskMobile } from './fields'

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

/** Signs in by user name or mobile number. */
export const login =
  ({ passwordRounds }: AccountOptions) =>
  async (call: Call): Promise<Response> => {
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

/** Sends the code of a risky sign-in to the account's own number. */
export const sendLoginCode =
  (options: AccountOptions) =>
  async (call: Call): Promise<Json> => {
    const { account } = await checkCredentials(call.sql, call.body, call.now, options.passwordRounds)
    const { mobile } = account
    const sent = await sendCode(call, { scene: 'login', mobile }, options)
    return { mobile_mask: maskMobile(mobile), ...sent }
  }
