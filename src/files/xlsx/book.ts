import type { BookSheet } from '../table'
import { workbookType } from './content'
import { rowCells, rowXml, sheetBegin, sheetEnd } from './sheet'
import { sheetName, sheetPath, workbookFiles } from './workbook'
import { type ZipFile, zipped } from './zip'

/** A sheet's text; its first row is the header. */
const sheetText = ({ columns, locale, rows }: BookSheet): string => {
  const cells = rowCells(columns, locale)
  return [
    sheetBegin(columns),
    ...rows.map((record, index) => rowXml(cells(record), index + 2)),
    sheetEnd(columns.length, rows.length + 1),
  ].join('')
}

/** An XLSX file of several tables, a sheet for each, with cells as `xlsxContent` has them. */
export const bookContent = (sheets: readonly BookSheet[]): Promise<Blob> => {
  function* files(): Generator<ZipFile> {
    for (const [path, text] of workbookFiles(sheets.map(({ title }) => sheetName(title, 0))))
      yield { path, texts: [text] }
    for (const [index, sheet] of sheets.entries()) yield { path: sheetPath(index), texts: [sheetText(sheet)] }
  }
  return zipped(files(), workbookType)
}
