import type { Json, PartnerCall } from '../contract'
import { countAttempt, refuseWrong, takeBack } from '../loginGuard'
import { hashPassword, passwordMatches } from '../password'
import { refuse } from '../refusal'
import { endOtherSessions, tokenOf } from '../session'
import { counterOf } from './credentials'
import { newPasswordOf, textOf } from './fields'

/**
 * Changes the password and ends the account's other sessions (domain §3.3). A wrong old password counts as one given at
 * the sign-in: whoever comes upon an open session finds out no more about it there than here.
 *
 * @throws Refusal beside those of domain §3.3 60205 with the minutes for which the account is locked
 */
export const editPassword =
  (passwordRounds: number) =>
  async ({ sql, now, body, account: { accountId }, request }: PartnerCall): Promise<Json> => {
    const given = textOf(body, 'old_password')
    const wanted = newPasswordOf(body, 'new_password')
    const counter = counterOf(accountId)
    await countAttempt(sql, counter, now)
    const [kept] = await sql.query<{ password_hash: string }>(
      'select password_hash from platform.account where account_id = $1',
      [accountId],
    )
    const right = await passwordMatches(given, kept?.password_hash, passwordRounds)
    if (!kept || !right) return refuseWrong(sql, counter, now, 60219)
    await takeBack(sql, counter)
    if (wanted === given) refuse(60220)
    const hash = await hashPassword(wanted, passwordRounds)
    return sql.transaction(async (step) => {
      const changed = await step.query(
        `update platform.account set password_hash = $2 where account_id = $1 and password_hash = $3
         returning 1 as changed`,
        [accountId, hash, kept.password_hash],
      )
      // Somebody else has changed it meanwhile.
      if (changed.length === 0) refuse(60219)
      await endOtherSessions(step, accountId, tokenOf(request))
      return 'success'
    })
  }
