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
 * When five others are being looked at, it waits for them: either one is right and clears the count (colleagues who
 * sign in at the same moment), or they are wrong and lock the account.
 *
 * @param login names the account, or the unknown name that was tried
 * @throws Refusal 60205 with the minutes to wait
 */
export async function countAttempt(sql: Sql, login: string, now: number): Promise<void> {
  for (let look = 0; look < patience.looks; look++) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, patience.everyMs))
    const { attempts, locked_until } = await reserve(sql, login, now)
    if (locked_until > now) return refuseFor(locked_until - now)
    if (attempts <= allowed) return
  }
  refuseFor(window)
}

interface Guard {
  attempts: number
  locked_until: number
}

/** Adds one to the count, begins a new one when the lock or the window is over, and leaves a locked one alone. */
async function reserve(sql: Sql, login: string, now: number): Promise<Guard> {
  const [row] = await sql.query<Guard>(
    `insert into platform.login_guard as g (login, attempts, since, locked_until) values ($1, 1, $2, 0)
     on conflict (login) do update set
       attempts = case when g.locked_until > $2 then g.attempts
                       when g.locked_until > 0 or g.since <= $2 - ${window} then 1 else g.attempts + 1 end,
       since = case when g.locked_until > $2 then g.since
                    when g.locked_until > 0 or g.since <= $2 - ${window} then $2 else g.since end,
       wrong = case when g.locked_until > $2 then g.wrong
                    when g.locked_until > 0 or g.since <= $2 - ${window} then 0 else g.wrong end,
       locked_until = case when g.locked_until > $2 then g.locked_until else 0 end
     returning attempts, locked_until`,
    [login, now],
  )
  if (!row) throw new Error('the attempt was not counted')
  return row
}

/**
 * Refuses an attempt that was wrong, and locks the account when it was the last one allowed.
 *
 * @throws Refusal always: 60205 with the minutes to wait, else 60204
 */
export async function refuseWrong(sql: Sql, login: string, now: number): Promise<never> {
  const [row] = await sql.query<{ locked_until: number }>(
    `update platform.login_guard set wrong = wrong + 1,
       locked_until = case when wrong + 1 >= ${allowed} then $2 else locked_until end
     where login = $1 returning locked_until`,
    [login, now + window],
  )
  return row && row.locked_until > now ? refuseFor(row.locked_until - now) : refuse(60204)
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
