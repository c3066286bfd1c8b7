import type { Sql } from '../../store/sql'
import type { JsonObject } from '../contract'
import { countAttempt, refuseWrong, takeBack } from '../loginGuard'
import { passwordMatches } from '../password'
import { refuse } from '../refusal'
import { textOf } from './fields'

interface Account {
  readonly account_id: number
  readonly mobile: string
  readonly password_hash: string
  /** The account or its partner is disabled. */
  readonly disabled: boolean
  /** A shared account with a public password. */
  readonly sandbox: boolean
  /** Its password was recovered, and nobody has signed in since. */
  readonly recovered: boolean
  readonly last_login_at: number | null
}

export interface Checked {
  readonly account: Account
  /** Wrong passwords in the last 15 minutes. */
  readonly wrong: number
}

/** One counter per account, whichever of its names is entered. */
export const counterOf = (accountId: number): string => `account ${accountId}`

/**
 * Checks name and password, and counts the attempt unless they are right.
 *
 * @param sql not a transaction that a refusal rolls back: the count must stay
 * @throws Refusal 10001 without name or password, 60204 when they do not match, 60205 with the minutes for which the account
 *   is locked, 60206 when it is disabled
 */
export async function checkCredentials(
  sql: Sql,
  body: JsonObject,
  now: number,
  passwordRounds: number,
): Promise<Checked> {
  const username = textOf(body, 'username').trim()
  const password = textOf(body, 'password')
  const [account] = await sql.query<Account>(
    `select a.account_id, a.mobile, a.password_hash, a.sandbox, a.recovered, a.last_login_at,
       a.disabled or p.status = 'DISABLED' as disabled
     from platform.account a join platform.partner p using (partner_id)
     where a.username = $1 or a.mobile = $1`,
    [username],
  )
  // Unknown names are locked as well, so that a lock reveals nothing.
  const counter = account ? counterOf(account.account_id) : `name ${username}`
  await countAttempt(sql, counter, now)
  const right = await passwordMatches(password, account?.password_hash, passwordRounds)
  if (!account || !right) return refuseWrong(sql, counter, now, 60204)
  const wrong = await takeBack(sql, counter)
  if (account.disabled) refuse(60206)
  return { account, wrong }
}
