import type { Sql } from '../store/sql'
import { refuse } from './refusal'

/** So many wrong passwords within the window make the next sign-in prove more than a password (domain §3.2). */
export const suspicious = 3

/** Five wrong passwords within 15 minutes lock an account for 15 minutes (domain §3.2). */
const allowed = 5
const window = 15 * 60

/** How long an attempt waits for others on the same account, and how often it looks. */
const patience = { looks: 40, everyMs: 50 }

const refuseFor = (seconds: number): never => refuse(60205, { n: Math.ceil(seconds / 60) })

/**
 * Counts an attempt before its password is looked at, so that guesses sent at the same time cannot slip past the limit.
 * When as many are being looked at as may still be wrong, it waits for them without counting: either they are right and
 * make room (colleagues who sign in at the same moment), or they are wrong and lock the account.
 *
 * @param login names the account, or the unknown name that was tried
 * @throws Refusal 60205 with the minutes to wait
 */
export async function countAttempt(sql: Sql, login: string, now: number): Promise<void> {
  for (let look = 0; look < patience.looks; look++) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, patience.everyMs))
    if (await isCounted(sql, login, now)) return
    const [guard] = await sql.query<{ locked_until: number }>(
      'select locked_until from platform.login_guard where login = $1',
      [login],
    )
    if (guard && guard.locked_until > now) return refuseFor(guard.locked_until - now)
  }
  // Nobody is locked out: the others take their time.
  refuseFor(60)
}

/** Adds one to the count where there is room, and begins a new one when the lock or the window is over. */
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

/**
 * Refuses an attempt that was wrong, and locks the account when it was the last one allowed.
 *
 * @param code says that the password is wrong
 * @throws Refusal always: 60205 with the minutes to wait, else with the code
 */
export async function refuseWrong(sql: Sql, login: string, now: number, code: number): Promise<never> {
  const [row] = await sql.query<{ locked_until: number }>(
    `update platform.login_guard set wrong = wrong + 1,
       locked_until = case when wrong + 1 >= ${allowed} then $2 else locked_until end
     where login = $1 returning locked_until`,
    [login, now + window],
  )
  return row && row.locked_until > now ? refuseFor(row.locked_until - now) : refuse(code)
}

/**
 * Takes a counted attempt back: its password was right, so it was no guess. Those before it stay.
 *
 * @returns how many passwords were wrong within the window
 */
export async function takeBack(sql: Sql, login: string): Promise<number> {
  const [row] = await sql.query<{ wrong: number }>(
    `update platform.login_guard set attempts = greatest(attempts - 1, 0) where login = $1 returning wrong`,
    [login],
  )
  return row?.wrong ?? 0
}

/** Forgets the attempts: somebody has signed in, or chosen a new password. */
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
