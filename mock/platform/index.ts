import { createPlatform, type Platform, type PlatformOptions } from './app'
import { areasOf } from './areas'
import { collect } from './collect'

export type { Platform, PlatformOptions } from './app'
export type { SeedSize } from './contract'
export { seedSizes } from './contract'
export type { SeedProgress } from './install'
export { sandboxAccounts, sandboxLine, sandboxPartners, sandboxPassword } from './sandbox'
export type { Sms } from './verificationCodes'

/**
 * Starts the reference platform with every area that is declared below resources/.
 *
 * @throws DeclarationError when a declaration cannot be used; whatever the store or a seed throws
 */
export const startPlatform = (options: Omit<PlatformOptions, 'areas'>): Promise<Platform> =>
  createPlatform({ ...options, areas: areasOf(collect()) })
