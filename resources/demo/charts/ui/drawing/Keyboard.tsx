import { styled, useTheme } from '@mui/material/styles'
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart'
import { AreaPlot } from '@mui/x-charts/LineChart'
import type { DrawingProps } from '@/screens/chart'
import { mix } from '@/theme/colour'
import { Plot, type PlotSeries, writtenBy } from './Plot'

const Waves = styled('g')({
  '& [data-series=back]': { opacity: 0.4 },
  '& [data-series=shadow]': { fillOpacity: 0.25 },
})

/** A colour of a gradient, `at` from 0 to 1. */
const colourAt = (stops: readonly string[], at: number): string => {
  const place = at * (stops.length - 1)
  const before = Math.min(Math.floor(place), stops.length - 2)
  return mix(stops[before + 1] ?? '', stops[before] ?? '', place - before)
}

/** Two overlapping rows of narrow bars with a gradient, and a shadow behind the front row. */
const Keyboard = (props: DrawingProps) => {
  const { tone } = useTheme().console.colours
  const stops = [tone.info, tone.primary, tone.success, tone.warning, tone.error].map(({ vivid }) => vivid)
  const last = Math.max(1, props.categories.length - 1)
  const [front, back] = props.series
  if (!front || !back) return null
  const bars = ({ key, label, values, write }: typeof front) => ({
    type: 'bar' as const,
    id: key,
    label,
    data: values,
    color: key === 'front' ? tone.primary.vivid : mix(tone.primary.vivid, tone.info.vivid, 0.4),
    colorGetter: ({ dataIndex }: { dataIndex: number }) => colourAt(stops, dataIndex / last),
    valueFormatter: writtenBy(write),
  })
  const series: PlotSeries = [
    bars(back),
    bars(front),
    {
      type: 'line',
      id: 'shadow',
      data: front.values,
      area: true,
      color: tone.primary.vivid,
      curve: 'monotoneX',
      showMark: false,
      // The shadow is decoration.
      valueFormatter: () => null,
    },
  ]
  return (
    <Plot of={props} scale="band" overlap={-1} bare series={series}>
      <Waves>
        <AreaPlot />
        <BarPlot borderRadius={5} />
      </Waves>
      <FocusedBar />
    </Plot>
  )
}

export default Keyboard
