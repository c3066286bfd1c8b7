import { ExportPage } from '@resources/demo/excel/ui/ExportPage'
import { l } from '@/declaration'

const texts = {
  about: l(
    '把列表写成一个文本文件，压缩后下载。',
    'The list as a text file, packed into an archive.',
    'La lista como archivo de texto, comprimida.',
  ),
  action: l('导出 Zip', 'Export zip', 'Exportar zip'),
}

const ExportZip = () => <ExportPage about={texts.about} action={texts.action} usualName="file" type="zip" />

export default ExportZip
