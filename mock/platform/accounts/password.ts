import type { Json, PartnerCall } from '../contract'
import { countAttempt, refuseWrong, takeBack } from '../loginGuard'
import { hashPassword, passwordMatches } from '../password'
import { refuse } from '../refusal'
import { endOtherSessions, tokenOf } from '../session'
import { counterOf } from './credentials'
import { newPasswordOf, textOf } from './fields'

/**
 * Changes the password and ends the account's other sessions. A wrong old password counts as at the sign-in: an open
 * session must not help to guess it.
 *
 * @throws Refusal 60219, 60220, 60221, 60222; 60205 with the minutes for which the account is locked
 */
export const editPassword =
  (passwordRounds: number) =>
  async ({ sql, now, body, account: { accountId }, request }: PartnerCall): Promise<Json> => {
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
      // It has been changed meanwhile.
      if (changed.length === 0) refuse(60219)
      await endOtherSessions(step, accountId, tokenOf(request))
      return 'success'
    })
  }
