import { ThemeContext } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { createConsoleTheme } from './createConsoleTheme'
import { usePreference } from './preference'
import { appearancePreference, sizePreference, themeColourPreference } from './preferences'
import { Tooltips } from './Tooltips'
import type { Mode } from './tokens'

const darkQuery = '(prefers-color-scheme: dark)'

const subscribeToSystem = (listener: () => void) => {
  const query = matchMedia(darkQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** What the operator's machine prefers, as it changes. */
const useSystemMode = (): Mode =>
  useSyncExternalStore(subscribeToSystem, () => (matchMedia(darkQuery).matches ? 'dark' : 'light'))

/** Light or dark, as chosen or as the machine is. */
const useMode = (): Mode => {
  const system = useSystemMode()
  const [appearance] = usePreference(appearancePreference)
  return appearance === 'system' ? system : appearance
}

/**
 * Gives everything inside the theme of the chosen appearance, colour and size. MUI's own provider does the same two
 * things, and brings along the switching of themes made of CSS variables, which this one is not: 3.7 kB for nothing.
 */
export const ThemeRoot = ({ children }: { children: ReactNode }) => {
  const mode = useMode()
  const [primary] = usePreference(themeColourPreference)
  const [size] = usePreference(sizePreference)
  const theme = useMemo(() => createConsoleTheme({ mode, primary, size }), [mode, primary, size])
  // It reads the theme's components; its type speaks of their props alone.
  const components: object = theme.components ?? {}
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={components}>
        <CssBaseline enableColorScheme />
        {children}
        <Tooltips />
      </DefaultPropsProvider>
    </ThemeContext>
  )
}
