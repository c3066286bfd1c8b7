import { useState } from 'react'
import { useNotify } from 'react-admin'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { ArticleTable } from './articles/ArticleTable'
import { keyOf, useArticles } from './articles/articles'
import { ExportBar } from './articles/ExportBar'
import { useExport, usualName } from './articles/useExport'

const texts = {
  title: l('导出已选择项', 'Export selected', 'Exportar seleccionados'),
  about: l(
    '只导出勾选的行；导出之后选择会被清空。',
    'Only the rows that are ticked; the ticks go once they are exported.',
    'Solo las filas marcadas; las marcas se quitan tras exportarlas.',
  ),
  action: l('导出已选择项', 'Export selected', 'Exportar seleccionados'),
  chosen: l('已选择 {count} 项', '{count} selected', '{count} seleccionadas'),
  none: l('请至少选择一项', 'Select at least one item', 'Seleccione al menos un elemento'),
}

const nothing: ReadonlySet<string> = new Set()

/** Exports the selected rows. */
const ExportSelectedExcel = () => {
  const say = useSay()
  const notify = useNotify()
  const articles = useArticles()
  const { run, running } = useExport()
  const [name, setName] = useState('')
  const [keys, choose] = useState(nothing)
  const rows = articles.data?.filter((row) => keys.has(keyOf(row))) ?? []
  const save = async () => {
    if (rows.length === 0) {
      notify(say(texts.none), { type: 'warning', messageArgs: { _: say(texts.none) } })
      return
    }
    if (await run({ name, type: 'xlsx', rows, widths: 'fitted' })) choose(nothing)
  }
  return (
    <>
      <PageHead
        title={usePageName(texts.title)}
        count={say(texts.chosen, { count: rows.length })}
        about={say(texts.about)}
      />
      <ExportBar
        name={name}
        otherwise={usualName}
        onName={setName}
        action={say(texts.action)}
        running={running}
        onExport={() => void save()}
      />
      <ArticleTable articles={articles} selection={{ keys, choose }} />
    </>
  )
}

export default ExportSelectedExcel
