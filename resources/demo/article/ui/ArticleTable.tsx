import Inbox from '@mui/icons-material/InboxOutlined'
import Star from '@mui/icons-material/Star'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { type Answer, AnswerTable, type Column, Fetched } from '@resources/demo/ui/answers'
import type { ReactNode } from 'react'
import { type Label, l, type Tone } from '@/declaration'
import { formatInteger, formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Sheet } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Loading'
import { Status } from '@/ui/Status'
import article from '../article.area'
import type { ListedArticle } from './articles'

const { fields } = article

const texts = {
  failed: l('文章没有加载成功', 'The articles did not load', 'Los artículos no se han cargado'),
  empty: l('没有文章', 'No articles', 'No hay artículos'),
}

export const starsText = l('{count} 颗星', '{count} stars', '{count} estrellas')

const heads = {
  id: l('序号', 'ID', 'ID'),
  date: l('时间', 'Date', 'Fecha'),
  title: fields.title.label,
  author: fields.author.label,
  reviewer: l('审核人', 'Reviewer', 'Revisor'),
  importance: fields.importance.label,
  pageviews: l('阅读数', 'Readings', 'Lecturas'),
  status: fields.status.label,
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
      <Chip variant="outlined" label={say(fields.type.of[type] ?? l(type, type, type))} />
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

export const Chosen = ({ of, value }: { of: Record<string, Label & { tone: Tone }>; value: string }) => {
  const say = useSay()
  const option = of[value]
  return option ? <Status tone={option.tone} word={say(option)} /> : value
}

export const useColumns = () => {
  const say = useSay()
  const column = (key: keyof typeof heads, cell: Column<ListedArticle>['cell'], end?: boolean) => ({
    key,
    head: say(heads[key]),
    cell,
    end,
  })
  const stars = (count: number) => {
    const word = say(starsText, { count })
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
    status: column('status', ({ status }) => <Chosen of={fields.status.of} value={status} />),
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
          <div key={line} style={{ padding: '8px 16px' }}>
            <Skeleton height={24} />
          </div>
        ))}
      >
        {children}
      </Fetched>
    </Sheet>
  )
}
