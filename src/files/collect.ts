import { unprotectCell } from './cellProtection'
import { type ReadTable, UnreadableFile } from './table'

/** Maximum number of cells in a file, including omitted cells before others. */
const maxCells = 5_000_000

/** Collects the rows of a file, skipping empty ones. */
export interface Collector {
  /**
   * @param line starting at 1
   * @throws UnreadableFile if there are too many
   */
  readonly add: (line: number, cells: readonly string[]) => void
  /** @throws UnreadableFile if there are none */
  readonly table: () => ReadTable
}

/** @param maxRows not counting the header */
export const collectRows = (maxRows: number): Collector => {
  const rows: ReadTable['rows'][number][] = []
  let cellCount = 0
  return {
    add: (line, cells) => {
      cellCount += cells.length
      if (cellCount > maxCells) throw new UnreadableFile('tooLarge')
      const texts = cells.map(unprotectCell)
      if (texts.every((text) => text === '')) return
      if (rows.length > maxRows) throw new UnreadableFile('tooLong')
      rows.push({ line, cells: texts })
    },
    table: () => {
      const [header, ...rest] = rows
      if (!header) throw new UnreadableFile('empty')
      return { header: header.cells, headerLine: header.line, rows: rest }
    },
  }
}
