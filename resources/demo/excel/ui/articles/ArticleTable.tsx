import CloudOff from '@mui/icons-material/CloudOffOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import { l, type WireRecord } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { Sheet } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Table, TableFrame } from '@/ui/Table'
import { keyOf, rowTexts, useArticleColumns, type useArticles } from './articles'

const texts = {
  name: l('文章', 'Articles', 'Artículos'),
  loading: l('正在加载文章', 'Loading the articles', 'Cargando los artículos'),
  empty: l('没有文章', 'There are no articles', 'No hay artículos'),
  failed: l('文章没有加载成功', 'The articles did not load', 'Los artículos no se han cargado'),
  retry: l('重试', 'Try again', 'Reintentar'),
  all: l('全选', 'Select all', 'Seleccionar todo'),
  one: l('选择“{title}”', 'Select “{title}”', 'Seleccionar «{title}»'),
}

/** The keys of the selected rows. */
export interface Selection {
  readonly keys: ReadonlySet<string>
  readonly choose: (keys: ReadonlySet<string>) => void
}

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The checkbox is in the first column, which stays visible while scrolling sideways. */
const box = { ml: -1, mr: 1 }

const bones = ['1', '2', '3', '4', '5', '6']

const Rows = ({ rows, selection }: { rows: readonly WireRecord[]; selection: Selection | undefined }) => {
  const say = useSay()
  const locale = useLocale()
  const columns = useArticleColumns()
  return rows.map((row) => {
    const [id, title = '', ...rest] = rowTexts(columns, row, locale)
    const key = keyOf(row)
    return (
      <tr key={key}>
        <th scope="row">
          {selection && (
            <Checkbox
              sx={box}
              checked={selection.keys.has(key)}
              onChange={() => selection.choose(toggled(selection.keys, key))}
              slotProps={{ input: { 'aria-label': say(texts.one, { title }) } }}
            />
          )}
          {id}
        </th>
        <td>{title}</td>
        {rest.map((text, index) => (
          <td key={columns[index + 2]?.name}>{text || '–'}</td>
        ))}
      </tr>
    )
  })
}

/** The rows to export, with checkboxes if they can be selected. */
export const ArticleTable = ({
  articles,
  selection,
}: {
  articles: ReturnType<typeof useArticles>
  selection?: Selection
}) => {
  const say = useSay()
  const columns = useArticleColumns()
  const { data, isError, refetch, isFetching } = articles
  if (isError)
    return (
      <Sheet>
        <EmptyState failed picture={<CloudOff />} title={say(texts.failed)}>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {say(texts.retry)}
          </Button>
        </EmptyState>
      </Sheet>
    )
  if (data?.length === 0)
    return (
      <Sheet>
        <EmptyState picture={<Inbox />} title={say(texts.empty)} />
      </Sheet>
    )
  const chosen = data?.filter((row) => selection?.keys.has(keyOf(row))).length ?? 0
  return (
    <Sheet>
      <TableFrame name={say(texts.name)} tall>
        <Table aria-busy={data === undefined}>
          <thead>
            <tr>
              {columns.map(({ name, label }, place) => (
                <th key={name} scope="col">
                  {selection && place === 0 && (
                    <Checkbox
                      sx={box}
                      disabled={!data}
                      checked={data !== undefined && chosen === data.length}
                      indeterminate={data !== undefined && chosen > 0 && chosen < data.length}
                      onChange={({ target }) =>
                        selection.choose(new Set(target.checked ? data?.map(keyOf) : []))
                      }
                      slotProps={{ input: { 'aria-label': say(texts.all) } }}
                    />
                  )}
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data ? (
              <Rows rows={data} selection={selection} />
            ) : (
              bones.map((row) => (
                <tr key={row}>
                  {columns.map(({ name }) => (
                    <td key={name}>
                      <Skeleton width="70%" />
                    </td>
                  ))}
                </tr>
              ))
            )}
          </tbody>
        </Table>
      </TableFrame>
    </Sheet>
  )
}
