import { type ComponentType, type ReactNode, useState } from 'react'
import { formatPercent } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { useLook } from '@/theme/look'
import { sizes } from '@/theme/tokens'
import { Link } from '@/ui/Link'
import { ViewSwitch } from '@/ui/ViewSwitch'
import {
  type ChartData,
  type ChartKind,
  type ChartSeries,
  chartTexts,
  highlightsOf,
  type LeadsTo,
  sharesOf,
} from './chart'
import { Line } from './Line'
import '../kinds/kinds.css'
import './chart.css'

/** Tables over time start with the latest. */
const latestFirst = ({ head, categories, series }: ChartData): ChartData => ({
  head,
  categories: categories.toReversed(),
  series: series.map((one) => ({ ...one, values: one.values.toReversed() })),
})

export interface DrawingProps {
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
}

/**
 * Figures as a chart or a table. Lines and shares draw the first series only; anything else needs its own drawing.
 * `rows`: height in table rows.
 */
export const Chart = ({
  kind,
  name,
  data,
  drawn,
  shorten,
  tools,
  draw: Drawing,
  leadsTo,
  rows = 5,
}: {
  name: string
  data: ChartData
  drawn?: readonly string[]
  shorten?: (category: string) => string
  leadsTo?: LeadsTo
  tools?: ReactNode
  rows?: number
} & (
  | { kind: Exclude<ChartKind, 'column'>; draw?: ComponentType<DrawingProps> }
  | { kind: ChartKind; draw: ComponentType<DrawingProps> }
)) => {
  const say = useSay()
  const { size } = useLook()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const isEmpty = data.categories.length === 0
  const series = data.series.filter(({ key }) => drawn?.includes(key) ?? true)
  const words = series.flatMap(({ label, values, write }) => {
    const found = highlightsOf(values)
    if (!found) return []
    const { total, highest, lowest } = found
    return say(chartTexts.summary, {
      series: label,
      total: write(total),
      high: write(values[highest] ?? 0),
      highAt: data.categories[highest] ?? '',
      low: write(values[lowest] ?? 0),
      lowAt: data.categories[lowest] ?? '',
    })
  })
  // The plot and the axis, scaled with the operator's display size.
  const height = sizes[size].row * rows + 40
  const [first] = series
  const drawing =
    first && kind === 'share' ? (
      <ShareBars categories={data.categories} series={first} leadsTo={leadsTo} />
    ) : (
      first && (
        <figure className="chart-drawing" aria-label={[name, ...words].join(' ')}>
          {Drawing ? (
            <Drawing categories={data.categories} series={series} />
          ) : (
            <Line {...{ name, shorten, height, leadsTo }} categories={data.categories} series={first} />
          )}
        </figure>
      )
    )
  return (
    <div className="chart">
      <div className="chart-tools">
        {view === 'chart' && tools}
        <ViewSwitch
          label={say(chartTexts.view)}
          options={[
            { value: 'chart', label: say(chartTexts.chart) },
            { value: 'table', label: say(chartTexts.table) },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className="chart-body" style={{ height }}>
        {isEmpty ? (
          <p className="chart-empty">{say(chartTexts.empty)}</p>
        ) : view === 'table' ? (
          <DataTable name={name} data={kind === 'line' ? latestFirst(data) : data} leadsTo={leadsTo} />
        ) : (
          drawing
        )}
      </div>
    </div>
  )
}

/** A category's name, as a link where it leads somewhere. */
const Category = ({ name, leadsTo }: { name: string; leadsTo: LeadsTo | undefined }) => {
  const to = leadsTo?.(name)
  return to === undefined ? name : <Link to={to}>{name}</Link>
}

interface DataTableProps {
  readonly name: string
  readonly data: ChartData
  readonly leadsTo: LeadsTo | undefined
}

const DataTable = ({ name, data, leadsTo }: DataTableProps) => {
  const say = useSay()
  return (
    // Long tables scroll within the chart's area, so that the page does not jump when the view changes.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    <section className="chart-scroll" aria-label={`${name} · ${say(chartTexts.table)}`} tabIndex={0}>
      <table className="chart-table">
        <caption className="ui-visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{data.head}</th>
            {data.series.map(({ key, label }) => (
              <th key={key} scope="col" className="chart-figure">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">
                <Category name={category} leadsTo={leadsTo} />
              </th>
              {data.series.map(({ key, values, write }) => (
                <td key={key} className="chart-figure">
                  {write(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ShareBarsProps {
  readonly categories: readonly string[]
  readonly series: ChartSeries
  readonly leadsTo: LeadsTo | undefined
}

const ShareBars = ({ categories, series, leadsTo }: ShareBarsProps) => {
  const shares = sharesOf(series.values)
  const largest = Math.max(1, ...shares)
  return (
    <ul className="chart-shares">
      {categories.map((category, index) => {
        const share = shares[index] ?? 0
        return (
          <li key={category}>
            <span className="chart-share-name">
              <Category name={category} leadsTo={leadsTo} />
            </span>
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
