import { cellOf, valueAt } from '@/declaration'
import { byteOrderMark, csvRow, protectCell } from './csvText'
import { inOrder, type TableContent, type TableFile } from './table'

/** Writes a CSV file. Numbers and times stay as they are, texts are protected from spreadsheets. */
export const csvContent = ({ columns, locale }: TableFile): TableContent => {
  const parts = new Map<number, Blob>()
  const header = csvRow(columns.map(({ label }) => protectCell(label)))
  return {
    write: (part, rows) => {
      const lines = rows.map((record) =>
        csvRow(
          columns.map(({ name, field }) => {
            const { form, text } = cellOf(field, valueAt(record, name), locale)
            return form === 'text' ? protectCell(text) : text
          }),
        ),
      )
      parts.set(part, new Blob(lines))
    },
    finish: async () =>
      new Blob([byteOrderMark, header, ...inOrder(parts)], { type: 'text/csv;charset=utf-8' }),
  }
}
