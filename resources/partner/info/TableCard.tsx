import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import type { Fields, WireRecord } from '@/declaration'
import { KindCell, useLocalise } from '@/screens/kinds/kit'
import { Card } from './Card'

/** A few records of the partner as a small table. */
export const TableCard = <R extends WireRecord>({
  title,
  fields,
  rows,
  keyName,
  none,
  action,
}: {
  title: string
  fields: Fields
  rows: readonly R[]
  keyName: keyof R & string
  /** Said where there are none. */
  none: string
  action?: (row: R) => ReactNode
}) => {
  const localise = useLocalise()
  const names = Object.entries(fields)
  return (
    <Card title={title} wide>
      {rows.length === 0 ? (
        <span className="kind-empty">{none}</span>
      ) : (
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label={title}
          sx={{
            m: '-12px -16px',
            width: 'auto',
            '& tr > :first-of-type': { pl: '16px' },
            '& td': { py: '4px' },
            // It scrolls sideways where it is narrow; lines of one height are read quicker.
            '& .kind-tags': { flexWrap: { xs: 'nowrap', sm: 'wrap' } },
          }}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                {names.map(([name, { label }]) => (
                  <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                    {localise(label)}
                  </TableCell>
                ))}
                {action && <TableCell />}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={String(row[keyName])}>
                  {names.map(([name, field]) => (
                    <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                      <KindCell
                        field={field}
                        name={name}
                        value={row[name]}
                        record={{ ...row, id: String(row[keyName]) }}
                      />
                    </TableCell>
                  ))}
                  {action && <TableCell align="right">{action(row)}</TableCell>}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  )
}
