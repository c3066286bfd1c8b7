import type { Area, Call, Json } from '../contract'
import { countAttempt, forgetAttempts, lock } from '../loginGuard'
import { passwordMatches } from '../password'
import { refuse } from '../refusal'
import { endSession, openSession, tokenOf } from '../session'
import { textOf } from './fields'
import { info } from './info'
import { accountList } from './list'
import { editPassword } from './password'

interface AccountRow {
  account_id: number
  password_hash: string
  disabled: boolean
}

/** Signs in by user name or mobile number (domain §3.3). */
const login =
  (passwordRounds: number) =>
  async ({ sql, now, body }: Call): Promise<Json> => {
    const username = textOf(body, 'username').trim()
    const password = textOf(body, 'password')
    const [account] = await sql.query<AccountRow>(
      'select account_id, password_hash, disabled from platform.account where username = $1 or mobile = $1',
      [username],
    )
    // One counter per account, whichever of its names was typed; unknown names lock as well and so tell nothing.
    const counted = account ? `account ${account.account_id}` : `name ${username}`
    const { last } = await countAttempt(sql, counted, now)
    const right = await passwordMatches(password, account?.password_hash, passwordRounds)
    if (!account || !right) return last ? lock(sql, counted, now) : refuse(60204)
    await forgetAttempts(sql, counted)
    if (account.disabled) refuse(60206)
    const token = await sql.transaction(async (step) => {
      await step.query('update platform.account set last_login_at = $2 where account_id = $1', [
        account.account_id,
        now,
      ])
      return openSession(step, account.account_id, now)
    })
    return { token }
  }

/** Ends the session of the token, when there is one; signing out never fails (domain §3.3). */
async function logout({ sql, request }: Call): Promise<Json> {
  await endSession(sql, tokenOf(request))
  return 'success'
}

/**
 * Accounts and sessions.
 *
 * @param areas the business areas, asked for what they add to `/user/info`
 * @param passwordRounds those of newly kept passwords
 */
export const accountArea = (areas: readonly Area[], passwordRounds: number): Area => ({
  name: 'account',
  routes: [
    // Not atomic: a wrong password is refused, and must be counted all the same.
    { call: 'POST /user/login', access: 'public', atomic: false, answer: login(passwordRounds) },
    { call: 'GET /user/info', answer: info(areas) },
    { call: 'POST /user/logout', access: 'public', answer: logout },
    { call: 'POST /user/editpwd', answer: editPassword(passwordRounds) },
    { call: 'GET /user/accountlist', permission: 'account.list', answer: accountList },
  ],
})
