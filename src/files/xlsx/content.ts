import { inOrder, type TableContent } from '../parts'
import type { TableFile } from '../table'
import { rowCells, rowXml, sheetBegin, sheetEnd } from './sheet'
import { sheetName, sheetPath, workbookFiles } from './workbook'
import { type ZipFile, zipped } from './zip'

/** Of a workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows of a sheet besides its header: it has 2^20 in all. */
const mostRows = 2 ** 20 - 1

/** Between two rows of a part; no text in XML can hold it. */
const rowEnd = '\u0002'

interface Part {
  readonly rows: number
  /** Rows of cells whose numbers are not known before the parts in front of them. */
  readonly content: Blob
}

/**
 * The content of an XLSX file. Money, numbers and times are real ones, in UTC+8 and exact to the last digit; all others are
 * texts. What one sheet cannot hold goes on in the next.
 *
 * @param sheetRows of one sheet at the most, besides its header
 */
export const xlsxContent = ({ columns, locale, title }: TableFile, sheetRows = mostRows): TableContent => {
  const parts = new Map<number, Part>()
  const cells = rowCells(columns, locale)

  /** The texts of the sheet with this number. */
  async function* sheetTexts(index: number, all: readonly Part[]) {
    yield sheetBegin(columns)
    const first = index * sheetRows
    let seen = 0
    let last = 1
    for (const { rows, content } of all) {
      const from = Math.max(0, first - seen)
      const to = Math.min(rows, first + sheetRows - seen)
      if (from < to) {
        const wanted = (await content.text()).split(rowEnd).slice(from, to)
        const before = last
        yield wanted.map((cells, at) => rowXml(cells, before + at + 1)).join('')
        last += wanted.length
      }
      seen += rows
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
    // What is written meanwhile is of the next file.
    finish: () => zipped(files(inOrder(parts)), workbookType),
  }
}
