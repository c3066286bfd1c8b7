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

/** Over time the latest is what one looks for in a table. */
const latestFirst = ({ head, categories, series }: ChartData): ChartData => ({
  head,
  categories: categories.toReversed(),
  series: series.map((one) => ({ ...one, values: one.values.toReversed() })),
})

const loadDrawing: LoadPart<DrawingProps> = () => import('./Drawing')

/**
 * Figures as a picture or as a table, as the operator likes it. The library that draws is fetched with the first chart; when
 * it does not arrive, the table is there.
 *
 * @param name what it shows; the name of the table, and of the picture with its figures in words
 * @param data all figures; the table shows every series
 * @param drawn the keys of the series in the picture; all of them without it
 * @param shorten how a category stands on the axis
 * @param tools what is drawn can be chosen by them; the table shows everything
 * @param draw another drawing than plain lines and columns
 * @param rows how high it is, in rows of a table
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
  // The figures and the axis: it grows and shrinks with the size that the operator has chosen.
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
