import type { BookSheet, TableColumn } from '@/files/table'

/**
 * A two-row header: the middle columns share a group name, and the first and last column span both rows.
 *
 * @param columns five columns
 * @param common the group name
 */
export const mergedHeader = (
  columns: readonly TableColumn[],
  common: string,
): Required<Pick<BookSheet, 'columns' | 'above' | 'merges'>> => {
  const isOuter = (index: number) => index === 0 || index === columns.length - 1
  return {
    // The text of merged cells belongs in the first one.
    columns: columns.map((column, index) => (isOuter(index) ? { ...column, label: '' } : column)),
    above: [columns.map(({ label }, index) => (isOuter(index) ? label : index === 1 ? common : ''))],
    merges: ['A1:A2', 'B1:D1', 'E1:E2'],
  }
}
