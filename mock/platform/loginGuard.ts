import type { Sql } from '../store/sql'
import { refuse } from './refusal'

/** Wrong passwords within the window after which a sign-in needs a code as well. */
export const suspicious = 3

/** Wrong passwords within 15 minutes that lock an account for 15 minutes. */
const allowed = 5
const window = 15 * 60

/** How an attempt waits for others on the same account. */
const waiting = { tries: 40, everyMs: 50 }

const refuseFor = (seconds: number): never => refuse(60205, { n: Math.ceil(seconds / 60) })

/**
 * Counts an attempt before its password is checked, so that parallel guesses cannot slip past the limit. While as many
 * are being checked as may still be wrong, it waits: they are either right and make room, or wrong and lock the account.
 *
 * @param login the account, or the unknown name that was tried
 * @throws Refusal 60205 with the minutes to wait
 */
export async function countAttempt(sql: Sql, login: string, now: number): Promise<void> {
  for (let attempt = 0; attempt < waiting.tries; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, waiting.everyMs))
    if (await isCounted(sql, login, now)) return
    const [guard] = await sql.query<{ locked_until: number }>(
      'select locked_until from platform.login_guard where login = $1',
      [login],
    )
    if (guard && guard.locked_until > now) return refuseFor(guard.locked_until - now)
  }
  // The account is not locked: the others only take long.
  refuseFor(60)
}

/** Counts the attempt if the limit allows; starts over when the lock or the window has expired. */
async function isCounted(sql: Sql, login: string, now: number): Promise<boolean> {
  const over = `(g.locked_until > 0 or g.since <= $2 - ${window})`
  const counted = await sql.query(
    `insert into platform.login_guard as g (login, attempts, since, locked_until) values ($1, 1, $2, 0)
     on conflict (login) do update set
       attempts = case when ${over} then 1 else g.attempts + 1 end,
       since = case when ${over} then $2 else g.since end,
       wrong = case when ${over} then 0 else g.wrong end,
       locked_until = 0
     where g.locked_until <= $2 and (${over} or g.attempts < ${allowed})
     returning 1 as counted`,
    [login, now],
  )
  return counted.length > 0
}

/** Locks the account after the last allowed attempt. Throws Refusal always: 60205 with the minutes to wait, else `code`. */
export async function refuseWrong(sql: Sql, login: string, now: number, code: number): Promise<never> {
  const [row] = await sql.query<{ locked_until: number }>(
    `update platform.login_guard set wrong = wrong + 1,
       locked_until = case when wrong + 1 >= ${allowed} then $2 else locked_until end
     where login = $1 returning locked_until`,
    [login, now + window],
  )
  return row && row.locked_until > now ? refuseFor(row.locked_until - now) : refuse(code)
}

/** Uncounts an attempt whose password was right. Returns the number of wrong passwords within the window. */
export async function takeBack(sql: Sql, login: string): Promise<number> {
  const [row] = await sql.query<{ wrong: number }>(
    `update platform.login_guard set attempts = greatest(attempts - 1, 0) where login = $1 returning wrong`,
    [login],
  )
  return row?.wrong ?? 0
}

export async function forgetAttempts(sql: Sql, login: string): Promise<void> {
  await sql.query('delete from platform.login_guard where login = $1', [login])
}

export async function removeOldAttempts(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.login_guard where since <= $1 and locked_until <= $2', [
    now - window,
    now,
  ])
}
