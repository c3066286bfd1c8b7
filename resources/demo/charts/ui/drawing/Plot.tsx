import { useTheme } from '@mui/material/styles'
import { ChartsAxis } from '@mui/x-charts/ChartsAxis'
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsDataProvider, type ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsLegend } from '@mui/x-charts/ChartsLegend'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip'
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper'
import type { ReactNode } from 'react'
import { type ChartSeries, type DrawingProps, useChartWords } from '@/screens/chart'

export type PlotSeries = NonNullable<ChartsDataProviderProps<'bar' | 'line'>['series']>

/** Width of the value axis, px. */
const axisWidth = 56

/** A formatter that returns null for missing values. */
export const writtenBy = (write: ChartSeries['write']) => (value: number | null) =>
  value === null ? '' : write(value)

/**
 * A chart composed of bars and lines in the console's style, which the library's ready-made charts cannot mix. It measures
 * itself, so it follows the sidebar, the window, and being hidden and shown.
 *
 * @param of the data series, for the axes
 * @param series how they are drawn
 * @param band for bars; the overlap, where -1 puts one on top of the other
 * @param children bars and lines in painting order
 */
export const Plot = ({
  of: { categories, shorten, series: figures },
  series,
  scale,
  overlap = 0,
  bare = false,
  children,
}: {
  of: DrawingProps
  series: PlotSeries
  scale: 'band' | 'point'
  overlap?: number
  /** Hides the labels of the category axis. */
  bare?: boolean
  children: ReactNode
}) => {
  const { tone } = useTheme().console.colours
  const [first] = figures
  const axis = {
    id: 'at',
    data: categories,
    height: bare ? 12 : 28,
    position: bare ? ('none' as const) : ('bottom' as const),
    disableTicks: true,
    valueFormatter: (category: string, { location }: { location: string }) =>
      location === 'tick' && shorten ? shorten(category) : category,
  }
  return (
    <ChartsDataProvider
      localeText={useChartWords()}
      series={series}
      colors={[tone.primary.vivid, tone.success.vivid, tone.warning.vivid]}
      margin={{ top: 12, right: 24, bottom: 0, left: 0 }}
      xAxis={[
        scale === 'band'
          ? { ...axis, scaleType: 'band', categoryGapRatio: 0.25, barGapRatio: overlap }
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
