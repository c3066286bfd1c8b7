import type { AccountOptions } from '../accountOptions'
import type { Call, Json } from '../contract'
import { forgetAttempts } from '../loginGuard'
import { hashPassword } from '../password'
import { refuse } from '../refusal'
import { endOtherSessions } from '../session'
import { checkCode, sendCode, spendCode } from '../verificationCodes'
import { counterOf } from './credentials'
import { mobileOf, newPasswordOf, textOf } from './fields'
import { runPublicOnce } from './runPublicOnce'

/** Sends the code of a recovery, also to a number without an account: the answer does not reveal which numbers have one. */
export const sendRecoveryCode =
  (options: AccountOptions) =>
  async (call: Call): Promise<Json> =>
    sendCode(call, { scene: 'recover', mobile: mobileOf(call.body) }, options)

/** Sets a new password, ends all sessions of the account and lifts its lock. */
export const recover =
  ({ passwordRounds: rounds }: AccountOptions) =>
  async (call: Call): Promise<Json> => {
    const { sql, now, body } = call
    const mobile = mobileOf(body)
    const vcode = textOf(body, 'vcode', '验证码').trim()
    const wanted = newPasswordOf(body, 'new_password')
    const check = await checkCode(sql, { scene: 'recover', mobile }, vcode, now)
    const hash = await hashPassword(wanted, rounds)
    return runPublicOnce(
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
