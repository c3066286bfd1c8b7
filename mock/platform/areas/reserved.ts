import { isRecord, type MenuPlace } from '@/declaration'
import type { Area } from '../contract'
import { demonstrationPartner } from '../sandbox'

interface Placed {
  readonly menu: MenuPlace
}

/** Whether an area or page belongs to the demonstration accounts only. Records of a view are every partner's. */
export const isReserved = ({ menu }: Placed, rules?: unknown): boolean =>
  menu.onlySent === true && !(isRecord(rules) && 'view' in rules)

/** Restricts an area to one partner's accounts: nobody else may call it or has records. */
export const forPartner = (partnerId: number, { routes = [], seed, ...area }: Area): Area => ({
  ...area,
  routes: routes.map((route) => (route.access === 'public' ? route : { ...route, only: partnerId })),
  ...(seed && {
    seed: async (seeding) => {
      if (seeding.partnerId === partnerId) await seed(seeding)
    },
  }),
})

/** Restricts an area to the demonstration accounts. */
export const forDemonstration = (area: Area): Area => forPartner(demonstrationPartner, area)

export const reserving = (owner: Placed, rules: unknown, area: Area): Area =>
  isReserved(owner, rules) ? forDemonstration(area) : area
