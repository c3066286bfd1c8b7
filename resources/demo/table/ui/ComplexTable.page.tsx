import Add from '@mui/icons-material/Add'
import Download from '@mui/icons-material/FileDownloadOutlined'
import SearchOff from '@mui/icons-material/SearchOff'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TableSortLabel from '@mui/material/TableSortLabel'
import article from '@resources/demo/article/article.area'
import { articleEndpoints } from '@resources/demo/article/article.endpoints'
import { ArticleTable, LinkButton, TitleCell, useColumns } from '@resources/demo/article/ui/ArticleTable'
import { type ListedArticle, useArticleChanges, useArticles } from '@resources/demo/article/ui/articles'
import { FailureNotice } from '@resources/demo/ui/answers'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { textIn } from '@/declaration/label'
import { fileNameOf, saveFile } from '@/files/saveFile'
import { writeBook } from '@/files/tableWriter'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { PlainTable } from '@/screens/import/PlainTable'
import { useAnswer } from '@/screens/kinds/kit'
import { Pager, pageCount } from '@/screens/list/footer/Pager'
import { Sheet } from '@/ui/Card'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { ArticleDialog } from './complex/ArticleDialog'
import { FilterBar } from './complex/FilterBar'
import { type Filters, isFiltered, noFilters, queryOf, type Sort, turned } from './complex/filters'
import { texts } from './complex/texts'
import '@/screens/list/footer/footer.css'
import { Button, ButtonLink } from '@/ui/Button'
import { Skeleton } from '@/ui/Loading'

const ViewsDialog = ({ article, onClose }: { article: ListedArticle; onClose: () => void }) => {
  const say = useSay()
  const answer = useAnswer(articleEndpoints.views, { pv: article.pageviews })
  return (
    <Dialog title={say(texts.views)} onClose={onClose}>
      <DialogBody>
        <FailureNotice answer={answer} />
        {answer.isPending && <Skeleton height={180} />}
        {answer.data && (
          <PlainTable label={say(texts.views)} heads={[say(texts.channel), say(texts.count)]}>
            {answer.data.pvData.map(({ key, pv }) => (
              <tr key={key}>
                <td>{key}</td>
                <td>{formatInteger(pv ?? 0)}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </DialogBody>
      <DialogFooter confirm={say(texts.confirm)} onConfirm={onClose} />
    </Dialog>
  )
}

const sizes = [10, 20, 30, 50]
const exported = ['timestamp', 'title', 'type', 'importance', 'status'] as const

const reviewerCell = ({ reviewer }: ListedArticle) => (
  <Box component="span" sx={{ color: 'error.main' }}>
    {reviewer || '–'}
  </Box>
)

const steps = [
  { status: 'published', action: 'publish', color: 'success' },
  { status: 'draft', action: 'draft', color: 'primary' },
  { status: 'deleted', action: 'delete', color: 'error' },
] as const

interface RowActionsProps {
  readonly article: ListedArticle
  readonly busy: boolean
  readonly onEdit: () => void
  readonly onStatus: (status: ListedArticle['status']) => void
}

const RowActions = ({ article: { title, status }, busy, onEdit, onStatus }: RowActionsProps) => {
  const say = useSay()
  const named = (action: 'edit' | (typeof steps)[number]['action']) =>
    say(texts.of, { action: say(texts[action]), title })
  return (
    <Stack direction="row" spacing={2}>
      <Button size="small" disabled={busy} aria-label={named('edit')} onClick={onEdit}>
        {say(texts.edit)}
      </Button>
      {steps
        .filter((step) => step.status !== status)
        .map(({ status: next, action, color }) => (
          <Button
            key={action}
            size="small"
            color={color}
            disabled={busy}
            aria-label={named(action)}
            onClick={() => onStatus(next)}
          >
            {say(texts[action])}
          </Button>
        ))}
    </Stack>
  )
}

export default function ComplexTable() {
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
  const { pending, save } = useArticleChanges()
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
  const exportPage = async () => {
    setExporting(true)
    try {
      const title = say(texts.file)
      const columns = exported.map((name) => {
        const field = article.fields[name]
        return { name, field, label: textIn(field.label, locale) }
      })
      const book = await writeBook([{ title, locale, columns, rows: data?.items ?? [] }])
      saveFile(book, fileNameOf(title, 'xlsx', Date.now()))
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setExporting(false)
    }
  }

  const columns = useColumns()
  const { id, date, title, author, importance, pageviews, status, actions } = columns
  const isAscending = asked.sort === '+id'
  const sorter = (
    <TableSortLabel active direction={isAscending ? 'asc' : 'desc'} onClick={() => order(turned(asked.sort))}>
      {id.head}
    </TableSortLabel>
  )
  const titleCell = (one: ListedArticle) => <TitleCell article={one} onOpen={() => edit({ article: one })} />
  const viewsCell = (one: ListedArticle) => {
    const count = formatInteger(one.pageviews)
    if (one.pageviews === 0) return count
    return (
      <LinkButton onClick={() => view(one)} aria-label={say(texts.readings, { count })}>
        {count}
      </LinkButton>
    )
  }
  const actionsCell = (one: ListedArticle) => (
    <RowActions
      article={one}
      busy={pending.includes(one.id)}
      onEdit={() => edit({ article: one })}
      onStatus={(to) => void save(one.id, { status: to }, texts.done)}
    />
  )
  const shown = [
    { ...id, sorted: isAscending ? ('ascending' as const) : ('descending' as const), head: sorter },
    date,
    { ...title, cell: titleCell },
    author,
    ...(reviewer ? [{ ...columns.reviewer, cell: reviewerCell }] : []),
    importance,
    { ...pageviews, cell: viewsCell },
    status,
    { ...actions, cell: actionsCell },
  ]
  return (
    <div ref={top}>
      <DemoPage
        about={texts.about}
        actions={<ButtonLink to="/example/list">{say(texts.generic)}</ButtonLink>}
      >
        <Sheet>
          <FilterBar
            filters={entered}
            onFilter={enter}
            sort={asked.sort}
            onSort={order}
            onSearch={() => search(entered)}
          >
            <Button startIcon={<Add />} onClick={() => edit({})}>
              {say(texts.add)}
            </Button>
            <Button startIcon={<Download />} loading={exporting} onClick={() => void exportPage()}>
              {say(texts.export)}
            </Button>
            <FormControlLabel
              label={say(texts.reviewer)}
              control={<Checkbox checked={reviewer} onChange={(_, shown) => showReviewer(shown)} />}
              sx={{ mx: 0 }}
            />
          </FilterBar>
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
          {data && data.total > 0 && (
            <div className="list-footer">
              <span>{say(texts.total, { count: formatInteger(data.total) })}</span>
              <Pager
                page={asked.page}
                pages={pageCount(data.total, asked.limit)}
                onPage={(page) => turn({ page })}
                size={asked.limit}
                sizes={sizes}
                onSize={(limit) => turn({ page: 1, limit })}
              />
            </div>
          )}
        </Sheet>
        {editing && <ArticleDialog article={editing.article} onClose={() => edit(undefined)} />}
        {viewed && <ViewsDialog article={viewed} onClose={() => view(undefined)} />}
      </DemoPage>
    </div>
  )
}
