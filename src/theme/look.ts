import { appearancePreference, sizePreference, themeColourPreference, usePreference } from './preferences'
import type { Mode, Size } from './tokens'
import { useMedia } from './useMedia'

export interface Look {
  readonly mode: Mode
  /** The theme colour, `#rrggbb`. */
  readonly primary: string
  readonly size: Size
}

/** How the operator wants the console to look. */
export const useLook = (): Look => {
  const [appearance] = usePreference(appearancePreference)
  const dark = useMedia('(prefers-color-scheme: dark)')
  const [primary] = usePreference(themeColourPreference)
  const [size] = usePreference(sizePreference)
  return { mode: appearance === 'system' ? (dark ? 'dark' : 'light') : appearance, primary, size }
}
