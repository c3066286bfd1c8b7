import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import article from '@resources/demo/article/article.area'
import { type Label, l } from '@/declaration'
import { formatInteger, formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Status } from '@/ui/Status'
import type { ArticleColumn } from './ArticleTable'
import type { ListedArticle } from './articles'
import { Stars } from './Stars'

const { status: statusField, type: typeField } = article.fields
const tones = { published: 'success', draft: 'info', deleted: 'error' } as const

const texts = {
  id: l('序号', 'ID', 'ID'),
  date: l('时间', 'Date', 'Fecha'),
  title: l('标题', 'Title', 'Título'),
  author: l('作者', 'Author', 'Autor'),
  reviewer: l('审核人', 'Reviewer', 'Revisor'),
  importance: l('重要性', 'Importance', 'Importancia'),
  pageviews: l('阅读数', 'Readings', 'Lecturas'),
  status: l('状态', 'Status', 'Estado'),
  actions: l('操作', 'Actions', 'Acciones'),
} satisfies Record<string, Label>

type ColumnKey = keyof typeof texts

interface NamedColumn extends ArticleColumn {
  readonly label: Label
}

/** `YYYY-MM-DD HH:mm` of a time in Unix seconds. */
const minuteOf = (seconds: number): string => formatTimestamp(seconds).slice(0, 16)

const Titled = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > :first-of-type': { maxWidth: 420, overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** A title with the platforms of the article. */
export const TitleCell = ({
  article: { title, type },
  onOpen,
}: {
  article: ListedArticle
  onOpen?: () => void
}) => {
  const say = useSay()
  return (
    <Titled>
      {onOpen ? <LinkButton onClick={onOpen}>{title}</LinkButton> : <span>{title}</span>}
      <Chip variant="outlined" label={say(typeField.of[type] ?? l(type, type, type))} />
    </Titled>
  )
}

const Linking = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.palette.primary.main,
  font: 'inherit',
  textAlign: 'inherit',
  whiteSpace: 'inherit',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}))

/** A button styled as a link. */
export const LinkButton = (props: { onClick: () => void; children: string; 'aria-label'?: string }) => (
  <Linking type="button" {...props} />
)

const StatusCell = ({ status }: Pick<ListedArticle, 'status'>) => {
  const say = useSay()
  return <Status tone={tones[status]} word={say(statusField.of[status])} />
}

/** The columns shared by all tables of articles. */
export const useColumns = (): Readonly<Record<ColumnKey, NamedColumn>> => {
  const say = useSay()
  const column = (key: ColumnKey, cell: ArticleColumn['cell'], end?: boolean): NamedColumn => ({
    key,
    label: texts[key],
    head: say(texts[key]),
    cell,
    end,
  })
  return {
    id: column('id', ({ id }) => id),
    date: column('date', ({ timestamp }) => minuteOf(timestamp)),
    title: column('title', (one) => <TitleCell article={one} />),
    author: column('author', ({ author }) => author),
    reviewer: column('reviewer', ({ reviewer }) => reviewer || '–'),
    importance: column('importance', ({ importance }) => <Stars count={importance} />),
    pageviews: column('pageviews', ({ pageviews }) => formatInteger(pageviews), true),
    status: column('status', ({ status }) => <StatusCell status={status} />),
    actions: column('actions', () => null),
  }
}
