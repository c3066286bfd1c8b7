import { ThemeContext } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { createConsoleTheme } from './createConsoleTheme'
import { appearancePreference, sizePreference, themeColourPreference, usePreference } from './preferences'
import { Tooltips } from './Tooltips'
import type { Mode } from './tokens'

/** Provides a theme like MUI's own provider, but without its 3.7 kB for themes of CSS variables. */
export const Themed = ({ theme, children }: { theme: Theme; children: ReactNode }) => {
  // The type of the provider only knows the props of components.
  const components: object = theme.components ?? {}
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
    </ThemeContext>
  )
}

const darkQuery = '(prefers-color-scheme: dark)'

const subscribeToSystem = (listener: () => void) => {
  const query = matchMedia(darkQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useSystemMode = (): Mode =>
  useSyncExternalStore(subscribeToSystem, () => (matchMedia(darkQuery).matches ? 'dark' : 'light'))

const useMode = (): Mode => {
  const system = useSystemMode()
  const [appearance] = usePreference(appearancePreference)
  return appearance === 'system' ? system : appearance
}

export const ThemeRoot = ({ children }: { children: ReactNode }) => {
  const mode = useMode()
  const [primary] = usePreference(themeColourPreference)
  const [size] = usePreference(sizePreference)
  const theme = useMemo(() => createConsoleTheme({ mode, primary, size }), [mode, primary, size])
  return (
    <Themed theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
      <Tooltips />
    </Themed>
  )
}
