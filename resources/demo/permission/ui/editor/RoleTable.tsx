import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { EmptyState } from '@/ui/EmptyState'
import { Table, TableFrame } from '@/ui/Table'
import type { Role } from './roleCalls'
import { texts } from './texts'

const columns = ['key', 'name', 'description', 'operations'] as const

const Frame = ({ children }: { children: ReactNode }) => {
  const say = useSay()
  return (
    <TableFrame name={say(texts.title)}>
      <Table aria-label={say(texts.title)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(texts[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </TableFrame>
  )
}

interface RoleTableProps {
  readonly answer: Pick<UseQueryResult<readonly Role[]>, 'data' | 'error' | 'isFetching' | 'refetch'>
  readonly onEdit: (role: Role) => void
  readonly onRemove: (role: Role) => void
}

/** The roles with their actions. */
export const RoleTable = ({ answer, onEdit, onRemove }: RoleTableProps) => {
  const say = useSay()
  const { data, error, isFetching, refetch } = answer
  if (!data && error)
    return (
      <EmptyState failed picture={<ErrorOutline />} title={say(texts.failed)} hint={messageOf(error)}>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {say(texts.retry)}
        </Button>
      </EmptyState>
    )
  if (!data)
    return (
      <Frame>
        {['1', '2', '3'].map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <td key={column}>
                <Skeleton width="70%" />
              </td>
            ))}
          </tr>
        ))}
      </Frame>
    )
  if (data.length === 0)
    return <EmptyState picture={<Inbox />} title={say(texts.empty)} hint={say(texts.emptyHint)} />
  return (
    <Frame>
      {data.map((role) => (
        <tr key={role.key}>
          <th scope="row">
            <code>{role.key}</code>
          </th>
          <td>{role.name}</td>
          <td style={{ whiteSpace: 'normal', minWidth: 200 }}>{role.description || '–'}</td>
          <td>
            <Stack direction="row" spacing={2}>
              <Button
                size="small"
                aria-label={say(texts.of, { action: say(texts.edit), name: role.name })}
                onClick={() => onEdit(role)}
              >
                {say(texts.edit)}
              </Button>
              <Button
                size="small"
                color="error"
                aria-label={say(texts.of, { action: say(texts.remove), name: role.name })}
                onClick={() => onRemove(role)}
              >
                {say(texts.remove)}
              </Button>
            </Stack>
          </td>
        </tr>
      ))}
    </Frame>
  )
}
