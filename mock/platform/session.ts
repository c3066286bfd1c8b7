import { parse } from 'hono/utils/cookie'
import { randomText } from '@/declaration/randomText'
import { type Sql, StoreFault } from '../store/sql'
import type { SignedIn } from './contract'
import { digest } from './digest'
import { refuse } from './refusal'
import { roleOf } from './roles'

const tokenLength = 32
const tokenCookie = 'Admin-Token'

/** Seconds after its last use for which a session lives. */
const lifetime = 12 * 3600
/** The last use is stored once a minute at most, so that reads stay cheap. */
const touchEvery = 60
const sessionsPerAccount = 3

const signedInElsewhere = 50012
const expired = 50014

/** A write accepts the header only: a forged request from a foreign page carries the cookie, but never the header. */
export function tokenOf(request: Request): string | undefined {
  const header = request.headers.get('x-token')
  if (header !== null) return header
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return reads ? parse(request.headers.get('cookie') ?? '', tokenCookie)[tokenCookie] : undefined
}

/** An account whose password was right. */
interface Verified {
  readonly account_id: number
  readonly password_hash: string
}

/** Ends the account's oldest sessions beyond three. Returns the token. Throws Refusal 60204 if the password has changed. */
export async function openSession(sql: Sql, { account_id: accountId, password_hash }: Verified, now: number) {
  // Locks the account, so that parallel sign-ins count sessions one after the other.
  const unchanged = await sql.query(
    'select 1 from platform.account where account_id = $1 and password_hash = $2 for update',
    [accountId, password_hash],
  )
  if (unchanged.length === 0) refuse(60204)
  await sql.query(
    `update platform.session set ended_code = $3 where token_hash in (
       select token_hash from platform.session
       where account_id = $1 and ended_code is null and seen_at > $4
       order by session_no desc offset $2)`,
    [accountId, sessionsPerAccount - 1, signedInElsewhere, now - lifetime],
  )
  const token = randomText(tokenLength)
  await sql.query(
    'insert into platform.session (token_hash, account_id, opened_at, seen_at) values ($1, $2, $3, $3)',
    [await digest(token), accountId, now],
  )
  return token
}

interface SessionRow {
  account_id: number
  partner_id: number
  username: string
  seen_at: number
  role: string
  ended_code: number | null
  disabled: boolean
  /** The permissions that delivered areas give to its role. */
  granted: readonly string[]
}

/** @throws Refusal 50008 for an unknown token, 50012 when a later sign-in ended it, 50014 after 12 hours without use */
export async function signedIn(sql: Sql, token: string | undefined, now: number): Promise<SignedIn> {
  if (!token || token.length !== tokenLength) refuse(50008)
  const hash = await digest(token)
  const [row] = await sql.query<SessionRow>(
    `select s.account_id, a.partner_id, a.username, a.role, s.seen_at, s.ended_code,
       a.disabled or p.status = 'DISABLED' as disabled,
       array(select g.pattern from platform.delivered_grant g
         where g.partner_id = a.partner_id and g.role = a.role order by g.area, g.pattern) as granted
     from platform.session s join platform.account a using (account_id) join platform.partner p using (partner_id)
     where s.token_hash = $1`,
    [hash],
  )
  if (!row) refuse(50008)
  if (row.ended_code !== null) refuse(row.ended_code)
  if (row.disabled || now - row.seen_at >= lifetime) refuse(expired)
  if (now - row.seen_at >= touchEvery) await touchSession(sql, hash, now)
  const { account_id: accountId, partner_id: partnerId, username, role, granted } = row
  return { accountId, partnerId, username, permissions: [...roleOf(role).permissions, ...granted] }
}

/** Stores the last use; a full store does without. */
async function touchSession(sql: Sql, hash: string, now: number): Promise<void> {
  try {
    await sql.query('update platform.session set seen_at = $2 where token_hash = $1 and seen_at < $2', [
      hash,
      now,
    ])
  } catch (error) {
    if (!(error instanceof StoreFault && error.fault === 'full')) throw error
  }
}

export async function endSession(sql: Sql, token: string | undefined): Promise<void> {
  if (token) await sql.query('delete from platform.session where token_hash = $1', [await digest(token)])
}

export async function endOtherSessions(sql: Sql, accountId: number, keep: string | undefined): Promise<void> {
  await sql.query(
    'update platform.session set ended_code = $3 where account_id = $1 and token_hash <> $2 and ended_code is null',
    [accountId, keep ? await digest(keep) : '', expired],
  )
}

/** Removes sessions unused for a week; until then their owners learn why they were signed out. */
export async function removeOldSessions(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.session where seen_at < $1', [now - 7 * 24 * 3600])
}
