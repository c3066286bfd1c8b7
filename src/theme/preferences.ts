import { parseColour } from './colour'
import { createPreference, createSwitch } from './preference'
import { defaultPrimary, defaultSize, type Mode, sizeNames } from './tokens'

/** Size of controls and rows. */
export const sizePreference = createPreference('size', sizeNames, defaultSize)

export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = Mode | 'system'

/** Light, dark, or as the system is set. */
export const appearancePreference = createPreference<Appearance>('appearance', appearances, 'system')

/** Theme colour, `#rrggbb`. */
export const themeColourPreference = createPreference('theme', parseColour, defaultPrimary)

/** Whether open pages are shown as tabs. */
export const tagsViewPreference = createSwitch('tagsView', true)

/** Whether navbar and tabs stay visible while the page scrolls. */
export const fixedHeaderPreference = createSwitch('fixedHeader', true)

/** Whether the settings drawer has a handle at the window's edge. */
export const showSettingsPreference = createSwitch('showSettings', true)

/** Whether logo and name are shown above the menu. */
export const sidebarLogoPreference = createSwitch('sidebarLogo', true)
