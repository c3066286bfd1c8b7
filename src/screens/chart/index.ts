export { Chart } from './Chart'
export { type ChartData, type ChartKind, type ChartSeries, compactNumber } from './chart'
export { ViewSwitch } from './ViewSwitch'
