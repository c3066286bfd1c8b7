import type { Area } from '../contract'
import { workContext } from './context'
import type { DeclaredAreas, DeclaredPage } from './declared'
import { endpointRoutes } from './endpoints'
import { ownPartsOf } from './ownParts'

/** A page's part of the platform. Pages are seeded after all areas, so they may read any records. */
export const areaOfPage = (areas: DeclaredAreas, { page, rules }: DeclaredPage): Area => {
  const { seed } = rules
  return {
    name: page.name,
    ...ownPartsOf(areas, page.name, rules),
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
