import { createTheme, type Theme } from '@mui/material/styles'
import { mix } from './colour'
import { componentStyles } from './componentStyles'
import {
  type ColourTokens,
  colourTokens,
  defaultPrimary,
  defaultSize,
  filledTone,
  frame,
  type Mode,
  motion,
  radius,
  type Size,
  type SizeTokens,
  sizes,
  space,
  type ToneTokens,
} from './tokens'

interface ConsoleTheme {
  readonly sizeName: Size
  readonly size: SizeTokens
  readonly colours: ColourTokens
}

declare module '@mui/material/styles' {
  interface Theme {
    readonly console: ConsoleTheme
  }
  interface ThemeOptions {
    console: ConsoleTheme
  }
}

interface ConsoleThemeOptions {
  mode?: Mode
  primary?: string
  size?: Size
}

/** Dense, with borders instead of shadows. It depends on size, colour and mode only. */
export const createConsoleTheme = ({
  mode = 'light',
  primary = defaultPrimary,
  size = defaultSize,
}: ConsoleThemeOptions = {}): Theme => {
  const colours = colourTokens(mode, primary)
  const measures = sizes[size]
  const { ground, ink, tone } = colours
  const filled = (tone: ToneTokens) => {
    const { dark, text } = filledTone(mode, tone)
    return { main: tone.main, light: mix('#ffffff', tone.main, 0.16), dark, contrastText: text }
  }
  return createTheme({
    console: { sizeName: size, size: measures, colours },
    palette: {
      mode,
      primary: filled(tone.primary),
      secondary: filled(tone.info),
      success: filled(tone.success),
      warning: filled(tone.warning),
      error: filled(tone.error),
      info: filled(tone.info),
      background: { default: ground.page, paper: ground.surface },
      text: { primary: ink.text, secondary: ink.secondary, disabled: ink.disabled },
      divider: ink.line,
      action: { active: ink.secondary, hover: ground.hover },
      contrastThreshold: 4.5,
    },
    spacing: space,
    shape: { borderRadius: radius },
    breakpoints: { values: { xs: 0, sm: 600, md: frame.mobile, lg: 1280, xl: 1680 } },
    shadows: ['none', ...Array(24).fill(colours.shadow)] as Theme['shadows'],
    transitions: {
      duration: {
        shortest: motion * 0.5,
        shorter: motion * 0.6,
        short: motion * 0.75,
        standard: motion,
        complex: motion,
        enteringScreen: motion,
        leavingScreen: motion * 0.75,
      },
    },
    typography: {
      fontFamily: 'var(--console-font)',
      fontSize: measures.text,
      fontWeightLight: 400,
      fontWeightRegular: 400,
      fontWeightMedium: 600,
      fontWeightBold: 600,
      h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.4 },
      h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.5 },
      h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.5 },
      body1: { fontSize: measures.text, lineHeight: 1.5 },
      body2: { fontSize: measures.text, lineHeight: 1.5 },
      subtitle1: { fontSize: measures.text, fontWeight: 600 },
      subtitle2: { fontSize: measures.text, fontWeight: 600 },
      caption: { fontSize: 12, lineHeight: 1.5 },
      button: { fontSize: measures.text, fontWeight: 400, textTransform: 'none' },
    },
    components: componentStyles(colours, measures),
  })
}
