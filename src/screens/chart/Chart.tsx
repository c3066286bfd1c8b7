import { useTheme } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { type LoadPart, usePart } from '../latePart'
import { type ChartData, type ChartKind, highlightsOf } from './chart'
import { DataTable } from './DataTable'
import type { DrawingProps } from './Drawing'
import { ShareBars } from './ShareBars'
import { chartTexts } from './texts'
import { ViewSwitch } from './ViewSwitch'
import '../kinds/kinds.css'
import './chart.css'

type View = 'chart' | 'table'

/** Tables over time list the latest first. */
const latestFirst = ({ head, categories, series }: ChartData): ChartData => ({
  head,
  categories: categories.toReversed(),
  series: series.map((one) => ({ ...one, values: one.values.toReversed() })),
})

const loadDrawing: LoadPart<DrawingProps> = () => import('./Drawing')

/**
 * Figures as a chart or a table, whichever the operator prefers. The drawing library loads with the first chart; if it does
 * not arrive, the table is shown.
 *
 * @param name what it shows; names the table, and the chart with its figures in words
 * @param data all figures; the table shows every series
 * @param drawn keys of the series in the chart; all by default
 * @param shorten how a category is written on the axis
 * @param tools controls for what is drawn; the table shows everything
 * @param draw another drawing than plain lines and columns
 * @param rows height, in table rows
 */
export const Chart = ({
  kind,
  name,
  data,
  drawn,
  shorten,
  tools,
  draw = loadDrawing,
  rows = 5,
}: {
  kind: ChartKind
  name: string
  data: ChartData
  drawn?: readonly string[]
  shorten?: (category: string) => string
  tools?: ReactNode
  draw?: LoadPart<DrawingProps>
  rows?: number
}) => {
  const say = useSay()
  const { console: look } = useTheme()
  const [view, setView] = useState<View>('chart')
  const isEmpty = data.categories.length === 0
  const Drawing = usePart(draw, kind !== 'share' && view === 'chart' && !isEmpty, () => setView('table'))
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
  // The plot and the axis; it scales with the display size that the operator has chosen.
  const height = look.size.row * rows + 40
  const [share] = series
  const drawing =
    kind === 'share' ? (
      share && <ShareBars categories={data.categories} series={share} />
    ) : (
      <figure className="chart-drawing" aria-label={[name, ...words].join(' ')}>
        {Drawing && (
          <Drawing
            kind={kind}
            categories={data.categories}
            shorten={shorten}
            series={series}
            height={height}
          />
        )}
      </figure>
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
          <DataTable name={name} data={kind === 'line' ? latestFirst(data) : data} />
        ) : (
          drawing
        )}
      </div>
    </div>
  )
}
