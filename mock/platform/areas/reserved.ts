import type { MenuPlace } from '@/declaration'
import type { Area } from '../contract'
import { demonstrationPartner } from '../sandbox'

interface Placed {
  readonly menu: MenuPlace
}

/** Whether what is declared there belongs to the demonstration accounts, whose menu alone names it. */
export const isReserved = ({ menu }: Placed): boolean => menu.onlySent === true

/** The area kept for the demonstration accounts: nobody else may make its calls, nor has records of it. */
export const forDemonstration = ({ routes = [], seed, ...area }: Area): Area => ({
  ...area,
  routes: routes.map((route) =>
    route.access === 'public' ? route : { ...route, only: demonstrationPartner },
  ),
  ...(seed && {
    seed: async (seeding) => {
      if (seeding.partnerId === demonstrationPartner) await seed(seeding)
    },
  }),
})

/** The area as its declaration has it: everybody's, or kept for the demonstration accounts. */
export const reserving = (owner: Placed, area: Area): Area =>
  isReserved(owner) ? forDemonstration(area) : area
