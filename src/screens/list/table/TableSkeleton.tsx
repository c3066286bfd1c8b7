import type { Column } from '../columns/useColumns'
import { columnStyle } from './columnStyle'
import type { TableParts } from './tableParts'

/** Where rows will be, the first time: of their height and in their columns, so that nothing jumps when they come. */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
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
