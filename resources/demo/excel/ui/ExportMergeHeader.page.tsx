import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { ArticleTable } from './articles/ArticleTable'
import { useArticleColumns, useArticles } from './articles/articles'
import { ExportBar } from './articles/ExportBar'
import { mergedHeader } from './articles/mergedHeader'
import { useExport, usualName } from './articles/useExport'

const texts = {
  title: l('导出多级表头', 'Export merged header', 'Exportar encabezado combinado'),
  about: l(
    '导出的表头有两行：标题、作者、阅读数合在“主要信息”之下，编号和日期各占两行。',
    'The header of the file has two rows: title, author and views stand below “Main information”, number and date take both rows.',
    'El encabezado tiene dos filas: título, autor y lecturas bajo «Información principal»; número y fecha ocupan ambas.',
  ),
  main: l('主要信息', 'Main information', 'Información principal'),
  action: l('导出', 'Export', 'Exportar'),
}

/** Exports a list with a two-row header and merged cells. */
const ExportMergeHeader = () => {
  const say = useSay()
  const articles = useArticles()
  const columns = useArticleColumns()
  const { run, running } = useExport()
  const [name, setName] = useState('')
  const rows = articles.data
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <ExportBar
        name={name}
        otherwise={usualName}
        onName={setName}
        action={say(texts.action)}
        disabled={!rows || rows.length === 0}
        running={running}
        onExport={() =>
          rows &&
          void run({ name, type: 'xlsx', rows, widths: 'fitted', ...mergedHeader(columns, say(texts.main)) })
        }
      />
      <ArticleTable articles={articles} />
    </>
  )
}

export default ExportMergeHeader
