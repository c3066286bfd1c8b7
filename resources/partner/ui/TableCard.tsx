import { styled, useTheme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import type { Fields, WireRecord } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { KindCell } from '@/screens/kinds/kit'
import { Card } from './Card'

interface Rows<R extends WireRecord> {
  readonly fields: Fields
  readonly rows: readonly R[]
  readonly keyName: keyof R & string
  /** An action per row, with the header of its column. */
  readonly action?: { readonly name: string; readonly of: (row: R) => ReactNode } | undefined
}

interface TableCardProps<R extends WireRecord> extends Rows<R> {
  readonly title: string
  readonly none: string
}

/** A small table, or a list of fields per row on narrow screens. */
export const TableCard = <R extends WireRecord>({ title, none, ...rows }: TableCardProps<R>) => {
  const small = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Card title={title} wide>
      {rows.rows.length === 0 ? (
        <span className="ui-empty">{none}</span>
      ) : small ? (
        <Lists {...rows} />
      ) : (
        <Columns {...rows} />
      )}
    </Card>
  )
}

const cellOf = <R extends WireRecord>({ fields, keyName }: Rows<R>, name: string, row: R) => {
  const field = fields[name]
  return (
    field && (
      <KindCell field={field} name={name} value={row[name]} record={{ ...row, id: String(row[keyName]) }} />
    )
  )
}

const Columns = <R extends WireRecord>(props: Rows<R>) => {
  const { fields, rows, keyName, action } = props
  const say = useSay()
  const names = Object.entries(fields)
  return (
    <TableContainer
      // Focusable because it scrolls sideways on narrow screens.
      tabIndex={0}
      sx={{ m: '-12px -16px', width: 'auto', '& tr > :first-of-type': { pl: '16px' }, '& td': { py: '4px' } }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {names.map(([name, { label }]) => (
              <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                {say(label)}
              </TableCell>
            ))}
            {action && <TableCell align="right">{action.name}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={String(row[keyName])}>
              {names.map(([name]) => (
                <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                  {cellOf(props, name, row)}
                </TableCell>
              ))}
              {action && <TableCell align="right">{action.of(row)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { paddingTop: 12, borderTop: `1px solid ${theme.console.colours.ink.line}` },
}))

const Lists = <R extends WireRecord>(props: Rows<R>) => {
  const { fields, rows, keyName, action } = props
  const say = useSay()
  return (
    <List>
      {rows.map((row) => (
        <li key={String(row[keyName])}>
          <dl>
            {Object.entries(fields).map(([name, { label }]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{say(label)}</dt>
                <dd>{cellOf(props, name, row)}</dd>
              </div>
            ))}
          </dl>
          {action && <div style={{ marginTop: 4, textAlign: 'right' }}>{action.of(row)}</div>}
        </li>
      ))}
    </List>
  )
}
