import { createRandom } from '@/declaration'
import type { Area } from '../contract'
import type { DeclaredAreas, DeclaredPage } from './declared'
import { endpointRoutes } from './endpoints'
import { fixedSeed } from './fixedSeed'
import { recordsOf } from './neighbours'
import { ownPartsOf, reach } from './ownParts'
import type { SeedContext } from './rules'

/** A page as the platform runs it. Pages come after all areas: what they begin with may speak of any records. */
export const areaOfPage = (areas: DeclaredAreas, { page, rules }: DeclaredPage): Area => {
  const { seed } = rules
  return {
    name: page.name,
    ...ownPartsOf(areas, page.name, rules),
    routes: endpointRoutes(areas, page, rules.endpoints),
    ...(seed && {
      seed: ({ sql, partnerId, username, size, now }) => {
        const area = reach(recordsOf(areas, { sql, partnerId, now }))
        const others: SeedContext['others'] = (name) =>
          area<never>(name).find(undefined, { limit: 1_000_000 })
        const random = createRandom(`${fixedSeed} ${partnerId} ${page.name}`)
        return seed({ sql, partnerId, username, size, now, random, others, area })
      },
    }),
  }
}
