import { formatPercent } from '@/i18n/format'
import type { ChartSeries } from './chart'
import { sharesOf } from './chart'

/** Parts of a whole as bars, each with its share. */
export const ShareBars = ({ categories, series }: { categories: readonly string[]; series: ChartSeries }) => {
  const shares = sharesOf(series.values)
  const largest = Math.max(1, ...shares)
  return (
    <ul className="chart-shares">
      {categories.map((category, index) => {
        const share = shares[index] ?? 0
        return (
          <li key={category}>
            <span className="chart-share-name">{category}</span>
            <span className="chart-share-figure">{series.write(series.values[index] ?? 0)}</span>
            <span className="chart-share-part">{formatPercent(share)}</span>
            <span className="chart-share-track" aria-hidden="true">
              {/* The largest bar fills its line, so that small parts stay visible. */}
              <span className="chart-share-bar" style={{ width: `${(share / largest) * 100}%` }} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
