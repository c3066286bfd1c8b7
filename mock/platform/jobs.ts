import { isTold, type Sql } from '../store/sql'
import type { Channels } from './channels'
import type { Job } from './contract'

/** An instance that dies in the middle of a job holds it back for so long at most. */
const leaseSeconds = 60

/** What timed work is done with, by one instance. */
export interface Clock {
  /** The instance's own name: a lease that it could not give back is still its own. */
  readonly instance: string
  /** The jobs that it is doing. */
  readonly running: Set<string>
  readonly sql: Sql
  readonly now: () => number
  readonly channels: Channels
  readonly onError: (error: unknown, what: string) => void
}

/** Makes the jobs known to the store; a new one is due at once. */
export async function registerJobs(sql: Sql, jobs: readonly Job[], now: number): Promise<void> {
  for (const { name } of jobs)
    await sql.query(
      `insert into platform.job (name, due_at, leased_until, owner) values ($1, $2, 0, '') on conflict do nothing`,
      [name, now],
    )
}

/**
 * Takes and runs one job. The lease is a row of the store, so of all instances exactly one has it; it is renewed while
 * the job runs, and runs out when the instance dies.
 *
 * @returns whether this instance had the job
 */
async function runOne(job: Job, { instance, sql, now, channels, onError }: Clock): Promise<boolean> {
  const started = now()
  const taken = await sql.query(
    `update platform.job set leased_until = $3, owner = $4
     where name = $1 and due_at <= $2 and (leased_until <= $2 or owner = $4) returning name`,
    [job.name, started, started + leaseSeconds, instance],
  )
  if (taken.length === 0) return false
  const tell = (error: unknown, what: string) => {
    if (!isTold(error)) onError(error, what)
  }
  const renew = () =>
    sql
      .query('update platform.job set leased_until = $3 where name = $1 and owner = $2', [
        job.name,
        instance,
        now() + leaseSeconds,
      ])
      .catch((error: unknown) => tell(error, `lease of ${job.name}`))
  const renewing = setInterval(renew, (leaseSeconds * 1000) / 3)
  try {
    await job.run(sql, started, channels)
  } catch (error) {
    // The job stays registered and comes again at its next time: one failure must not end the timed work.
    tell(error, `job ${job.name}`)
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

/**
 * Runs every job that is due and that no other instance has.
 *
 * @returns the names of the jobs that ran here
 */
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
