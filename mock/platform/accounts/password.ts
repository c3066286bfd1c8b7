import type { AccountOptions, Call, Json, PartnerCall } from '../contract'
import { countAttempt, forgetAttempts, refuseWrong, takeBack } from '../loginGuard'
import { hashPassword, passwordMatches } from '../password'
import { refuse } from '../refusal'
import { endOtherSessions, tokenOf } from '../session'
import { checkCode, sendCode, spendCode } from '../verificationCodes'
import { mobileOf, newPasswordOf, runPublicOnce, textOf } from './fields'
import { counterOf } from './login'

/** @throws Refusal 60219, 60220, 60221, 60222; 60205 with the minutes for which the account is locked */
export async function editPassword(
  { sql, now, body, account: { accountId }, request }: PartnerCall,
  { passwordRounds }: AccountOptions,
): Promise<Json> {
  const given = textOf(body, 'old_password')
  const wanted = newPasswordOf(body, 'new_password')
  const counter = counterOf(accountId)
  await countAttempt(sql, counter, now)
  const [stored] = await sql.query<{ password_hash: string }>(
    'select password_hash from platform.account where account_id = $1',
    [accountId],
  )
  const right = await passwordMatches(given, stored?.password_hash, passwordRounds)
  if (!stored || !right) return refuseWrong(sql, counter, now, 60219)
  await takeBack(sql, counter)
  if (wanted === given) refuse(60220)
  const hash = await hashPassword(wanted, passwordRounds)
  return sql.transaction(async (step) => {
    const changed = await step.query(
      `update platform.account set password_hash = $2 where account_id = $1 and password_hash = $3
       returning 1 as changed`,
      [accountId, hash, stored.password_hash],
    )
    // Somebody has changed it meanwhile.
    if (changed.length === 0) refuse(60219)
    await endOtherSessions(step, accountId, tokenOf(request))
    return 'success'
  })
}

/** Sends the code of a recovery, also to a number without an account: the answer does not reveal which numbers have one. */
export async function sendRecoveryCode(call: Call, options: AccountOptions): Promise<Json> {
  return sendCode(call, { scene: 'recover', mobile: mobileOf(call.body) }, options)
}

export async function recover(call: Call, { passwordRounds: rounds }: AccountOptions): Promise<Json> {
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
