import type { Sql } from '../../store/sql'
import type { Call, Json } from '../contract'
import { isUnknownDevice, rememberDevice } from '../devices'
import { success } from '../envelope'
import { forgetAttempts, suspicious } from '../loginGuard'
import { refuse } from '../refusal'
import { openSession } from '../session'
import { checkCode, sendCode, spendCode } from '../verificationCodes'
import { type Checked, checkCredentials, counterOf } from './credentials'
import { maskMobile } from './fields'
import type { AccountOptions } from './options'

/** An account that nobody has signed in to for so many seconds must prove more than a password. */
const idle = 30 * 24 * 3600

/**
 * Whether a sign-in must be confirmed by a text message (domain §3.2). Sign-ins from another province than before are not
 * looked at: that takes a database of where addresses lie. Sandbox accounts are used from everywhere and by everybody, so
 * neither browser nor pause says anything about them.
 */
async function isRisky(sql: Sql, { account, wrong }: Checked, { now, request }: Call): Promise<boolean> {
  if (wrong >= suspicious || account.recovered) return true
  if (account.sandbox) return false
  if (account.last_login_at !== null && now - account.last_login_at >= idle) return true
  return isUnknownDevice(sql, account.account_id, request)
}

/** Signs in by user name or mobile number (domain §3.3). */
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

/** Sends the code that a risky sign-in asks for, to the account's own number (domain §3.3). */
export const sendLoginCode =
  ({ passwordRounds, onSms, peerOf }: AccountOptions) =>
  async ({ sql, now, body, request }: Call): Promise<Json> => {
    const { account } = await checkCredentials(sql, body, now, passwordRounds)
    const { mobile } = account
    const sent = await sendCode(sql, {
      scene: 'login',
      mobile,
      peer: peerOf(request),
      now,
      rounds: passwordRounds,
      onSms,
    })
    return { mobile_mask: maskMobile(mobile), ...sent }
  }
