import { l } from '@/declaration'
import { ExportPage } from './ExportPage'

const texts = {
  about: l(
    '只导出勾选的行；导出之后选择会被清空。',
    'Only the rows that are ticked; the ticks go once they are exported.',
    'Solo las filas marcadas; las marcas se quitan tras exportarlas.',
  ),
  action: l('导出已选择项', 'Export selected', 'Exportar seleccionados'),
}

const form = { widths: 'fitted' } as const

export default function ExportSelectedExcel() {
  return <ExportPage about={texts.about} action={texts.action} form={form} selectable />
}
