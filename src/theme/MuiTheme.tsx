import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createConsoleTheme } from './createConsoleTheme'
import { type Look, useLook } from './look'
import './toggle.css'

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

let last: { readonly look: Look; readonly theme: Theme } | undefined

/** All parts share one theme object, because emotion caches by it. */
const themeOf = (look: Look): Theme => {
  const { mode, primary, size } = look
  if (last?.look.mode !== mode || last.look.primary !== primary || last.look.size !== size)
    last = { look, theme: createConsoleTheme(look) }
  return last.theme
}

/** MUI in the console's look. Wraps the parts that use MUI, not the whole console: see `withMui` in ui/late.ts. */
export const MuiTheme = ({ children }: { children?: ReactNode }) => (
  <Themed theme={themeOf(useLook())}>{children}</Themed>
)
