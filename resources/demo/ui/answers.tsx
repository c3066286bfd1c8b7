import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingBar, Skeleton } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { Table, TableFrame } from '@/ui/Table'

const loadingText = l('正在加载', 'Loading', 'Cargando')

export type Answer = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>

const RetryButton = ({ answer: { isFetching, refetch } }: { answer: Answer }) => {
  const say = useSay()
  return (
    <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
      {say('console.list.retry')}
    </Button>
  )
}

interface FailureNoticeProps {
  readonly answer: Answer
  /** What failed, with its {reason}; by default the reason alone. */
  readonly text?: Label
  readonly square?: boolean
}

export const FailureNotice = ({ answer, text, square }: FailureNoticeProps) => {
  const say = useSay()
  if (!answer.error) return null
  const reason = messageOf(answer.error)
  return (
    <Notice severity="error" square={square} action={<RetryButton answer={answer} />}>
      {text ? say(text, { reason }) : reason}
    </Notice>
  )
}

interface FetchedProps<Item> {
  readonly answer: Answer
  readonly items: readonly Item[] | undefined
  readonly failed: string
  readonly empty: ReactNode
  readonly waiting: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}

/** Fetched items, or a message that they are loading, empty, or failed to load. */
export const Fetched = <Item,>(props: FetchedProps<Item>) => {
  const { answer, items, failed, empty, waiting, children } = props
  if (items) return items.length > 0 ? children(items) : empty
  if (!answer.error) return waiting
  return (
    <EmptyState failed picture={<ErrorOutline />} title={failed} hint={messageOf(answer.error)}>
      <RetryButton answer={answer} />
    </EmptyState>
  )
}

export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  readonly end?: boolean
  readonly sorted?: 'ascending' | 'descending'
  readonly cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly rows?: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  readonly tall?: boolean
}

const bones = ['1', '2', '3', '4', '5']

export const DataTable = <Row,>({ name, columns, rows, keyOf, tall = false }: DataTableProps<Row>) => {
  const align = (end: boolean | undefined) => (end ? ({ textAlign: 'right' } as const) : undefined)
  return (
    <TableFrame name={name} tall={tall}>
      <Table aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ key, head, end, sorted }) => (
              <th key={key} scope="col" aria-sort={sorted} style={align(end)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, end, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell key={key} scope={index === 0 ? 'row' : undefined} style={align(end)}>
                    {cell(row)}
                  </Cell>
                )
              })}
            </tr>
          )) ??
            bones.map((bone) => (
              <tr key={bone}>
                {columns.map(({ key }) => (
                  <td key={key}>
                    <Skeleton width="70%" />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </Table>
    </TableFrame>
  )
}

interface AnswerTableProps<Row>
  extends DataTableProps<Row>,
    Pick<FetchedProps<Row>, 'answer' | 'failed' | 'empty'> {
  readonly loading?: string
}

/** A table of fetched rows. Existing rows stay while newer ones are loading or fail to load. */
export const AnswerTable = <Row,>({ answer, failed, empty, loading, ...table }: AnswerTableProps<Row>) => {
  const say = useSay()
  const { rows } = table
  return (
    <div aria-busy={answer.isFetching}>
      <LoadingBar
        aria-label={loading ?? say(loadingText)}
        style={{ visibility: answer.isFetching ? 'visible' : 'hidden' }}
      />
      {rows && <FailureNotice answer={answer} square />}
      <Fetched
        answer={answer}
        items={rows}
        failed={failed}
        empty={empty}
        waiting={<DataTable {...table} rows={undefined} />}
      >
        {() => <DataTable {...table} />}
      </Fetched>
    </div>
  )
}

export const useSending = () => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(messageOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, send }
}
