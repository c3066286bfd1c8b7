import type { MenuPlace } from '@/declaration'
import type { Area } from '../contract'
import { demonstrationPartner } from '../sandbox'

interface Placed {
  readonly menu: MenuPlace
}

/** Whether an area or page belongs to the demonstration accounts only. */
export const isReserved = ({ menu }: Placed): boolean => menu.onlySent === true

/** Restricts an area to the demonstration accounts: nobody else may call it or has records. */
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

export const reserving = (owner: Placed, area: Area): Area =>
  isReserved(owner) ? forDemonstration(area) : area
