import { l } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { ExportPage } from './ExportPage'
import { articleColumns, mergedHeader } from './exportFile'

const texts = {
  about: l(
    '导出的表头有两行：标题、作者、阅读数合在“主要信息”之下，编号和日期各占两行。',
    'The header of the file has two rows: title, author and views stand below “Main information”, number and date take both rows.',
    'El encabezado tiene dos filas: título, autor y lecturas bajo «Información principal»; número y fecha ocupan ambas.',
  ),
  main: l('主要信息', 'Main information', 'Información principal'),
  action: l('导出', 'Export', 'Exportar'),
}

export default function ExportMergeHeader() {
  const header = mergedHeader(articleColumns(useLocale()), useSay()(texts.main))
  return <ExportPage about={texts.about} action={texts.action} form={{ widths: 'fitted', ...header }} />
}
