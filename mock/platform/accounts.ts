import type { Area, Call, Json, JsonObject, PartnerCall } from './contract'
import { countAttempt, forgetAttempts, lock } from './loginGuard'
import { hashPassword, passwordMatches } from './password'
import { refuse } from './refusal'
import { endOtherSessions, endSession, openSession, tokenOf } from './session'

/** The limits of a password in characters (specification §5). */
const passwordLength = { min: 6, max: 20 }

/** A text of the body; the caller says which, a missing one is refused with 10001. */
function textOf(body: JsonObject, field: string): string {
  const value = body[field]
  if (typeof value !== 'string' || value === '' || value.length > 200) refuse(10001, { field })
  return value
}

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
    return { token: await sql.transaction((step) => openSession(step, account.account_id, now)) }
  }

const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

interface InfoRow {
  name: string
  avatar: string
  introduction: string
  mobile: string
  company_name: string
  support: JsonObject
}

/** Who is signed in, and what the frame shows of it; areas add what they know (domain §3.3). */
const info =
  (areas: readonly Area[]) =>
  async (call: PartnerCall): Promise<Json> => {
    const [row] = await call.sql.query<InfoRow>(
      `select a.name, a.avatar, a.introduction, a.mobile, p.company_name, p.support
       from platform.account a join platform.partner p using (partner_id) where a.account_id = $1`,
      [call.account.accountId],
    )
    if (!row) refuse(50008)
    const { mobile, ...shown } = row
    const own = {
      ...shown,
      // Business screens are part of the console; a partner's menu adds nothing to them (domain §3.3).
      menus: [],
      roles: ['admin'],
      partner_id: call.partnerId,
      mobile_mask: maskMobile(mobile),
      unread_announcement: 0,
    }
    const added = await Promise.all(areas.map((area) => area.info?.(call)))
    return Object.assign(own, ...added)
  }

/** Ends the session of the token, when there is one; signing out never fails (domain §3.3). */
async function logout({ sql, request }: Call): Promise<Json> {
  await endSession(sql, tokenOf(request))
  return 'success'
}

/** Changes the password and ends the account's other sessions. */
const editPassword =
  (passwordRounds: number) =>
  async ({ sql, body, account, request }: PartnerCall): Promise<Json> => {
    const given = textOf(body, 'old_password')
    const wanted = textOf(body, 'new_password')
    const length = [...wanted].length
    if (length < passwordLength.min || length > passwordLength.max) refuse(60222)
    if (wanted !== body.new_password_again) refuse(60221)
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
  ],
})
