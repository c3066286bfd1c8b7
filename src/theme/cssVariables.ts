import { type ColourTokens, monoFamily, radius, type SizeTokens } from './tokens'

/**
 * The tokens as CSS variables, for style sheets: `--ink-text`, `--tone-success-soft`, `--size-row` … Elements drawn
 * hundreds of times, such as table cells, use plain classes, which cost nothing to render.
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
