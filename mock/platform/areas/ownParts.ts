import { createRandom, type WireRecord } from '@/declaration'
import { StoreFault } from '../../store/sql'
import type { Area, Job } from '../contract'
import type { DeclaredAreas } from './declared'
import { fixedSeed } from './fixedSeed'
import { recordsOf } from './neighbours'
import type { Chore, PageRules, Records, Rules } from './rules'

/** The one who asks names the type of the records, as with a query's rows. */
export const reach =
  (records: (name: string) => Records) =>
  <Other = WireRecord>(name: string) =>
    records(name) as Records<Other>

/** In so many transactions at most, one behind the other; what is left then waits for the next time. */
const mostTransactions = 120

/** The timed work of every partner that belongs to no records. */
const choreJob = (areas: DeclaredAreas, owner: string, chore: Chore): Job => ({
  name: `${owner}.${chore.name}`,
  everySeconds: chore.everySeconds,
  async run(store, now, channels) {
    const partners = await store.query<{ partner_id: number }>(
      'select partner_id from platform.partner order by partner_id',
    )
    const failures: unknown[] = []
    for (const { partner_id: partnerId } of partners)
      try {
        const random = createRandom(`${fixedSeed} ${partnerId} ${owner} ${chore.name} ${now}`)
        for (let left = mostTransactions; left > 0; left--) {
          let wantsMore = false
          await store.transaction((sql) => {
            wantsMore = false
            return chore.run({
              sql,
              partnerId,
              now,
              channels,
              random,
              area: reach(recordsOf(areas, { sql, partnerId, now })),
              again: () => {
                wantsMore = true
              },
            })
          })
          if (!wantsMore) break
        }
      } catch (error) {
        if (error instanceof StoreFault) throw error
        failures.push(error)
      }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} partners failed, first: ${String(failures[0])}`)
  },
})

/** What rules bring besides answers: tables, timed work, words about the operator. */
export const ownPartsOf = (
  areas: DeclaredAreas,
  owner: string,
  { schema = [], chores = [], info }: Rules | PageRules,
): Required<Pick<Area, 'schema' | 'jobs'>> & Pick<Area, 'info'> => ({
  schema,
  jobs: chores.map((chore) => choreJob(areas, owner, chore)),
  ...(info && {
    info: ({ sql, partnerId, now, account }) =>
      info({ sql, partnerId, now, account, area: reach(recordsOf(areas, { sql, partnerId, now })) }),
  }),
})
