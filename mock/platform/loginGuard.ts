import type { Sql } from '../store/sql'
import { refuse } from './refusal'

/** Five wrong passwords within 15 minutes lock an account for 15 minutes (domain §3.2). */
const allowed = 5
const window = 15 * 60

const refuseFor = (seconds: number): never => refuse(60205, { n: Math.ceil(seconds / 60) })

/**
 * Counts an attempt before its password is looked at, so that guesses sent at the same time cannot slip past the limit.
 *
 * @param login names the account, or the unknown name that was tried
 * @throws Refusal 60205 with the minutes to wait
 */
export async function countAttempt(
  sql: Sql,
  login: string,
  now: number,
): Promise<{ readonly last: boolean }> {
  const [row] = await sql.query<{ attempts: number; since: number; locked_until: number }>(
    `insert into platform.login_guard as g (login, attempts, since, locked_until) values ($1, 1, $2, 0)
     on conflict (login) do update set
       attempts = case when g.locked_until > $2 then g.attempts
                       when g.locked_until > 0 or g.since <= $2 - ${window} then 1 else g.attempts + 1 end,
       since = case when g.locked_until > $2 then g.since
                    when g.locked_until > 0 or g.since <= $2 - ${window} then $2 else g.since end,
       locked_until = case when g.locked_until > $2 then g.locked_until else 0 end
     returning attempts, since, locked_until`,
    [login, now],
  )
  if (!row) throw new Error('the attempt was not counted')
  if (row.locked_until > now) refuseFor(row.locked_until - now)
  if (row.attempts > allowed) refuseFor(row.since + window - now)
  return { last: row.attempts === allowed }
}

/**
 * Locks the account after the last allowed attempt was wrong.
 *
 * @throws Refusal 60205 always
 */
export async function lock(sql: Sql, login: string, now: number): Promise<never> {
  await sql.query('update platform.login_guard set locked_until = $2 where login = $1', [login, now + window])
  return refuseFor(window)
}

/** Forgets the attempts: the right password was given, or recovered. */
export async function forgetAttempts(sql: Sql, login: string): Promise<void> {
  await sql.query('delete from platform.login_guard where login = $1', [login])
}

/** Removes counters that no longer lock anybody. */
export async function removeOldAttempts(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.login_guard where since <= $1 and locked_until <= $2', [
    now - window,
    now,
  ])
}
