import type { ReadTable } from '@/files/table'

/** A table in which every column has a name and every row all cells. */
export interface ShownTable {
  readonly header: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** A file's table; unnamed columns are called `UNKNOWN` with their index. */
export const shownTable = ({ header, rows }: ReadTable): ShownTable => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length)
  const places = Array.from({ length: width }, (_, place) => place)
  return {
    header: places.map((place) => header[place] || `UNKNOWN ${place}`),
    rows: rows.map(({ line, cells }) => ({ line, cells: places.map((place) => cells[place] ?? '') })),
  }
}

export type Refusal = 'several' | 'oldExcel' | 'ending'

/** @param names of the files chosen or dropped together */
export const refusalOf = (names: readonly string[]): Refusal | undefined => {
  const [name = ''] = names
  if (names.length > 1) return 'several'
  if (/\.xls$/i.test(name)) return 'oldExcel'
  return /\.(xlsx|csv|txt)$/i.test(name) ? undefined : 'ending'
}
