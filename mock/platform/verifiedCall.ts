import type { Sql } from '../store/sql'
import type { AccountOptions } from './accounts/options'
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
 * For calls that want the code that was sent to the operator's mobile (`vcode`). The try is counted before the call's
 * transaction, whose refusal would take the count back; the code is used up inside of it.
 *
 * @param verified `true`: always; else the input whose sending asks for it
 * @returns what the route does first; it gives what its transaction begins with
 */
export const askedForCode =
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
  ({ passwordRounds: rounds, onSms, peerOf }: AccountOptions) =>
  async ({ sql, account, now, request }: PartnerCall): Promise<Json> => {
    const mobile = await mobileOf(sql, account.accountId)
    return sendCode(sql, { scene: 'verify', mobile, peer: peerOf(request), now, rounds, onSms })
  }
