export { Chart, type DrawingProps } from './Chart'
export { type ChartSeries, chartTexts, compactNumber } from './chart'
