import { isRecord, type MenuPlace } from '@/declaration'
import type { Area } from '../contract'
import { demonstrationPartner } from '../sandbox'

interface Placed {
  readonly menu: MenuPlace
}

/** Whether an area or page belongs to the demonstration accounts only. Records of a view are every partner's. */
export const isReserved = ({ menu }: Placed, rules?: unknown): boolean =>
  menu.onlySent === true && !(isRecord(rules) && 'view' in rules)

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

export const reserving = (owner: Placed, rules: unknown, area: Area): Area =>
  isReserved(owner, rules) ? forDemonstration(area) : area
