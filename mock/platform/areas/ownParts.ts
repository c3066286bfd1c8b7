import type { Page, Resource } from '@/declaration'
import { StoreFault } from '../../store/sql'
import type { Area, Job } from '../contract'
import { byClock, writeAs } from '../writing'
import { forEachPartner, workContext } from './context'
import type { DeclaredAreas, DeclaredPage } from './declared'
import { endpointRoutes } from './endpoints'
import { doingOf } from './history'
import type { Chore, PageRules, Rules } from './rules'

/** How many transactions of one chore run in a row; the rest waits for the next run. */
const mostTransactions = 120

const choreJob = (areas: DeclaredAreas, owner: Resource | Page, chore: Chore): Job => ({
  name: `${owner.name}.${chore.name}`,
  everySeconds: chore.everySeconds,
  run: (store, now, channels) =>
    forEachPartner(store, async (partnerId, failures) => {
      const { random } = workContext(
        areas,
        { sql: store, partnerId, now },
        `${owner.name} ${chore.name} ${now}`,
      )
      const writing = byClock(now, await doingOf(owner, chore.name))
      try {
        let wantsMore = true
        for (let left = mostTransactions; wantsMore && left > 0; left--)
          await store.transaction(async (sql) => {
            wantsMore = false
            await writeAs(sql, writing)
            const again = () => {
              wantsMore = true
            }
            return chore.run({ ...workContext(areas, { sql, partnerId, now }, ''), channels, random, again })
          })
      } catch (error) {
        if (error instanceof StoreFault) throw error
        failures.push(error)
      }
    }),
})

/** What rules add besides answers: tables, jobs, and members of `/user/info`. */
export const ownPartsOf = (
  areas: DeclaredAreas,
  owner: Resource | Page,
  { schema = [], chores = [], info }: Rules | PageRules,
): Required<Pick<Area, 'schema' | 'jobs'>> & Pick<Area, 'info'> => ({
  schema,
  jobs: chores.map((chore) => choreJob(areas, owner, chore)),
  ...(info && { info: (call) => info({ ...workContext(areas, call, owner.name), account: call.account }) }),
})

/** A page's part of the platform. Pages are seeded after all areas, so they may read any records. */
export const areaOfPage = (areas: DeclaredAreas, { page, rules }: DeclaredPage): Area => {
  const { seed } = rules
  return {
    name: page.name,
    ...ownPartsOf(areas, page, rules),
    routes: endpointRoutes(areas, page, rules.endpoints),
    ...(seed && {
      seed: ({ username, size, ...seeding }) => {
        const work = workContext(areas, seeding, page.name)
        return seed({
          ...work,
          username,
          size,
          others: (name) => work.area<never>(name).find(undefined, { limit: 1_000_000 }),
        })
      },
    }),
  }
}
