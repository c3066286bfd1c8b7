import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { l, type Resource } from '@/declaration'
import { comma } from '@/declaration/punctuation'
import { type Say, useSay } from '@/i18n/useSay'
import { Table, TableFrame } from '@/ui/Table'
import { useDeclaredPages } from '../menu/ConsoleMenu'
import { type Cell, differencesIn, type MatrixColumn, matrixOf, matrixTotals } from './matrix'

const texts = {
  name: l('权限对照表', 'Permissions', 'Permisos'),
  capability: l('功能', 'Capability', 'Función'),
  total: l('可用 {allowed} / {all}', '{allowed} of {all}', '{allowed} de {all}'),
  allowed: l('允许', 'Allowed', 'Permitido'),
  denied: l('不允许', 'Not allowed', 'No permitido'),
  allFields: l('全部可见', 'All shown', 'Todos visibles'),
  hiddenFields: l('隐藏 {count} 个', '{count} hidden', '{count} ocultos'),
  same: l(
    '各列的权限完全相同',
    'The permissions are the same in every column',
    'Los permisos son iguales en todas las columnas',
  ),
}

const Matrix = styled(Table)(({ theme }) => {
  const { ground, ink, tone } = theme.console.colours
  return {
    '& thead th': { minWidth: 88 },
    '& thead small': { fontWeight: 400 },
    '& thead th:first-of-type, & tbody th': { width: 200, minWidth: 132, whiteSpace: 'normal' },
    '& tbody th[scope="rowgroup"]': { borderRight: 0, backgroundColor: ground.head, fontWeight: 600 },
    '& tbody th[scope="row"]': { paddingLeft: theme.console.size.cell + 12 },
    '& td > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
    '& td > [data-sign="yes"]': { color: tone.success.main },
    '& td > [data-sign="partly"]': { color: tone.warning.main },
    '& td > [data-sign="no"]': { color: ink.secondary },
    '& td svg': { fontSize: 16 },
    '& td > small': { minWidth: 96, maxWidth: 220, whiteSpace: 'normal' },
  }
})

const Same = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '32px 16px',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

const join = (say: Say, { hidden }: Cell): string => hidden.map((label) => say(label)).join(say(comma))

const pictures = { yes: Check, partly: VisibilityOff, no: Close } as const

const Allowed = ({ cell, fields }: { cell: Cell; fields: boolean }) => {
  const say = useSay()
  const { allowed, hidden } = cell
  const sign = !allowed ? 'no' : hidden.length > 0 ? 'partly' : 'yes'
  const Picture = pictures[sign]
  const words = {
    no: texts.denied,
    partly: texts.hiddenFields,
    yes: fields ? texts.allFields : texts.allowed,
  }
  return (
    <td>
      <span data-sign={sign}>
        <Picture />
        {say(words[sign], { count: hidden.length })}
      </span>
      {hidden.length > 0 && <small>{join(say, cell)}</small>}
    </td>
  )
}

interface PermissionMatrixProps {
  resources: readonly Resource[]
  columns: readonly MatrixColumn[]
  onlyDifferences?: boolean
}

/** A row per capability, a column per role. `resources` is unfiltered, as a column may have more rights than oneself. */
export const PermissionMatrix = ({ resources, columns, onlyDifferences = false }: PermissionMatrixProps) => {
  const say = useSay()
  const pages = useDeclaredPages()
  const whole = useMemo(() => matrixOf(resources, columns, pages), [resources, columns, pages])
  const shown = onlyDifferences ? differencesIn(whole) : whole
  const { all, allowed } = matrixTotals(whole, columns)
  return (
    <TableFrame tall name={say(texts.name)}>
      {shown.length === 0 ? (
        <Same role="status">{say(texts.same)}</Same>
      ) : (
        <Matrix>
          <thead>
            <tr>
              <th scope="col">{say(texts.capability)}</th>
              {columns.map(({ key, title }, index) => (
                <th key={key} scope="col">
                  {say(title)}
                  <small>{say(texts.total, { allowed: allowed[index] ?? 0, all })}</small>
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ name, label, rows }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {say(label)}
                </th>
              </tr>
              {rows.map(({ key, label: row, cells }) => (
                <tr key={key}>
                  <th scope="row">{say(row)}</th>
                  {columns.map((column, index) => {
                    const cell = cells[index]
                    return cell && <Allowed key={column.key} cell={cell} fields={key === `${name}.field`} />
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </Matrix>
      )}
    </TableFrame>
  )
}
