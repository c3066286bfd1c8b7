import SearchOff from '@mui/icons-material/SearchOff'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Sheet } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { PageHead } from '@/ui/PageHead'
import { ArticlePager } from './articles/ArticlePager'
import { type ArticleColumn, ArticleTable } from './articles/ArticleTable'
import { type ListedArticle, useArticles } from './articles/articles'
import { LinkButton, TitleCell, useColumns } from './articles/columns'
import { ArticleDialog } from './complex/ArticleDialog'
import { exportPage } from './complex/exportPage'
import { FilterBar } from './complex/FilterBar'
import { type Filters, isFiltered, noFilters, queryOf, type Sort, turned } from './complex/filters'
import { RowActions } from './complex/RowActions'
import { SortHead } from './complex/SortHead'
import { texts } from './complex/texts'
import { useSetStatus } from './complex/useSetStatus'
import { ViewsDialog } from './complex/ViewsDialog'

const reviewerCell = ({ reviewer }: ListedArticle) => (
  <Box component="span" sx={{ color: 'error.main' }}>
    {reviewer || '–'}
  </Box>
)

/** A full-featured table written by hand on the platform's calls. */
const ComplexTable = () => {
  const say = useSay()
  const locale = useLocale()
  const notify = useNotify()
  const top = useRef<HTMLDivElement>(null)
  const [entered, enter] = useState(noFilters)
  const [asked, ask] = useState({ filters: noFilters, page: 1, limit: 20, sort: '+id' as Sort })
  const [reviewer, showReviewer] = useState(false)
  const [editing, edit] = useState<{ readonly article?: ListedArticle }>()
  const [viewed, view] = useState<ListedArticle>()
  const [exporting, setExporting] = useState(false)
  const answer = useArticles(queryOf(asked.filters, asked.sort, asked.page, asked.limit))
  const { busy, setStatus } = useSetStatus()
  const { data } = answer

  const search = (filters: Filters) => {
    enter(filters)
    const next = { ...asked, filters, page: 1 }
    // Searching with the same filters again refreshes the list.
    if (JSON.stringify(next) === JSON.stringify(asked)) void answer.refetch()
    else ask(next)
  }
  const order = (sort: Sort) => ask({ ...asked, sort, filters: entered, page: 1 })
  const turn = (to: { page: number; limit?: number }) => {
    ask({ ...asked, ...to })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const save = async () => {
    setExporting(true)
    try {
      await exportPage(data?.items ?? [], say(texts.file), locale)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setExporting(false)
    }
  }

  const columns = useColumns()
  const { id, date, title, author, importance, pageviews, status, actions } = columns
  const shown: readonly ArticleColumn[] = [
    {
      ...id,
      sorted: asked.sort === '+id' ? 'ascending' : 'descending',
      head: <SortHead name={say(id.label)} sort={asked.sort} onTurn={() => order(turned(asked.sort))} />,
    },
    date,
    { ...title, cell: (one) => <TitleCell article={one} onOpen={() => edit({ article: one })} /> },
    author,
    ...(reviewer ? [{ ...columns.reviewer, cell: reviewerCell }] : []),
    importance,
    {
      ...pageviews,
      cell: (one) =>
        one.pageviews > 0 ? (
          <LinkButton
            onClick={() => view(one)}
            aria-label={say(texts.readings, { count: formatInteger(one.pageviews) })}
          >
            {formatInteger(one.pageviews)}
          </LinkButton>
        ) : (
          '0'
        ),
    },
    status,
    {
      ...actions,
      cell: (one) => (
        <RowActions
          article={one}
          busy={busy.includes(one.id)}
          onEdit={() => edit({ article: one })}
          onStatus={(to) => void setStatus(one.id, to)}
        />
      ),
    },
  ]
  return (
    <div ref={top}>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)}>
        <Button component={Link} to="/example/list">
          {say(texts.generic)}
        </Button>
      </PageHead>
      <Sheet>
        <FilterBar
          filters={entered}
          onFilter={enter}
          sort={asked.sort}
          onSort={order}
          reviewer={reviewer}
          onReviewer={showReviewer}
          exporting={exporting}
          onSearch={() => search(entered)}
          onAdd={() => edit({})}
          onExport={() => void save()}
        />
        <ArticleTable
          name={say(texts.title)}
          columns={shown}
          answer={answer}
          empty={
            isFiltered(asked.filters) ? (
              <EmptyState picture={<SearchOff />} title={say(texts.noMatch)}>
                <Button onClick={() => search(noFilters)}>{say(texts.clear)}</Button>
              </EmptyState>
            ) : undefined
          }
        />
        {data && (
          <ArticlePager
            total={data.total}
            page={asked.page}
            limit={asked.limit}
            onPage={(page) => turn({ page })}
            onLimit={(limit) => turn({ page: 1, limit })}
          />
        )}
      </Sheet>
      {editing && <ArticleDialog article={editing.article} onClose={() => edit(undefined)} />}
      {viewed && <ViewsDialog article={viewed} onClose={() => view(undefined)} />}
    </div>
  )
}

export default ComplexTable
