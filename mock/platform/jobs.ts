import { isLogged, type Sql } from '../store/sql'
import type { Channels } from './channels'
import type { Job } from './contract'

/** How long a job of a dead instance stays blocked. */
const leaseSeconds = 60

export interface Clock {
  /** The instance's name: a lease that it could not return is still its own. */
  readonly instance: string
  readonly running: Set<string>
  readonly sql: Sql
  readonly now: () => number
  readonly channels: Channels
  readonly onError: (error: unknown, what: string) => void
}

/** Registers the jobs in the store; a new one is due at once. */
export async function registerJobs(sql: Sql, jobs: readonly Job[], now: number): Promise<void> {
  for (const { name } of jobs)
    await sql.query(
      `insert into platform.job (name, due_at, leased_until, owner) values ($1, $2, 0, '') on conflict do nothing`,
      [name, now],
    )
}

/** Runs a job under a lease, a row of the store that is renewed meanwhile. Returns whether the job ran here. */
async function runOne(job: Job, { instance, sql, now, channels, onError }: Clock): Promise<boolean> {
  const started = now()
  const taken = await sql.query(
    `update platform.job set leased_until = $3, owner = $4
     where name = $1 and due_at <= $2 and (leased_until <= $2 or owner = $4) returning name`,
    [job.name, started, started + leaseSeconds, instance],
  )
  if (taken.length === 0) return false
  const log = (error: unknown, what: string) => {
    if (!isLogged(error)) onError(error, what)
  }
  const renew = () =>
    sql
      .query('update platform.job set leased_until = $3 where name = $1 and owner = $2', [
        job.name,
        instance,
        now() + leaseSeconds,
      ])
      .catch((error: unknown) => log(error, `lease of ${job.name}`))
  const renewing = setInterval(renew, (leaseSeconds * 1000) / 3)
  try {
    await job.run(sql, started, channels)
  } catch (error) {
    // The job runs again at its next time.
    log(error, `job ${job.name}`)
  } finally {
    clearInterval(renewing)
    await sql.query('update platform.job set due_at = $3, leased_until = 0 where name = $1 and owner = $2', [
      job.name,
      instance,
      started + job.everySeconds,
    ])
  }
  return true
}

/** Runs every due job that no other instance is running. Returns the names of those that ran here. */
export async function runDueJobs(jobs: readonly Job[], clock: Clock): Promise<string[]> {
  const { instance, running } = clock
  const due = await clock.sql.query<{ name: string }>(
    'select name from platform.job where due_at <= $1 and (leased_until <= $1 or owner = $2)',
    [clock.now(), instance],
  )
  const ran: string[] = []
  for (const job of jobs) {
    if (running.has(job.name) || !due.some(({ name }) => name === job.name)) continue
    running.add(job.name)
    try {
      if (await runOne(job, clock)) ran.push(job.name)
    } finally {
      running.delete(job.name)
    }
  }
  return ran
}
