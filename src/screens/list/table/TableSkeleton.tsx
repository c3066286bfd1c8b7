import type { Column } from '../columns/useColumns'
import { columnStyle } from './columnStyle'
import type { TableParts } from './tableParts'

/** Placeholder rows for the first load: same height and columns, so that nothing jumps. */
export const TableSkeleton = ({
  columns,
  parts,
  rows,
}: {
  columns: readonly Column[]
  parts: TableParts
  rows: number
}) => (
  <tbody aria-hidden="true">
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
      <tr key={index} className="list-row">
        {parts.selectable && <td className="list-tick" />}
        {columns.map(({ name }, at) => (
          <td key={name} className={at === 0 ? 'list-cell list-lead' : 'list-cell'} style={columnStyle(name)}>
            <span className="list-bone" />
          </td>
        ))}
        {parts.actions > 0 && <td className="list-actions" />}
      </tr>
    ))}
  </tbody>
)
