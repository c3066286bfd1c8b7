import { mix, readableOn } from './colour'

/** The four sizes of specification §2 (navbar); every measure that depends on one stands in `sizes`. */
export const sizeNames = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof sizeNames)[number]
export const defaultSize: Size = 'medium'

export interface SizeTokens {
  /** Height of a table row, px. */
  readonly row: number
  /** Height of buttons, inputs and selects, px. */
  readonly control: number
  /** Height of the small controls inside a toolbar or a table row, px. */
  readonly smallControl: number
  /** Space left and right of a table cell's text, px. */
  readonly cell: number
  /** Space around and between the blocks of a page, px. */
  readonly gap: number
  /** Body text, px. */
  readonly text: number
}

export const sizes: Readonly<Record<Size, SizeTokens>> = {
  default: { row: 52, control: 40, smallControl: 32, cell: 16, gap: 16, text: 14 },
  medium: { row: 44, control: 36, smallControl: 28, cell: 12, gap: 16, text: 14 },
  small: { row: 36, control: 32, smallControl: 26, cell: 12, gap: 12, text: 14 },
  mini: { row: 30, control: 28, smallControl: 24, cell: 8, gap: 8, text: 13 },
}

export const frame = {
  /** Open and collapsed sidebar, px (specification §9). */
  sidebar: 210,
  collapsedSidebar: 54,
  navbar: 50,
  /** Below this width, px, the device is mobile (specification §9). */
  mobile: 992,
} as const

/** Default theme colour (specification §9). */
export const defaultPrimary = '#409eff'

export const radius = 6
export const space = 4
/** Longest motion, ms. */
export const motion = 200

const chineseFaces = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"'

/** The machine's own face; Chinese texts among the others still get a Chinese face, never a Japanese one. */
export const fontFamily = `system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, ${chineseFaces}, sans-serif`

/** For Chinese pages the Chinese faces come first, so that figures and words are of one cut. */
export const chineseFontFamily = `${chineseFaces}, system-ui, sans-serif`

export const monoFamily = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace'

export type Mode = 'light' | 'dark'

/** Colours before they are fitted to a ground; menu colours as specification §9 gives them. */
const raw = { success: '#13ce66', warning: '#ffba00', error: '#ff4949', info: '#7d8794' } as const

const sidebar = {
  light: { ground: '#304156', hover: '#263445', nested: '#1f2d3d' },
  dark: { ground: '#17202b', hover: '#1f2b39', nested: '#0f161e' },
} as const

/** The active entry has the theme colour, which is `#409eff` by default. */
const sidebarText = { text: '#bfcbd9', strong: '#f4f4f5' } as const

const grounds = {
  light: { page: '#f3f5f8', surface: '#ffffff', raised: '#ffffff', head: '#f7f8fa', hover: '#f2f6fc' },
  dark: { page: '#0f141a', surface: '#171e27', raised: '#1e2732', head: '#1b232d', hover: '#1f2935' },
} as const

const inks = {
  light: { text: '#262c36', secondary: '#5a6472', disabled: '#68717d', border: '#dfe3e9', line: '#ebeef3' },
  dark: { text: '#e2e7ee', secondary: '#9ba8b8', disabled: '#8491a0', border: '#303b48', line: '#252f3a' },
} as const

/** One colour in its uses: as text and button, as the dot beside a word, as a quiet ground. */
export interface ToneTokens {
  /** Readable as text on every ground of the mode, and as the ground of a filled button. */
  readonly main: string
  /** As it was given, as far as it can be seen: dots and bars. */
  readonly vivid: string
  /** Ground of notices and tags; `main` is readable on it. */
  readonly soft: string
}

export type ToneName = 'primary' | 'success' | 'warning' | 'error' | 'info'

export interface ColourTokens {
  readonly ground: { readonly [K in keyof typeof grounds.light]: string }
  readonly ink: { readonly [K in keyof typeof inks.light]: string }
  readonly tone: Readonly<Record<ToneName, ToneTokens>>
  readonly sidebar: {
    readonly [K in keyof typeof sidebar.light | keyof typeof sidebarText | 'active']: string
  }
  /** Shadow of what floats above the page: menus, dialogs, toasts. Everything else has a border. */
  readonly shadow: string
  readonly backdrop: string
}

/** Least contrast of a bar or a dot with what it stands on: a theme colour near the page's own would show nothing. */
const visible = 2

/**
 * All colours of one mode, derived from one theme colour. Every text has at least 4.5:1 on the grounds it stands on.
 *
 * @param primary theme colour, `#rrggbb`
 */
export const colourTokens = (mode: Mode, primary: string = defaultPrimary): ColourTokens => {
  const ground = grounds[mode]
  const bars = sidebar[mode]
  const tone = (vivid: string, more: readonly string[] = []): ToneTokens => {
    const soft = mix(vivid, ground.surface, mode === 'light' ? 0.1 : 0.16)
    return { vivid, soft, main: readableOn(vivid, [...Object.values(ground), soft, ...more]) }
  }
  const own = tone(readableOn(primary, Object.values(ground), visible))
  // A ticked row stands on the soft ground of the theme colour.
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
    shadow: mode === 'light' ? '0 4px 16px rgba(20, 30, 45, 0.14)' : '0 4px 20px rgba(0, 0, 0, 0.55)',
    // The frame's backdrop on a phone is 30 % black in both modes.
    backdrop: 'rgba(0, 0, 0, 0.3)',
  }
}
