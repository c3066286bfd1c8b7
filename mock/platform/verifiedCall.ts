import type { Sql } from '../store/sql'
import type { AccountOptions } from './accountOptions'
import type { Json, PartnerCall } from './contract'
import { refuse } from './refusal'
import { checkCode, sendCode, spendCode } from './verificationCodes'

const mobileOf = async (sql: Sql, accountId: number): Promise<string> => {
  const [account] = await sql.query<{ mobile: string }>(
    'select mobile from platform.account where account_id = $1',
    [accountId],
  )
  return account?.mobile ?? refuse(50008)
}

/**
 * `prepare` of a call that needs the code sent to the operator's mobile (`vcode`). The attempt is counted before the
 * transaction, which a refusal would roll back; the code is used up inside it.
 *
 * @param verified `true`: always; else the name of the input that makes it necessary
 */
export const verifyCode =
  (verified: true | string) =>
  async ({ sql, account, body, now }: PartnerCall): Promise<(step: Sql) => Promise<void>> => {
    if (verified !== true && (body[verified] === undefined || body[verified] === null)) return async () => {}
    const { vcode } = body
    if (typeof vcode !== 'string' || !/^\d{6}$/.test(vcode)) return async () => refuse(60211)
    const check = await checkCode(
      sql,
      { scene: 'verify', mobile: await mobileOf(sql, account.accountId) },
      vcode,
      now,
    )
    return (step) => spendCode(step, check)
  }

/** `POST /user/sendverifysms`: sends the code for such a call to the operator's own mobile. */
export const sendVerification =
  (options: AccountOptions) =>
  async (call: PartnerCall): Promise<Json> => {
    const mobile = await mobileOf(call.sql, call.account.accountId)
    return sendCode(call, { scene: 'verify', mobile }, options)
  }
