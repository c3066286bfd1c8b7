import type { Sql } from '../store/sql'
import type { Area, SeedSize } from './contract'
import { registerJobs } from './jobs'
import { makeSandboxPartners, sandboxPartners } from './sandbox'
import { coreSchema } from './schema'
import { bringSchema } from './schemaMark'
import { writeAs } from './writing'

export interface SeedProgress {
  readonly username: string
  readonly area: string
  readonly done: number
  readonly total: number
}

export interface Installation {
  readonly areas: readonly Area[]
  readonly size: SeedSize
  readonly now: number
  readonly passwordRounds: number
  /** Whether values that no longer fit a changed declaration may be dropped. */
  readonly discards: boolean
  /** Whether untouched samples are regenerated when their declaration has changed. */
  readonly renewsSamples: boolean
  /** An area whose samples are always regenerated. */
  readonly reseeds: string | undefined
  readonly onProgress: (progress: SeedProgress) => void
}

/** What a start has done to the store. */
interface Installed {
  /** The areas that got samples. */
  readonly seeded: readonly string[]
  /** What a changed declaration has changed, one line for each change. */
  readonly migrated: readonly string[]
}

/** The report about regenerated samples. It replaces the one about the migration. */
const renewedLine = (area: string, made: number, before: number): string =>
  `${area}: samples made afresh (${made.toLocaleString('en')} records in place of ${before.toLocaleString('en')})`

/** The advisory lock under which tables and samples are created. */
const installationLock = 20240601

/**
 * Creates and changes tables, and makes sandbox partners and missing samples, in one transaction under one lock. A start that
 * dies halfway leaves nothing behind. If several instances start together, one does the work while the others wait.
 *
 * @throws MigrationRefused when a changed declaration would lose data
 */
export async function install(
  store: Sql,
  { areas, size, now, passwordRounds, discards, renewsSamples, reseeds, onProgress }: Installation,
): Promise<Installed> {
  const everything = async (sql: Sql) => {
    const migrated: string[] = []
    const postponed: (() => Promise<void>)[] = []
    const migrating = {
      tell: (line: string) => void migrated.push(line),
      discards,
      later: (what: () => Promise<void>) => void postponed.push(what),
    }
    await sql.query('select pg_advisory_xact_lock($1)', [installationLock])
    // Samples are the initial state; nobody made them.
    await writeAs(sql, 'nobody')
    await bringSchema(sql, 'core', coreSchema)
    /** For areas whose samples are regenerated: how many records there were. */
    const renewed = new Map<string, number>()
    for (const area of areas) {
      const isOutdated = renewsSamples && (await area.samples?.areOutdated(sql))
      if (area.samples && (isOutdated || area.name === reseeds))
        renewed.set(area.name, await area.samples.remove(sql))
      // The table is empty now, so there is nothing to report.
      const how = isOutdated ? { ...migrating, tell: () => {} } : migrating
      const isChanged = await area.migrate?.(sql, how)
      await bringSchema(sql, area.name, area.schema ?? [], isChanged)
    }
    for (const fill of postponed) await fill()
    await registerJobs(
      sql,
      areas.flatMap((area) => area.jobs ?? []),
      now,
    )
    await makeSandboxPartners(sql, passwordRounds)
    const seeded = new Set<string>()
    for (const area of areas) {
      for (const partner of sandboxPartners) {
        if (!area.seed) continue
        const { partnerId, username } = partner
        const ofPartner = 'size' in partner ? partner.size : size
        const marked = await sql.query(
          `insert into platform.seeded (partner_id, area, size, seeded_at) values ($1, $2, $3, $4)
           on conflict do nothing returning area`,
          [partnerId, area.name, ofPartner, now],
        )
        if (marked.length === 0) continue
        const progress = (done: number, total: number) =>
          renewed.has(area.name) ? undefined : onProgress({ username, area: area.name, done, total })
        await area.seed({ sql, partnerId, username, size: ofPartner, now, progress })
        seeded.add(area.name)
      }
      if (!area.samples || !seeded.has(area.name)) continue
      const made = await area.samples.note(sql)
      const before = renewed.get(area.name)
      if (before !== undefined) migrated.push(renewedLine(area.name, made, before))
    }
    // Without fresh statistics the planner would choose slow plans.
    if (seeded.size > 0) await sql.exec('analyze')
    return { seeded: [...seeded], migrated }
  }
  return store.transaction(everything, { patient: true })
}
