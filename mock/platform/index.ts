import { createPlatform, type Platform, type PlatformOptions } from './app'
import { areasOf } from './areas'
import { collect } from './collect'
import type { Area } from './contract'

export type { Platform, PlatformOptions } from './app'
export type { SeedSize, Sms } from './contract'
export { sandboxAccounts, sandboxLine, sandboxPartners } from './sandbox'

/** The demo's own areas; none with `DEMO=off`. */
const demo = Object.values(
  import.meta.glob<readonly Area[]>('/resources/demo/platform/index.ts', { eager: true, import: 'default' }),
).flat()

/** @throws DeclarationError when a declaration cannot be used; whatever the store or a seed throws */
export const startPlatform = (options: Omit<PlatformOptions, 'areas'>): Promise<Platform> =>
  createPlatform({ ...options, areas: [...areasOf(collect()), ...demo] })
