import { mix, readableOn } from './colour'

export const sizeNames = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof sizeNames)[number]
export const defaultSize: Size = 'medium'

/**
 * All in px: heights of table rows, of buttons and inputs, of controls in toolbars and rows; horizontal padding of cells;
 * the space around and between the blocks of a page; body text.
 */
export type SizeTokens = Readonly<
  Record<'row' | 'control' | 'smallControl' | 'cell' | 'gap' | 'text', number>
>

export const sizes: Readonly<Record<Size, SizeTokens>> = {
  default: { row: 52, control: 40, smallControl: 32, cell: 16, gap: 16, text: 14 },
  medium: { row: 44, control: 36, smallControl: 28, cell: 12, gap: 16, text: 14 },
  small: { row: 36, control: 32, smallControl: 26, cell: 12, gap: 12, text: 14 },
  mini: { row: 30, control: 28, smallControl: 24, cell: 8, gap: 8, text: 13 },
}

export const frame = {
  navbar: 50,
  /** Narrower windows use the mobile layout, px. */
  mobile: 992,
} as const

export const defaultPrimary = '#409eff'

export const radius = 6
export const space = 4
/** Longest animation, ms. */
export const motion = 200

const chineseFaces = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"'

/** The system font. Chinese text in other languages still gets a Chinese font, not a Japanese one. */
export const fontFamily = `system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, ${chineseFaces}, sans-serif`

/** Chinese pages prefer Chinese fonts, so that digits and text match. */
export const chineseFontFamily = `${chineseFaces}, system-ui, sans-serif`

export const monoFamily = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace'

export type Mode = 'light' | 'dark'

const raw = { success: '#13ce66', warning: '#ffba00', error: '#ff4949', info: '#7d8794' } as const

const sidebar = {
  light: { ground: '#304156', hover: '#263445', nested: '#1f2d3d' },
  dark: { ground: '#17202b', hover: '#1f2b39', nested: '#0f161e' },
} as const

/** The active entry has the theme colour, `#409eff` by default. */
const sidebarText = { text: '#bfcbd9', strong: '#f4f4f5' } as const

const grounds = {
  light: { page: '#f3f5f8', surface: '#ffffff', raised: '#ffffff', head: '#f7f8fa', hover: '#f2f6fc' },
  dark: { page: '#0f141a', surface: '#171e27', raised: '#1e2732', head: '#1b232d', hover: '#1f2935' },
} as const

const inks = {
  light: { text: '#262c36', secondary: '#5a6472', disabled: '#68717d', border: '#dfe3e9', line: '#ebeef3' },
  dark: { text: '#e2e7ee', secondary: '#9ba8b8', disabled: '#8491a0', border: '#303b48', line: '#252f3a' },
} as const

export interface ToneTokens {
  /** Readable as text on every background of the mode, and as the background of a filled button. */
  readonly main: string
  /** Closest to the original colour: dots and bars. */
  readonly vivid: string
  /** Background of notices and tags; `main` is readable on it. */
  readonly soft: string
}

export type ToneName = 'primary' | 'success' | 'warning' | 'error' | 'info'

export type ColourTokens = ReturnType<typeof colourTokens>

/** Minimum contrast of bars and dots: a theme colour close to the ground would be invisible. */
const minContrast = 2

/** All colours of a mode, derived from a theme colour. Texts have a contrast of at least 4.5:1 on their grounds. */
export const colourTokens = (mode: Mode, primary: string = defaultPrimary) => {
  const ground = grounds[mode]
  const bars = sidebar[mode]
  const tone = (vivid: string, more: readonly string[] = []): ToneTokens => {
    const soft = mix(vivid, ground.surface, mode === 'light' ? 0.1 : 0.16)
    return { vivid, soft, main: readableOn(vivid, [...Object.values(ground), soft, ...more]) }
  }
  const own = tone(readableOn(primary, Object.values(ground), minContrast))
  // Ticked rows have the soft ground of the theme colour.
  const inRow = (vivid: string) => tone(vivid, [own.soft])
  return {
    ground,
    ink: inks[mode],
    tone: {
      primary: own,
      success: inRow(raw.success),
      warning: inRow(raw.warning),
      error: inRow(raw.error),
      info: inRow(raw.info),
    },
    sidebar: { ...bars, ...sidebarText, active: readableOn(primary, [bars.hover, bars.nested]) },
    /** For menus, dialogs and toasts. Everything else has a border. */
    shadow: mode === 'light' ? '0 4px 16px rgba(20, 30, 45, 0.14)' : '0 4px 20px rgba(0, 0, 0, 0.55)',
    // The backdrop of the menu on a phone is 30 % black in both modes.
    backdrop: 'rgba(0, 0, 0, 0.3)',
  }
}

/** Hovered buttons: `dark` is the background of a filled one, contrasting more with its `text`, and the text of any other. */
export const filledTone = (mode: Mode, { main }: ToneTokens) => ({
  dark: mix(mode === 'light' ? '#000000' : '#ffffff', main, 0.14),
  text: mode === 'light' ? '#ffffff' : grounds[mode].page,
})

/** The theme colours on offer; any other colour can be typed. */
export const palette = [
  '#409eff',
  '#1890ff',
  '#304156',
  '#212121',
  '#11a983',
  '#13c2c2',
  '#6959cd',
  '#f5222d',
] as const
