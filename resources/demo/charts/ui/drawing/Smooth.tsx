import { AreaPlot, FocusedLineMark, LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart'
import type { DrawingProps } from '@/screens/chart'
import { Plot, writtenBy } from './Plot'

/** Smooth lines with filled areas. */
const Smooth = (props: DrawingProps) => (
  <Plot
    of={props}
    scale="point"
    series={props.series.map(({ key, label, values, write }) => ({
      type: 'line',
      id: key,
      label,
      data: values,
      area: true,
      curve: 'monotoneX',
      showMark: false,
      valueFormatter: writtenBy(write),
    }))}
  >
    <AreaPlot />
    <LinePlot />
    <FocusedLineMark />
    <LineHighlightPlot />
  </Plot>
)

export default Smooth
