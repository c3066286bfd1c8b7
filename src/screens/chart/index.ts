export { Chart, ViewSwitch } from './Chart'
export { type ChartSeries, compactNumber, useChartWords } from './chart'
export type { DrawingProps } from './Drawing'
