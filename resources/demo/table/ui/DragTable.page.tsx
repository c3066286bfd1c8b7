import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import article from '@resources/demo/article/article.area'
import { DragArea } from '@resources/demo/components/ui/drag/DragArea'
import { Fetched } from '@resources/demo/components/ui/drag/Fetched'
import { Grip } from '@resources/demo/components/ui/drag/Grip'
import type { Lists } from '@resources/demo/components/ui/drag/lists'
import { movable } from '@resources/demo/components/ui/drag/look'
import { type ArticleRow, useArticles } from '@resources/demo/components/ui/drag/useArticles'
import { useDragItem } from '@resources/demo/components/ui/drag/useDragItem'
import { useState } from 'react'
import { type Label, l, type Tone } from '@/declaration'
import { formatInteger, formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { Status } from '@/ui/Status'
import { Table, TableFrame } from '@/ui/Table'

const texts = {
  title: l('拖拽表格', 'Draggable table', 'Tabla arrastrable'),
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

const Row = styled('tr')(({ theme }) => movable(theme))

const Orders = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '8px 16px',
  margin: `${theme.console.size.gap}px 0 0`,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontFamily: 'var(--font-mono)' },
}))

/** A choice's label in its colour. */
const Chosen = ({ of, value }: { of: Readonly<Record<string, Label & { tone: Tone }>>; value: string }) => {
  const say = useSay()
  const option = of[value]
  return option ? <Status tone={option.tone} word={say(option)} /> : value
}

const ArticleLine = ({ row, index }: { row: ArticleRow; index: number }) => {
  const { ref, moving, grip } = useDragItem(row.id, { list: 'rows', index })
  return (
    <Row ref={ref} data-moving={moving || undefined}>
      <th scope="row">{row.id}</th>
      <td>{row.time === undefined ? '' : formatTimestamp(row.time)}</td>
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

const DraggableArticles = ({ articles }: { articles: readonly ArticleRow[] }) => {
  const say = useSay()
  const given = articles.map(({ id }) => id)
  const [lists, setLists] = useState<Lists>({ rows: given })
  const byId = new Map(articles.map((row) => [row.id, row]))
  const order = lists.rows ?? []
  const name = usePageName(texts.title)
  return (
    <>
      <PageHead title={name} about={say(texts.about)}>
        <Button disabled={order.join() === given.join()} onClick={() => setLists({ rows: given })}>
          {say(texts.reset)}
        </Button>
      </PageHead>
      <DragArea lists={lists} onChange={setLists} nameOf={(id) => byId.get(id)?.title ?? id}>
        <Sheet>
          <TableFrame name={name}>
            <Table>
              <thead>
                <tr>
                  <th>{say(fields.id.label)}</th>
                  <th>{say(fields.display_time.label)}</th>
                  <th>{say(fields.title.label)}</th>
                  <th>{say(fields.author.label)}</th>
                  <th>{say(fields.importance.label)}</th>
                  <th style={{ textAlign: 'right' }}>{say(fields.pageviews.label)}</th>
                  <th>{say(fields.status.label)}</th>
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
    </>
  )
}

/** A table whose rows can be reordered. */
const DragTable = () => {
  const say = useSay()
  const query = useArticles(10)
  const name = usePageName(texts.title)
  if (query.data?.length) return <DraggableArticles articles={query.data} />
  return (
    <>
      <PageHead title={name} about={say(texts.about)} />
      <Fetched query={query}>{() => null}</Fetched>
    </>
  )
}

export default DragTable
