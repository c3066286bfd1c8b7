import type { Platform, PlatformOptions } from './app'
import { areasOf } from './areas'
import { forPartner } from './areas/reserved'
import { collect } from './collect'
import type { Area } from './contract'
import { resourceOf } from './delivery/check'
import { createDelivering } from './delivery/delivering'
import { deliveryArea } from './delivery/routes'
import type { Delivered } from './delivery/store'

export type { Platform, PlatformOptions } from './app'
export type { SeedSize, Sms } from './contract'
export { sandboxAccounts, sandboxLine, sandboxPartners } from './sandbox'

/** The demo's own areas; none with `DEMO=off`. */
const demo = Object.values(
  import.meta.glob<readonly Area[]>('/resources/demo/platform/index.ts', { eager: true, import: 'default' }),
).flat()

/** All areas of the platform; those that are delivered belong to the partner that published them. */
const areasWith = (all: readonly Delivered[]): readonly Area[] => {
  const delivered = all.filter(({ overlay }) => !overlay)
  const owners = new Map(delivered.map(({ area, partnerId }) => [area, partnerId]))
  const areas = areasOf({ ...collect(), delivered: delivered.map(({ body }) => resourceOf(body)) })
  return [
    ...areas.map((area) => {
      const owner = owners.get(area.name)
      return owner === undefined ? area : forPartner(owner, area)
    }),
    deliveryArea,
    ...demo,
  ]
}

/** @throws DeclarationError when a declaration cannot be used; whatever the store or a seed throws */
export const startPlatform = (options: Omit<PlatformOptions, 'areas'>): Promise<Platform> =>
  createDelivering(options, areasWith)
