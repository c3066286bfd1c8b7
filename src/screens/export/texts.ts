import { type Label, l } from '@/declaration/label'
import type { TableFormat } from '@/files/table'

export const texts = {
  title: l('导出{name}', 'Export {name}', 'Exportar {name}'),
  rows: l('范围', 'Rows', 'Filas'),
  matching: l(
    '此筛选下全部 {count} 条',
    'All rows matching this filter ({count})',
    'Todas las filas de este filtro ({count})',
  ),
  every: l('全部 {count} 条', 'All rows ({count})', 'Todas las filas ({count})'),
  noFilter: l('未设置筛选条件', 'No filter is set', 'Sin filtros'),
  selected: l('所选 {count} 条', 'Selected rows ({count})', 'Las filas seleccionadas ({count})'),
  format: l('格式', 'Format', 'Formato'),
  columns: l('列', 'Columns', 'Columnas'),
  shown: l('显示的 {count} 列', 'Columns shown ({count})', 'Las columnas visibles ({count})'),
  all: l('全部 {count} 列', 'All columns ({count})', 'Todas las columnas ({count})'),
  also: l('另含：{names}', 'Also: {names}', 'Además: {names}'),
  many: l(
    '行数较多，可能需要几分钟。关闭此窗口后导出会在后台继续。',
    'This many rows may take a few minutes. The export continues after you close this window.',
    'Tantas filas pueden tardar unos minutos. La exportación continúa aunque cierre esta ventana.',
  ),
  nothing: l('没有可导出的数据', 'There is nothing to export', 'No hay nada que exportar'),
  start: l('导出 {count} 条', 'Export {count} rows', 'Exportar {count} filas'),
  startOne: l('导出 1 条', 'Export 1 row', 'Exportar 1 fila'),
  pace: l(
    '每秒约 {rate} 条，剩余约 {left}',
    'About {rate} rows a second, {left} left',
    'Unas {rate} filas por segundo, faltan {left}',
  ),
  seconds: l('{count} 秒', '{count} s', '{count} s'),
  minutes: l('{count} 分钟', '{count} min', '{count} min'),
  ends: l(
    '刷新或关闭页面会中断导出，切换标签页不受影响。',
    'Reloading or closing the page stops the export; you can switch to other tabs of the console.',
    'Recargar o cerrar la página interrumpe la exportación; puede usar otras pestañas de la consola.',
  ),
  saved: l(
    '文件已交给浏览器下载：{name}（{size}）',
    'The file was handed to the browser: {name} ({size})',
    'El archivo se entregó al navegador: {name} ({size})',
  ),
  unsaved: l(
    '文件不完整，尚未保存：{name}（{size}）',
    'The file is not complete and was not saved: {name} ({size})',
    'El archivo está incompleto y no se guardó: {name} ({size})',
  ),
} as const satisfies Record<string, Label>

export const formatTexts: {
  readonly [F in TableFormat]: { readonly name: string; readonly help: Label }
} = {
  xlsx: {
    name: 'XLSX',
    help: l(
      'Excel 工作簿，金额和时间可排序，也可用于公式',
      'Excel workbook; amounts and dates stay sortable and usable in formulas',
      'Libro de Excel; los importes y fechas se pueden ordenar y usar en fórmulas',
    ),
  },
  csv: {
    name: 'CSV',
    help: l(
      '纯文本表格，可用 Excel 打开，也便于其他系统读取',
      'Plain text; opens in Excel and is read by other systems',
      'Texto plano; se abre en Excel y lo leen otros sistemas',
    ),
  },
}
