import { type ColourTokens, monoFamily, radius, type SizeTokens } from './tokens'

/**
 * The tokens as CSS variables on the page's root, for style sheets: what is drawn hundreds of times (a table's cells)
 * takes its looks from plain classes, which cost nothing to draw. `--ink-text`, `--tone-success-soft`, `--size-row` …
 */
export const cssVariables = (
  { ground, ink, tone }: ColourTokens,
  size: SizeTokens,
): Record<`--${string}`, string> => {
  const variables: Record<`--${string}`, string> = {
    '--font-mono': monoFamily,
    '--radius': `${radius}px`,
  }
  for (const [name, colour] of Object.entries(ground)) variables[`--ground-${name}`] = colour
  for (const [name, colour] of Object.entries(ink)) variables[`--ink-${name}`] = colour
  for (const [name, uses] of Object.entries(tone))
    for (const [use, colour] of Object.entries(uses)) variables[`--tone-${name}-${use}`] = colour
  for (const [name, pixels] of Object.entries(size)) variables[`--size-${name}`] = `${pixels}px`
  return variables
}
