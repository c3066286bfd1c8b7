import type { BookSheet } from '../table'
import { workbookType } from './content'
import { fittedWidths, rowCells, rowXml, type SheetForm, sheetBegin, sheetEnd } from './sheet'
import { sheetName, sheetPath, workbookFiles } from './workbook'
import { type ZipFile, zipped } from './zip'

const formOf = ({ columns, locale, rows, above, merges, widths }: BookSheet): SheetForm => ({
  above,
  merges,
  widths: widths === 'standard' ? null : widths && fittedWidths(columns, rows, locale),
})

const sheetText = (sheet: BookSheet): string => {
  const { columns, locale, rows, above = [] } = sheet
  const cells = rowCells(columns, locale)
  const form = formOf(sheet)
  const header = above.length + 1
  return [
    sheetBegin(columns, form),
    ...rows.map((record, index) => rowXml(cells(record), index + header + 1)),
    sheetEnd(columns.length, rows.length + header, form),
  ].join('')
}

/** An XLSX file with several sheets, with cells as in `xlsxContent`. */
export const bookContent = (sheets: readonly BookSheet[]): Promise<Blob> => {
  function* files(): Generator<ZipFile> {
    for (const [path, text] of workbookFiles(sheets.map(({ title }) => sheetName(title, 0))))
      yield { path, texts: [text] }
    for (const [index, sheet] of sheets.entries()) yield { path: sheetPath(index), texts: [sheetText(sheet)] }
  }
  return zipped(files(), workbookType)
}
