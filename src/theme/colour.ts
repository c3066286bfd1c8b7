/** Normalises a typed colour of six hex digits to `#rrggbb`; undefined for anything else. */
export const parseColour = (text: string): string | undefined => {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? []
  return digits && `#${digits.toLowerCase()}`
}

type Channels = readonly [number, number, number]

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toHex = (colour: Channels): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Blends `amount` (0 to 1) of `over` into `ground`. */
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

type Hsl = readonly [hue: number, saturation: number, lightness: number]

/** Hue in sixths of the circle, saturation and lightness 0 to 1. */
const toHsl = (hex: string): Hsl => {
  const [r, g, b] = channels(hex)
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [spread, lightness] = [high - low, (high + low) / 510]
  if (spread === 0) return [0, 0, lightness]
  const hue = high === r ? (g - b) / spread : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [(hue + 6) % 6, spread / 255 / (1 - Math.abs(2 * lightness - 1)), lightness]
}

const fromHsl = ([hue, saturation, lightness]: Hsl): string => {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const k = (offset + hue * 2) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return toHex([channel(0), channel(8), channel(4)])
}

/** Full saturation is too glaring for text. */
const maxSaturation = 0.86

/** The colour, darkened or lightened just enough to have the wanted contrast on all grounds. */
export const readableOn = (colour: string, grounds: readonly string[], wanted = 4.5): string => {
  const readable = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= wanted)
  if (readable(colour)) return colour
  const [hue, saturation, lightness] = toHsl(colour)
  const pole = Math.max(...grounds.map(luminance)) > 0.18 ? 0 : 1
  const steps = 50
  for (let step = 1; step < steps; step++) {
    const moved = lightness + ((pole - lightness) * step) / steps
    const candidate = fromHsl([hue, Math.min(saturation, maxSaturation), moved])
    if (readable(candidate)) return candidate
  }
  return pole === 0 ? '#000000' : '#ffffff'
}
