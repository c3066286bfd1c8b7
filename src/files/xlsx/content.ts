import { type BookSheet, inOrder, type TableContent, type TableFile } from '../table'
import { fittedWidths, rowCells, rowXml, sheetBegin, sheetEnd } from './sheet'
import { sheetName, sheetPath, workbookFiles } from './workbook'
import { type ZipFile, zipped } from './zip'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A sheet has 2^20 rows, including its header. */
const maxRows = 2 ** 20 - 1

/** Separates rows of a part; cannot occur in XML. */
const rowEnd = '\u0002'

interface Part {
  readonly rows: number
  /** Rows without their numbers, which depend on the parts before. */
  readonly content: Blob
}

/**
 * Writes an XLSX file. Amounts, numbers and times (UTC+8) are real ones, exact to the last digit.
 * Rows beyond `sheetRows` continue in the next sheet.
 */
export const xlsxContent = ({ columns, locale, title }: TableFile, sheetRows = maxRows): TableContent => {
  const parts = new Map<number, Part>()
  const cells = rowCells(columns, locale)

  async function* sheetTexts(index: number, all: readonly Part[]) {
    yield sheetBegin(columns)
    const first = index * sheetRows
    let visited = 0
    let last = 1
    for (const { rows, content } of all) {
      const from = Math.max(0, first - visited)
      const to = Math.min(rows, first + sheetRows - visited)
      if (from < to) {
        const wanted = (await content.text()).split(rowEnd).slice(from, to)
        const before = last
        yield wanted.map((cells, at) => rowXml(cells, before + at + 1)).join('')
        last += wanted.length
      }
      visited += rows
    }
    yield sheetEnd(columns.length, last)
  }

  function* files(all: readonly Part[]): Generator<ZipFile> {
    const rows = all.reduce((sum, part) => sum + part.rows, 0)
    const sheets = Math.max(1, Math.ceil(rows / sheetRows))
    const names = Array.from({ length: sheets }, (_, index) => sheetName(title, index))
    for (const [path, text] of workbookFiles(names)) yield { path, texts: [text] }
    for (let index = 0; index < sheets; index += 1)
      yield { path: sheetPath(index), texts: sheetTexts(index, all) }
  }

  return {
    write: (part, rows) => {
      const content = rows.map(cells)
      parts.set(part, { rows: rows.length, content: new Blob([content.join(rowEnd)]) })
    },
    // Parts written meanwhile belong to the next file.
    finish: () => zipped(files(inOrder(parts)), workbookType),
  }
}

const sheetText = ({ columns, locale, rows, above = [], merges, widths }: BookSheet): string => {
  const cells = rowCells(columns, locale)
  const wide = widths === 'standard' ? null : widths && fittedWidths(columns, rows, locale)
  const form = { above, merges, widths: wide }
  const header = above.length + 1
  return [
    sheetBegin(columns, form),
    ...rows.map((record, index) => rowXml(cells(record), index + header + 1)),
    sheetEnd(columns.length, rows.length + header, form),
  ].join('')
}

export const bookContent = (sheets: readonly BookSheet[]): Promise<Blob> => {
  function* files(): Generator<ZipFile> {
    for (const [path, text] of workbookFiles(sheets.map(({ title }) => sheetName(title, 0))))
      yield { path, texts: [text] }
    for (const [index, sheet] of sheets.entries()) yield { path: sheetPath(index), texts: [sheetText(sheet)] }
  }
  return zipped(files(), workbookType)
}
