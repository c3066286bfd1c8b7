import { type Locale, l } from '@/declaration'

export interface ChartSeries {
  readonly key: string
  readonly label: string
  readonly values: readonly number[]
  /** A figure in full, as in the table. */
  readonly write: (value: number) => string
  /** A short figure for the axis; `write` by default. */
  readonly tick?: (value: number) => string
}

/** A chart's data: figures by category (days, platforms). */
export interface ChartData {
  readonly head: string
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
}

/** The type of chart: over time, side by side, or parts of a whole. */
export type ChartKind = 'line' | 'column' | 'share'

/** The marks of numbers, the same in every language as in `i18n/format.ts`. */
const marks: { readonly [part: string]: string } = { decimal: '.', group: ',' }

/** A short figure for an axis, with the language's own word: `12,345` → `1.2万`, `12.3K`, `12.3 mil`. */
export const compactNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1, useGrouping: true })
    .formatToParts(value)
    .map((part) => marks[part.type] ?? part.value)
    .join('')

/** Shares in basis points, none below zero, rounded so that they add up to 100.00 %; all 0 if the whole is 0. */
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

/** The sum of a series, and the indexes of its first highest and lowest figures; undefined if it is empty. */
export const highlightsOf = (values: readonly number[]) =>
  values.length === 0
    ? undefined
    : {
        total: values.reduce((sum, value) => sum + value, 0),
        highest: values.indexOf(Math.max(...values)),
        lowest: values.indexOf(Math.min(...values)),
      }

/** Whole figures for an axis, from 0 to `most` or above, in 2 to 6 round steps; only 0 if nothing is above it. */
export const ticksTo = (most: number): readonly number[] => {
  if (most <= 0) return [0]
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const [one, two, five] = [2, 10, 50].map((product) => rough < power * Math.sqrt(product))
  const step = Math.max(1, power * (one ? 1 : two ? 2 : five ? 5 : 10))
  const count = Math.ceil(most / step)
  // Rounding up may call for a different step.
  return count * step > most
    ? ticksTo(count * step)
    : Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The address of the list behind a category's figures, if there is one. */
export type LeadsTo = (category: string) => string | undefined

/** The chart texts. They load with the charts, because no page needs them before. */
export const chartTexts = {
  view: l('显示方式', 'View', 'Vista'),
  chart: l('图表', 'Chart', 'Gráfico'),
  table: l('表格', 'Table', 'Tabla'),
  summary: l(
    '{series}：合计 {total}；最高 {high}（{highAt}）；最低 {low}（{lowAt}）',
    '{series}: {total} in all; highest {high} ({highAt}); lowest {low} ({lowAt})',
    '{series}: {total} en total; máximo {high} ({highAt}); mínimo {low} ({lowAt})',
  ),
  empty: l('暂无数据', 'No data', 'Sin datos'),
  open: l('点击查看明细', 'Click to see the records', 'Clic para ver los registros'),
  point: l('{at}，{series}：{value}', '{at}, {series}: {value}', '{at}, {series}: {value}'),
}
