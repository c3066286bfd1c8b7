import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider'
import { LineChart } from '@mui/x-charts/LineChart'
import { type ChartKind, type ChartSeries, useChartWords } from './chart'

export interface DrawingProps {
  readonly kind: ChartKind
  readonly categories: readonly string[]
  /** How a category is written on the axis. */
  readonly shorten?: ((category: string) => string) | undefined
  readonly series: readonly ChartSeries[]
  /** px */
  readonly height: number
}

/** Room for the figures of the axis, px. */
const axisWidth = 56

/**
 * Lines or columns, drawn as SVG in the theme's style. The arrow keys move from figure to figure, and each is read out. It
 * sizes itself to its container.
 */
const Drawing = ({ kind, categories, shorten, series, height }: DrawingProps) => {
  const { console: look } = useTheme()
  const { tone } = look.colours
  const localeText = useChartWords()
  const [first] = series
  const shared = {
    height,
    colors: [tone.primary.vivid, tone.success.vivid, tone.warning.vivid, tone.error.vivid, tone.info.vivid],
    grid: { horizontal: true },
    margin: { top: 12, right: 12, bottom: 0, left: 0 },
    hideLegend: series.length < 2,
    // The figures refresh every minute, so nothing should animate.
    skipAnimation: true,
    yAxis: [
      {
        width: axisWidth,
        min: 0,
        tickNumber: 4,
        disableLine: true,
        disableTicks: true,
        valueFormatter: (value: number) => (first?.tick ?? first?.write ?? String)(value),
      },
    ],
    slotProps: { tooltip: { disablePortal: false } },
  }
  const xAxis = {
    data: categories,
    height: 28,
    disableTicks: true,
    valueFormatter: (category: string, { location }: { location: string }) =>
      location === 'tick' && shorten ? shorten(category) : category,
  }
  const written = (write: ChartSeries['write']) => (value: number | null) =>
    value === null ? '' : write(value)
  return (
    <ChartsLocalizationProvider localeText={localeText}>
      {kind === 'line' ? (
        <LineChart
          {...shared}
          xAxis={[{ ...xAxis, scaleType: 'point' }]}
          series={series.map(({ key, label, values, write }) => ({
            id: key,
            label,
            data: values,
            showMark: false,
            area: series.length === 1,
            curve: 'linear',
            valueFormatter: written(write),
          }))}
        />
      ) : (
        <BarChart
          {...shared}
          xAxis={[{ ...xAxis, scaleType: 'band' }]}
          series={series.map(({ key, label, values, write }) => ({
            id: key,
            label,
            data: values,
            valueFormatter: written(write),
          }))}
        />
      )}
    </ChartsLocalizationProvider>
  )
}

export default Drawing
