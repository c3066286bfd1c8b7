import { useState } from 'react'
import { type Label, type Locale, l, text, textIn, type WireRecord } from '@/declaration'
import { fileNameOf, saveFile } from '@/files/saveFile'
import type { ReadTable, TableColumn, TableFile } from '@/files/table'
import { createTableWriter } from '@/files/tableWriter'
import { locales } from '@/i18n/locales'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { texts } from './texts'

/** The header of the added column. No field has this name, so a corrected file can be imported again without it. */
const reasonHeader: Label = l('导入问题', 'Import problem', 'Problema de importación')

const columnName = (column: number): string => `column${column}`
const reasonName = 'reason'

/**
 * A file of rows with what is wrong next to each, to be corrected and imported again.
 *
 * @param problems by the row's line; rows without problems are left out
 */
export const mendableFile = (
  { header, rows }: Pick<ReadTable, 'header' | 'rows'>,
  problems: ReadonlyMap<number, string>,
  locale: Locale,
): { readonly columns: readonly TableColumn[]; readonly rows: readonly WireRecord[] } => {
  const own = locales.map((one) => textIn(reasonHeader, one))
  // Drop the problem columns of an earlier download.
  const kept = [...header.entries()].filter(([, head]) => !own.includes(head.trim()))
  const column = (name: string, label: string): TableColumn => ({
    name,
    label,
    field: text({ label: { zh: label, en: label, es: label } }),
  })
  return {
    columns: [
      ...kept.map(([index, head]) => column(columnName(index), head)),
      column(reasonName, textIn(reasonHeader, locale)),
    ],
    rows: rows.flatMap(({ line, cells }) => {
      const reason = problems.get(line)
      if (reason === undefined) return []
      const record: Record<string, string> = { [reasonName]: reason }
      for (const [index] of kept) record[columnName(index)] = cells[index] ?? ''
      return [record]
    }),
  }
}

const download = async (file: TableFile, rows: readonly WireRecord[]) => {
  const writer = createTableWriter(file)
  try {
    if (rows.length > 0) await writer.write(0, rows)
    saveFile(await writer.finish(), fileNameOf(file.title, file.format, Date.now()))
  } finally {
    writer.close()
  }
}

/**
 * Returns a function that downloads a table as a file named by its title, and the error if the last one could not be saved.
 */
export const useTableDownload = () => {
  const say = useSay()
  const [failure, setFailure] = useState<string>()
  const save = (file: TableFile, rows: readonly WireRecord[]) => {
    setFailure(undefined)
    download(file, rows).catch((error: unknown) =>
      setFailure(say(texts.notSaved, { reason: messageOf(error) })),
    )
  }
  return { save, failure }
}
