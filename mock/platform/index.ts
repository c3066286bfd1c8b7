import { createPlatform, type Platform, type PlatformOptions } from './app'
import { areasOf } from './areas'
import { collect } from './collect'
import type { Area } from './contract'

export type { Platform, PlatformOptions } from './app'
export type { SeedSize } from './contract'
export { seedSizes } from './contract'
export type { SeedProgress } from './install'
export { sandboxAccounts, sandboxLine, sandboxPartners, sandboxPassword } from './sandbox'
export type { Sms } from './verificationCodes'

/** What no declaration describes of the demo, where it is part of the build. */
const demo = Object.values(
  import.meta.glob<readonly Area[]>('/resources/demo/platform/index.ts', { eager: true, import: 'default' }),
).flat()

/**
 * Starts the reference platform with every area that is declared below resources/, and the demo's.
 *
 * @throws DeclarationError when a declaration cannot be used; whatever the store or a seed throws
 */
export const startPlatform = (options: Omit<PlatformOptions, 'areas'>): Promise<Platform> =>
  createPlatform({ ...options, areas: [...areasOf(collect()), ...demo] })
