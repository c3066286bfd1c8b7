import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/**
 * Gives everything inside a theme. MUI's own provider does the same two things, and brings along the switching of themes made
 * of CSS variables, which this one is not: 3.7 kB for nothing.
 */
export const Themed = ({ theme, children }: { theme: Theme; children: ReactNode }) => {
  // It reads the theme's components; its type speaks of their props alone.
  const components: object = theme.components ?? {}
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
    </ThemeContext>
  )
}
