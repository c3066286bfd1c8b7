import { useTheme } from '@mui/material/styles'
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart'
import { FocusedLineMark, LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart'
import { abbreviate } from '@/i18n/abbreviate'
import type { DrawingProps } from '@/screens/chart'
import { Plot, type PlotSeries, writtenBy } from './Plot'

/** Least size of a bar that fits its figure, px. */
const room = { height: 18, width: 30 }

/** Stacked bars, with the last series as a line. */
const Mixed = (props: DrawingProps) => {
  const { tone, ground } = useTheme().console.colours
  const line = props.series.at(-1)
  const colours = [tone.primary.main, tone.success.main]
  const series: PlotSeries = [
    ...props.series.slice(0, -1).map(({ key, label, values, write }, at) => ({
      type: 'bar' as const,
      id: key,
      label,
      data: values,
      stack: 'all',
      color: colours[at],
      valueFormatter: writtenBy(write),
      // No label for zero, or where it does not fit.
      barLabel: (
        { value }: { value: number | null },
        { bar }: { bar: { height: number; width: number } },
      ): string | null =>
        value && bar.height >= room.height && bar.width >= room.width ? abbreviate(value, 1) : null,
    })),
    ...(line
      ? [
          {
            type: 'line' as const,
            id: line.key,
            label: line.label,
            data: line.values,
            color: tone.warning.vivid,
            curve: 'linear' as const,
            showMark: true,
            valueFormatter: writtenBy(line.write),
          },
        ]
      : []),
  ]
  return (
    <Plot of={props} scale="band" series={series}>
      <g style={{ fontVariantNumeric: 'tabular-nums' }} fill={ground.surface}>
        <BarPlot
          borderRadius={2}
          slotProps={{ barLabel: { style: { fill: ground.surface, fontSize: 12 } } }}
        />
      </g>
      <FocusedBar />
      <LinePlot />
      <MarkPlot />
      <FocusedLineMark />
      <LineHighlightPlot />
    </Plot>
  )
}

export default Mixed
