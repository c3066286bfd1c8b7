import { createPreference } from './preference'
import { defaultSize, type Mode, sizeNames } from './tokens'

/** Size of controls and rows (specification §4: cookie, default medium). */
export const sizePreference = createPreference('size', sizeNames, defaultSize)

export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = Mode | 'system'

/** Light, dark, or as the operator's machine is. */
export const appearancePreference = createPreference<Appearance>('appearance', appearances, 'system')
