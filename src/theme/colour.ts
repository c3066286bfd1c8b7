/** Arithmetic on `#rrggbb` colours: what decides whether a text can be read. */

type Channels = readonly [number, number, number]

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toHex = (colour: Channels): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** True for `#rrggbb` and nothing else. */
export const isHexColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** `amount` of `over` (0 to 1) laid upon `ground`. */
export const mix = (over: string, ground: string, amount: number): string => {
  const [r, g, b] = channels(over)
  const [s, h, c] = channels(ground)
  const between = (x: number, y: number) => x * amount + y * (1 - amount)
  return toHex([between(r, s), between(g, h), between(b, c)])
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
const luminance = (hex: string): number => {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = channels(hex)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * The colour, moved towards black or white just as far as it takes to be read on every one of the grounds.
 *
 * @param wanted least contrast, 4.5 for text
 */
export const readableOn = (colour: string, grounds: readonly string[], wanted = 4.5): string => {
  const lightest = Math.max(...grounds.map(luminance))
  const pole = lightest > 0.18 ? '#000000' : '#ffffff'
  const steps = 50
  for (let step = 0; step <= steps; step++) {
    const candidate = mix(pole, colour, step / steps)
    if (grounds.every((ground) => contrast(candidate, ground) >= wanted)) return candidate
  }
  return pole
}
