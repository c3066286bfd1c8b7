import { styled, useTheme } from '@mui/material/styles'
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart'
import { ChartsAxis } from '@mui/x-charts/ChartsAxis'
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsDataProvider, type ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsLegend } from '@mui/x-charts/ChartsLegend'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip'
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper'
import { AreaPlot, FocusedLineMark, LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart'
import type { ChartsLocaleText } from '@mui/x-charts/locales'
import { type ReactNode, useMemo } from 'react'
import { abbreviate } from '@/i18n/abbreviate'
import { useSay } from '@/i18n/useSay'
import { type ChartSeries, chartTexts, type DrawingProps } from '@/screens/chart'
import { mix } from '@/theme/colour'

type PlotSeries = NonNullable<ChartsDataProviderProps<'bar' | 'line'>['series']>

/** Width of the value axis, px. */
const axisWidth = 56

const writtenBy = (write: ChartSeries['write']) => (value: number | null) =>
  value === null ? '' : write(value)

/** The chart library's own texts for each figure, in the current language. */
const useChartWords = () => {
  const say = useSay()
  return useMemo((): Partial<ChartsLocaleText> => {
    const point = (at: string, label: string | undefined, value: string) =>
      say(chartTexts.point, { at, series: label ?? '', value })
    return {
      noData: say(chartTexts.empty),
      lineDescription: ({ formattedXValue, seriesLabel, formattedYValue }) =>
        point(formattedXValue, seriesLabel, formattedYValue),
      barDescription: ({ formattedCategoryValue, seriesLabel, formattedValue }) =>
        point(formattedCategoryValue, seriesLabel, formattedValue),
    }
  }, [say])
}

interface PlotProps {
  readonly of: DrawingProps
  readonly series: PlotSeries
  readonly scale: 'band' | 'point'
  /** Puts one bar on top of the other, without labels of the category axis. */
  readonly overlaid?: boolean
  readonly children: ReactNode
}

/**
 * A chart composed of bars and lines in the console's style, which the library's ready-made charts cannot mix. It measures
 * itself, so it follows the sidebar, the window, and being hidden and shown.
 */
const Plot = ({ of, series, scale, overlaid = false, children }: PlotProps) => {
  const { categories, series: figures } = of
  const { tone } = useTheme().console.colours
  const [first] = figures
  const axis = {
    id: 'at',
    data: categories,
    height: overlaid ? 12 : 28,
    position: overlaid ? ('none' as const) : ('bottom' as const),
    disableTicks: true,
    // Without it, the library does not announce the category.
    valueFormatter: (category: string) => category,
  }
  return (
    <ChartsDataProvider
      localeText={useChartWords()}
      series={series}
      colors={[tone.primary.vivid, tone.success.vivid, tone.warning.vivid]}
      margin={{ top: 12, right: 24, bottom: 0, left: 0 }}
      xAxis={[
        scale === 'band'
          ? { ...axis, scaleType: 'band', categoryGapRatio: 0.25, barGapRatio: overlaid ? -1 : 0 }
          : { ...axis, scaleType: 'point' },
      ]}
      yAxis={[
        {
          width: axisWidth,
          tickNumber: 5,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => (first?.tick ?? first?.write ?? String)(value),
        },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface>
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x={scale === 'band' ? 'band' : 'line'} />
          {children}
          <ChartsAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
  )
}

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

export const Keyboard = (props: DrawingProps) => {
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
    <Plot of={props} scale="band" overlaid series={series}>
      <Waves>
        <AreaPlot />
        <BarPlot borderRadius={5} />
      </Waves>
      <FocusedBar />
    </Plot>
  )
}

/** Least size of a bar that fits its figure, px. */
const room = { height: 18, width: 30 }

export const Mixed = (props: DrawingProps) => {
  const { tone, ground } = useTheme().console.colours
  const line = props.series.at(-1)
  if (!line) return null
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
    {
      type: 'line',
      id: line.key,
      label: line.label,
      data: line.values,
      color: tone.warning.vivid,
      curve: 'linear',
      showMark: true,
      valueFormatter: writtenBy(line.write),
    },
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

export const Smooth = (props: DrawingProps) => (
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
    <g fillOpacity={0.12}>
      <AreaPlot />
    </g>
    <LinePlot />
    <FocusedLineMark />
    <LineHighlightPlot />
  </Plot>
)
