export { Chart, type DrawingProps, ViewSwitch } from './Chart'
export { type ChartSeries, chartTexts, compactNumber } from './chart'
