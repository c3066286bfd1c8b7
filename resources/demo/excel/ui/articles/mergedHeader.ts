import type { BookSheet, TableColumn } from '@/files/table'

/**
 * A header of two rows: what stands between the first and the last column has a name in common, and those two take both
 * rows (specification §12: A1:A2, B1:D1, E1:E2).
 *
 * @param columns five of them
 * @param common the name of those in the middle
 */
export const mergedHeader = (
  columns: readonly TableColumn[],
  common: string,
): Required<Pick<BookSheet, 'columns' | 'above' | 'merges'>> => {
  const isOuter = (index: number) => index === 0 || index === columns.length - 1
  return {
    // Of cells that are one, the first holds the text.
    columns: columns.map((column, index) => (isOuter(index) ? { ...column, label: '' } : column)),
    above: [columns.map(({ label }, index) => (isOuter(index) ? label : index === 1 ? common : ''))],
    merges: ['A1:A2', 'B1:D1', 'E1:E2'],
  }
}
