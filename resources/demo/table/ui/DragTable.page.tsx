import { styled } from '@mui/material/styles'
import article from '@resources/demo/article/article.area'
import { Chosen, FetchedArticles } from '@resources/demo/article/ui/ArticleTable'
import { type ListedArticle, useKeptArticles } from '@resources/demo/article/ui/articles'
import { Grip, movable } from '@resources/demo/components/ui/drag/boxes'
import { DragArea, useDragItem } from '@resources/demo/components/ui/drag/DragArea'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useState } from 'react'
import { l } from '@/declaration'
import { formatInteger, formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Card'
import { Table, TableFrame } from '@/ui/Table'

const texts = {
  name: l('拖拽表格', 'Draggable table', 'Tabla arrastrable'),
  about: l(
    '按住一行的任意处即可上下拖动；键盘用行尾的把手：空格拿起，方向键移动，空格放下，Esc 放回。',
    'Drag a row by any part of it; with the keyboard use the handle at its end: Space lifts, arrows move, Space drops, Esc puts it back.',
    'Arrastre una fila por cualquier parte; con el teclado use el asa del final: Espacio levanta, las flechas mueven, Espacio suelta y Esc la devuelve.',
  ),
  reset: l('恢复默认顺序', 'Default order', 'Orden inicial'),
  drag: l('拖拽', 'Drag', 'Arrastrar'),
  before: l('默认顺序', 'Default order', 'Orden inicial'),
  after: l('拖拽后顺序', 'After dragging', 'Después de arrastrar'),
}

const { fields } = article
const heads = ['id', 'display_time', 'title', 'author', 'importance', 'pageviews', 'status'] as const

const Row = styled('tr')(({ theme }) => movable(theme))

const Orders = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '8px 16px',
  margin: `${theme.console.size.gap}px 0 0`,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontFamily: 'var(--font-mono)' },
}))

const ArticleLine = ({ row, index }: { row: ListedArticle; index: number }) => {
  const { ref, moving, grip } = useDragItem(String(row.id), { list: 'rows', index })
  return (
    <Row ref={ref} data-moving={moving || undefined}>
      <th scope="row">{row.id}</th>
      <td>{formatTimestamp(row.display_time ?? row.timestamp)}</td>
      <td>{row.title}</td>
      <td>{row.author}</td>
      <td>
        <Chosen of={fields.importance.of} value={String(row.importance)} />
      </td>
      <td style={{ textAlign: 'right' }}>{formatInteger(row.pageviews)}</td>
      <td>
        <Chosen of={fields.status.of} value={row.status} />
      </td>
      <td>
        <Grip {...grip} />
      </td>
    </Row>
  )
}

const DraggableArticles = ({ articles }: { articles: readonly ListedArticle[] }) => {
  const say = useSay()
  const given = articles.map(({ id }) => String(id))
  const [order, setOrder] = useState<readonly string[]>(given)
  const byId = new Map(articles.map((row) => [String(row.id), row]))
  return (
    <DemoPage
      about={texts.about}
      actions={
        <Button disabled={order.join() === given.join()} onClick={() => setOrder(given)}>
          {say(texts.reset)}
        </Button>
      }
    >
      <DragArea
        lists={{ rows: order }}
        onChange={({ rows = [] }) => setOrder(rows)}
        nameOf={(id) => byId.get(id)?.title ?? id}
      >
        <Sheet>
          <TableFrame name={say(texts.name)}>
            <Table>
              <thead>
                <tr>
                  {heads.map((name) => (
                    <th key={name} style={{ textAlign: name === 'pageviews' ? 'right' : undefined }}>
                      {say(fields[name].label)}
                    </th>
                  ))}
                  <th>{say(texts.drag)}</th>
                </tr>
              </thead>
              <tbody>
                {order.map((id, index) => {
                  const row = byId.get(id)
                  return row && <ArticleLine key={id} row={row} index={index} />
                })}
              </tbody>
            </Table>
          </TableFrame>
        </Sheet>
      </DragArea>
      <Orders>
        <dt>{say(texts.before)}</dt>
        <dd>{given.join(', ')}</dd>
        <dt>{say(texts.after)}</dt>
        <dd>{order.join(', ')}</dd>
      </Orders>
    </DemoPage>
  )
}

export default function DragTable() {
  const query = useKeptArticles(10)
  if (query.items?.length) return <DraggableArticles articles={query.items} />
  return (
    <DemoPage about={texts.about}>
      <FetchedArticles query={query}>{() => null}</FetchedArticles>
    </DemoPage>
  )
}
