import { ArticleTable } from '@resources/demo/excel/ui/articles/ArticleTable'
import { rowTexts, useArticleColumns, useArticles } from '@resources/demo/excel/ui/articles/articles'
import { ExportBar } from '@resources/demo/excel/ui/articles/ExportBar'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { l } from '@/declaration'
import { cleanName, saveFile } from '@/files/saveFile'
import { useLocale, useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { textArchive, textLines } from './archive/textArchive'

const texts = {
  title: l('导出 Zip', 'Export zip', 'Exportar zip'),
  about: l(
    '把列表写成一个文本文件，压缩后下载。',
    'The list as a text file, packed into an archive.',
    'La lista como archivo de texto, comprimida.',
  ),
  action: l('导出 Zip', 'Export zip', 'Exportar zip'),
  saved: l('已导出 {file}', 'Exported: {file}', 'Exportado: {file}'),
  failed: l('导出失败', 'The export failed', 'La exportación falló'),
}

/** The default file name. */
const usualName = 'file'

/** Exports a list as a text file in an archive. */
const ExportZip = () => {
  const say = useSay()
  const notify = useNotify()
  const locale = useLocale()
  const articles = useArticles()
  const columns = useArticleColumns()
  const [typed, type] = useState('')
  const [running, setRunning] = useState(false)
  const rows = articles.data
  const tell = (message: string, kind: 'success' | 'error') =>
    notify(message, { type: kind, messageArgs: { _: message } })
  const save = async () => {
    if (!rows) return
    const name = cleanName(typed) || usualName
    setRunning(true)
    try {
      const lines = textLines(
        columns.map(({ label }) => label),
        rows.map((row) => rowTexts(columns, row, locale)),
      )
      saveFile(await textArchive(name, lines), `${name}.zip`)
      tell(say(texts.saved, { file: `${name}.zip` }), 'success')
    } catch {
      tell(say(texts.failed), 'error')
    } finally {
      setRunning(false)
    }
  }
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <ExportBar
        name={typed}
        otherwise={usualName}
        onName={type}
        action={say(texts.action)}
        disabled={!rows || rows.length === 0}
        running={running}
        onExport={() => void save()}
      />
      <ArticleTable articles={articles} />
    </>
  )
}

export default ExportZip
