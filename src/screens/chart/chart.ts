import type { Locale } from '@/declaration'

/** A row of figures, one for each category. */
export interface ChartSeries {
  readonly key: string
  readonly label: string
  readonly values: readonly number[]
  /** A figure in full, as it stands in the table. */
  readonly write: (value: number) => string
  /** A figure on the axis, where there is little room; as `write` without it. */
  readonly tick?: (value: number) => string
}

/** What a chart shows: figures by category (days, platforms). */
export interface ChartData {
  /** Head of the categories' column. */
  readonly head: string
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
}

/** How a chart is drawn: over time, side by side, or as parts of a whole. */
export type ChartKind = 'line' | 'column' | 'share'

const compact = new Map<Locale, Intl.NumberFormat>()

/** A figure for an axis, shortened as the language does it: `12,345` → `1.2万`, `12K`, `12 mil`. */
export const compactNumber = (value: number, locale: Locale): string => {
  const known = compact.get(locale)
  if (known) return known.format(value)
  const made = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  compact.set(locale, made)
  return made.format(value)
}

/**
 * Shares of a whole in basis points. They are rounded so that they are 100.00 % together: what is left over goes to those
 * that lost most by rounding down. Nothing has a share of nothing.
 *
 * @param values none below zero
 */
export const sharesOf = (values: readonly number[]): readonly number[] => {
  const whole = values.reduce((sum, value) => sum + value, 0)
  if (whole === 0) return values.map(() => 0)
  const exact = values.map((value) => (value / whole) * 10_000)
  const shares = exact.map(Math.floor)
  const left = 10_000 - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index)
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** What stands out in a row of figures; undefined without any. */
export interface Highlights {
  readonly total: number
  /** Index of the first highest figure. */
  readonly highest: number
  /** Index of the first lowest figure. */
  readonly lowest: number
}

export const highlightsOf = (values: readonly number[]): Highlights | undefined =>
  values.length === 0
    ? undefined
    : {
        total: values.reduce((sum, value) => sum + value, 0),
        highest: values.indexOf(Math.max(...values)),
        lowest: values.indexOf(Math.min(...values)),
      }
