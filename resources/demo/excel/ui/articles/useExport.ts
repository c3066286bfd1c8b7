import { useState } from 'react'
import { useNotify } from 'react-admin'
import { l, type WireRecord } from '@/declaration'
import { saveFile } from '@/files/saveFile'
import type { BookSheet } from '@/files/table'
import { useLocale, useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { useArticleColumns } from './articles'
import { type BookType, exportContent, exportName } from './exportFile'

const texts = {
  sheet: l('文章', 'Articles', 'Artículos'),
  saved: l('已导出 {file}', 'Exported: {file}', 'Exportado: {file}'),
  failed: l('导出失败：{reason}', 'The export failed: {reason}', 'La exportación falló: {reason}'),
}

/** The default file name. */
export const usualName = 'excel-list'

interface Wanted extends Partial<Pick<BookSheet, 'columns' | 'above' | 'merges' | 'widths'>> {
  readonly name: string
  readonly type: BookType
  readonly rows: readonly WireRecord[]
}

/** Exports articles; tells whether an export is running. */
export const useExport = () => {
  const say = useSay()
  const notify = useNotify()
  const locale = useLocale()
  const columns = useArticleColumns()
  const [running, setRunning] = useState(false)
  const tell = (message: string, type: 'success' | 'error') =>
    notify(message, { type, messageArgs: { _: message } })
  /** @returns whether a file was saved */
  const run = async ({ name, type, rows, ...form }: Wanted): Promise<boolean> => {
    setRunning(true)
    try {
      const file = exportName(name, usualName, type)
      saveFile(await exportContent(type, { columns, locale, title: say(texts.sheet), rows, ...form }), file)
      tell(say(texts.saved, { file }), 'success')
      return true
    } catch (error) {
      tell(say(texts.failed, { reason: messageOf(error) }), 'error')
      return false
    } finally {
      setRunning(false)
    }
  }
  return { run, running }
}
