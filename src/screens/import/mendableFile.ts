import { type Label, type Locale, l, text, textIn, type WireRecord } from '@/declaration'
import type { ReadTable, TableColumn } from '@/files/table'
import { locales } from '@/i18n/locales'

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
