import Inbox from '@mui/icons-material/InboxOutlined'
import Star from '@mui/icons-material/Star'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type Answer, AnswerTable, type Column, Fetched } from '@resources/demo/ui/answers'
import type { ReactNode } from 'react'
import { l } from '@/declaration'
import { formatInteger, formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Sheet } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Status } from '@/ui/Status'
import article from '../article.area'
import type { ListedArticle } from './articles'

const { status: statusField, type: typeField } = article.fields
const tones = { published: 'success', draft: 'info', deleted: 'error' } as const

const texts = {
  failed: l('文章没有加载成功', 'The articles did not load', 'Los artículos no se han cargado'),
  empty: l('没有文章', 'No articles', 'No hay artículos'),
  stars: l('{count} 颗星', '{count} stars', '{count} estrellas'),
}

const heads = {
  id: l('序号', 'ID', 'ID'),
  date: l('时间', 'Date', 'Fecha'),
  title: l('标题', 'Title', 'Título'),
  author: l('作者', 'Author', 'Autor'),
  reviewer: l('审核人', 'Reviewer', 'Revisor'),
  importance: l('重要性', 'Importance', 'Importancia'),
  pageviews: l('阅读数', 'Readings', 'Lecturas'),
  status: l('状态', 'Status', 'Estado'),
  actions: l('操作', 'Actions', 'Acciones'),
}

const StarRow = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  color: theme.console.colours.tone.warning.vivid,
  '& > svg': { fontSize: 18 },
}))

const Titled = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > :first-of-type': { maxWidth: 420, overflow: 'hidden', textOverflow: 'ellipsis' },
})

export const TitleCell = ({ article, onOpen }: { article: ListedArticle; onOpen?: () => void }) => {
  const say = useSay()
  const { title, type } = article
  return (
    <Titled>
      {onOpen ? <LinkButton onClick={onOpen}>{title}</LinkButton> : <span>{title}</span>}
      <Chip variant="outlined" label={say(typeField.of[type] ?? l(type, type, type))} />
    </Titled>
  )
}

export const LinkButton = (props: { onClick: () => void; children: string; 'aria-label'?: string }) => (
  <Link
    component="button"
    type="button"
    variant="inherit"
    underline="hover"
    sx={{ textAlign: 'inherit' }}
    {...props}
  />
)

/** The columns shared by all tables of articles. */
export const useColumns = () => {
  const say = useSay()
  const column = (key: keyof typeof heads, cell: Column<ListedArticle>['cell'], end?: boolean) => ({
    key,
    head: say(heads[key]),
    cell,
    end,
  })
  const stars = (count: number) => {
    const word = say(texts.stars, { count })
    return (
      <StarRow role="img" aria-label={word} data-tip={word}>
        {Array.from({ length: count }, (_, index) => (
          <Star key={String(index)} />
        ))}
      </StarRow>
    )
  }
  return {
    id: column('id', ({ id }) => id),
    // To the minute.
    date: column('date', ({ timestamp }) => formatTimestamp(timestamp).slice(0, 16)),
    title: column('title', (one) => <TitleCell article={one} />),
    author: column('author', ({ author }) => author),
    reviewer: column('reviewer', ({ reviewer }) => reviewer || '–'),
    importance: column('importance', ({ importance }) => stars(importance)),
    pageviews: column('pageviews', ({ pageviews }) => formatInteger(pageviews), true),
    status: column('status', ({ status }) => (
      <Status tone={tones[status]} word={say(statusField.of[status])} />
    )),
    actions: column('actions', () => null),
  }
}

interface ArticleTableProps {
  readonly name: string
  readonly columns: readonly Column<ListedArticle>[]
  readonly answer: Answer & { readonly data: { readonly items: readonly ListedArticle[] } | undefined }
  readonly empty?: ReactNode
  readonly loading?: string
  readonly tall?: boolean
}

/** A table of articles, and how fetching them stands. */
export const ArticleTable = ({ answer, empty, ...rest }: ArticleTableProps) => {
  const say = useSay()
  return (
    <AnswerTable
      {...rest}
      answer={answer}
      rows={answer.data?.items}
      keyOf={({ id }) => id}
      failed={say(texts.failed)}
      empty={empty ?? <EmptyState picture={<Inbox />} title={say(texts.empty)} />}
    />
  )
}

interface FetchedArticlesProps {
  readonly query: { readonly answer: Answer; readonly items: readonly ListedArticle[] | undefined }
  readonly children: (articles: readonly ListedArticle[]) => ReactNode
}

/** Fetched articles drawn by the caller; or how fetching them stands, in a box. */
export const FetchedArticles = ({ query: { answer, items }, children }: FetchedArticlesProps) => {
  const say = useSay()
  if (items && items.length > 0) return children(items)
  return (
    <Sheet aria-busy={answer.isFetching}>
      <Fetched
        answer={answer}
        items={items}
        failed={say(texts.failed)}
        empty={<EmptyState picture={<Inbox />} title={say(texts.empty)} />}
        waiting={['1', '2', '3', '4', '5', '6'].map((line) => (
          <Skeleton key={line} height={40} sx={{ mx: 4 }} />
        ))}
      >
        {children}
      </Fetched>
    </Sheet>
  )
}
