import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { Table, TableFrame } from '@/ui/Table'
import type { ArticlePage, ListedArticle } from './articles'

const texts = {
  loading: l('正在加载', 'Loading', 'Cargando'),
  failed: l('文章没有加载成功', 'The articles did not load', 'Los artículos no se han cargado'),
  retry: l('重试', 'Try again', 'Reintentar'),
  empty: l('没有文章', 'No articles', 'No hay artículos'),
}

export interface ArticleColumn {
  readonly key: string
  readonly head: ReactNode
  /** Aligns figures at the end. */
  readonly end?: boolean
  readonly sorted?: 'ascending' | 'descending'
  readonly cell: (article: ListedArticle) => ReactNode
}

interface ArticleTableProps {
  readonly name: string
  /** The first column names the row. */
  readonly columns: readonly ArticleColumn[]
  readonly answer: Pick<UseQueryResult<ArticlePage>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Shown if there are no rows. */
  readonly empty?: ReactNode
  readonly loading?: string
}

const bones = ['1', '2', '3', '4', '5']

/** A table of articles with states for loading, failure and no rows. */
export const ArticleTable = ({ name, columns, answer, empty, loading }: ArticleTableProps) => {
  const say = useSay()
  const { data, error, isFetching, refetch } = answer
  const retry = (
    <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
      {say(texts.retry)}
    </Button>
  )
  const body = (row: (column: ArticleColumn, first: boolean) => ReactNode) =>
    columns.map((column, index) => row(column, index === 0))
  const align = (end: boolean | undefined) => (end ? ({ textAlign: 'right' } as const) : undefined)
  const content = () => {
    if (!data && error)
      return (
        <EmptyState failed picture={<ErrorOutline />} title={say(texts.failed)} hint={messageOf(error)}>
          {retry}
        </EmptyState>
      )
    if (data?.items.length === 0) return empty ?? <EmptyState picture={<Inbox />} title={say(texts.empty)} />
    return (
      <TableFrame name={name}>
        <Table aria-label={name}>
          <thead>
            <tr>
              {body(({ key, head, end, sorted }) => (
                <th key={key} scope="col" aria-sort={sorted} style={align(end)}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data
              ? data.items.map((article) => (
                  <tr key={article.id}>
                    {body(({ key, end, cell }, first) =>
                      first ? (
                        <th key={key} scope="row" style={align(end)}>
                          {cell(article)}
                        </th>
                      ) : (
                        <td key={key} style={align(end)}>
                          {cell(article)}
                        </td>
                      ),
                    )}
                  </tr>
                ))
              : bones.map((bone) => (
                  <tr key={bone}>
                    {body(({ key }) => (
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
  return (
    <div aria-busy={isFetching}>
      <LinearProgress
        aria-label={loading ?? say(texts.loading)}
        sx={{ visibility: isFetching ? 'visible' : 'hidden' }}
      />
      {data && error && (
        <Notice severity="error" action={retry} square>
          {messageOf(error)}
        </Notice>
      )}
      {content()}
    </div>
  )
}
