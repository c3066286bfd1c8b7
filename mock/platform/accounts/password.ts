import type { Json, PartnerCall } from '../contract'
import { hashPassword, passwordMatches } from '../password'
import { refuse } from '../refusal'
import { endOtherSessions, tokenOf } from '../session'
import { newPasswordOf, textOf } from './fields'

/** Changes the password and ends the account's other sessions (domain §3.3). */
export const editPassword =
  (passwordRounds: number) =>
  async ({ sql, body, account, request }: PartnerCall): Promise<Json> => {
    const given = textOf(body, 'old_password')
    const wanted = newPasswordOf(body, 'new_password')
    const [row] = await sql.query<{ password_hash: string }>(
      'select password_hash from platform.account where account_id = $1 for update',
      [account.accountId],
    )
    if (!(await passwordMatches(given, row?.password_hash, passwordRounds))) refuse(60219)
    if (wanted === given) refuse(60220)
    await sql.query('update platform.account set password_hash = $2 where account_id = $1', [
      account.accountId,
      await hashPassword(wanted, passwordRounds),
    ])
    await endOtherSessions(sql, account.accountId, tokenOf(request))
    return 'success'
  }
