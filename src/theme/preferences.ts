import { parseColour } from './colour'
import { createPreference, createSwitch } from './preference'
import { defaultPrimary, defaultSize, type Mode, sizeNames } from './tokens'

/** Size of controls and rows (specification §4: cookie, default medium). */
export const sizePreference = createPreference('size', sizeNames, defaultSize)

export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = Mode | 'system'

/** Light, dark, or as the operator's machine is. */
export const appearancePreference = createPreference<Appearance>('appearance', appearances, 'system')

/** Theme colour, `#rrggbb` (specification §3: theme). */
export const themeColourPreference = createPreference('theme', parseColour, defaultPrimary)

/** Whether the open pages stand as tabs above the page (specification §3: tagsView). */
export const tagsViewPreference = createSwitch('tagsView', true)

/** Whether navbar and tabs stay while the page scrolls (specification §3: fixedHeader). */
export const fixedHeaderPreference = createSwitch('fixedHeader', true)

/** Whether the handle of these settings stands at the window's edge (specification §3: showSettings). */
export const showSettingsPreference = createSwitch('showSettings', true)

/** Whether logo and name stand above the menu (specification §3: sidebarLogo). */
export const sidebarLogoPreference = createSwitch('sidebarLogo', true)
