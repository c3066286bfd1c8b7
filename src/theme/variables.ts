import type { Look } from './look'
import { chineseFontFamily, colourTokens, filledTone, fontFamily, monoFamily, radius, sizes } from './tokens'

/** `--ink-text`, `--tone-success-soft`, `--size-row` …: plain classes cost nothing to render in hundreds of cells. */
export const cssVariables = ({ mode, primary, size }: Look): Readonly<Record<`--${string}`, string>> => {
  const { ground, ink, tone, sidebar, shadow } = colourTokens(mode, primary)
  const off = mode === 'light' ? '0, 0, 0' : '255, 255, 255'
  const variables: Record<`--${string}`, string> = {
    '--font-system': fontFamily,
    '--font-chinese': chineseFontFamily,
    '--font-mono': monoFamily,
    '--radius': `${radius}px`,
    '--shadow': shadow,
    // A control that is disabled.
    '--ink-off': `rgba(${off}, ${mode === 'light' ? 0.26 : 0.3})`,
    '--ground-off': `rgba(${off}, 0.12)`,
  }
  for (const [name, colour] of Object.entries(ground)) variables[`--ground-${name}`] = colour
  for (const [name, colour] of Object.entries(ink)) variables[`--ink-${name}`] = colour
  for (const [name, colour] of Object.entries(sidebar)) variables[`--sidebar-${name}`] = colour
  for (const [name, uses] of Object.entries(tone)) {
    for (const [use, colour] of Object.entries(uses)) variables[`--tone-${name}-${use}`] = colour
    const { dark, text } = filledTone(mode, uses)
    variables[`--tone-${name}-dark`] = dark
    variables[`--tone-${name}-text`] = text
  }
  for (const [name, pixels] of Object.entries(sizes[size])) variables[`--size-${name}`] = `${pixels}px`
  return variables
}
