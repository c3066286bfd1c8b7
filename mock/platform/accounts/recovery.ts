import type { Call, Json } from '../contract'
import { forgetAttempts } from '../loginGuard'
import { hashPassword } from '../password'
import { refuse } from '../refusal'
import { endOtherSessions } from '../session'
import { checkCode, sendCode, spendCode } from '../verificationCodes'
import { counterOf } from './credentials'
import { mobileOf, newPasswordOf, textOf } from './fields'
import { onceForAll } from './onceForAll'
import type { AccountOptions } from './options'

/**
 * Sends the code of a recovery. A number without an account gets one as well: neither the answer nor its time tells which
 * numbers have one, and the owner of the number learns it after giving the code (domain §3.3).
 */
export const sendRecoveryCode =
  ({ passwordRounds, onSms, peerOf }: AccountOptions) =>
  async ({ sql, now, body, request }: Call): Promise<Json> => {
    const [mobile, peer] = [mobileOf(body), peerOf(request)]
    return sendCode(sql, { scene: 'recover', mobile, peer, now, rounds: passwordRounds, onSms })
  }

/** Gives an account a new password, ends all its sessions and lifts its lock (domain §3.3). */
export const recover =
  ({ passwordRounds: rounds }: AccountOptions) =>
  async (call: Call): Promise<Json> => {
    const { sql, now, body } = call
    const mobile = mobileOf(body)
    const vcode = textOf(body, 'vcode', '验证码').trim()
    const wanted = newPasswordOf(body, 'new_password')
    const check = await checkCode(sql, { scene: 'recover', mobile }, vcode, now)
    const hash = await hashPassword(wanted, rounds)
    return onceForAll(
      call,
      { path: '/user/findpwd/updatewd', password: 'new_password', rounds },
      async (step) => {
        await spendCode(step, check)
        const [account] = await step.query<{ account_id: number }>(
          `update platform.account set password_hash = $2, recovered = true where mobile = $1
           returning account_id`,
          [mobile, hash],
        )
        if (!account) refuse(60217)
        await endOtherSessions(step, account.account_id, undefined)
        await forgetAttempts(step, counterOf(account.account_id))
        return 'success'
      },
    )
  }
