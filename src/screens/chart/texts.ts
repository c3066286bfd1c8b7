import { l } from '@/declaration'

/** The chart texts. They load with the charts, because no page needs them before. */
export const chartTexts = {
  view: l('显示方式', 'View', 'Vista'),
  chart: l('图表', 'Chart', 'Gráfico'),
  table: l('表格', 'Table', 'Tabla'),
  share: l('占比', 'Share', 'Cuota'),
  summary: l(
    '{series}：合计 {total}；最高 {high}（{highAt}）；最低 {low}（{lowAt}）',
    '{series}: {total} in all; highest {high} ({highAt}); lowest {low} ({lowAt})',
    '{series}: {total} en total; máximo {high} ({highAt}); mínimo {low} ({lowAt})',
  ),
  empty: l('暂无数据', 'No data', 'Sin datos'),
  point: l('{at}，{series}：{value}', '{at}, {series}: {value}', '{at}, {series}: {value}'),
}
