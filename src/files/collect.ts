import { unmarked } from './marks'
import { type ReadTable, UnreadableFile } from './table'

/** Cells of a file at the most, with those that are left out in front of others: what they take is no longer a list. */
const mostCells = 5_000_000

/** Takes the rows of a file as they come, those left out that hold nothing. */
export interface Collector {
  /**
   * @param line from 1
   * @throws UnreadableFile when there are too many
   */
  readonly add: (line: number, cells: readonly string[]) => void
  /** @throws UnreadableFile when there was nothing */
  readonly table: () => ReadTable
}

/** @param mostRows besides the header */
export const collectRows = (mostRows: number): Collector => {
  const rows: ReadTable['rows'][number][] = []
  let cellCount = 0
  return {
    add: (line, cells) => {
      cellCount += cells.length
      if (cellCount > mostCells) throw new UnreadableFile('tooLarge')
      const texts = cells.map(unmarked)
      if (texts.every((text) => text === '')) return
      if (rows.length > mostRows) throw new UnreadableFile('tooLong')
      rows.push({ line, cells: texts })
    },
    table: () => {
      const [header, ...rest] = rows
      if (!header) throw new UnreadableFile('empty')
      return { header: header.cells, headerLine: header.line, rows: rest }
    },
  }
}
