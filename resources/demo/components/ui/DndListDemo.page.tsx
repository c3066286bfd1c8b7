import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { DragArea } from './drag/DragArea'
import { Fetched } from './drag/Fetched'
import type { Lists } from './drag/lists'
import { TwoLists } from './drag/TwoLists'
import { chosen, listTexts, pool } from './drag/twoListTexts'
import { type ArticleRow, useArticles } from './drag/useArticles'

const texts = {
  title: l('列表拖拽', 'Draggable lists', 'Listas arrastrables'),
  about: l(
    '在两列之间或列内拖动文章。点击文章池中的文章，把它加到列表末尾；垃圾桶把它放回文章池。键盘用行首的把手：空格拿起，方向键移动，空格放下，Esc 放回。',
    'Drag articles within a list or between them. A click on an article of the pool appends it to the list; the bin puts it back. With the keyboard use the handle: Space lifts, arrows move, Space drops, Esc puts it back.',
    'Arrastre artículos dentro de una lista o entre ellas. Un clic en un artículo del fondo lo añade a la lista; la papelera lo devuelve. Con el teclado use el asa: Espacio levanta, las flechas mueven, Espacio suelta y Esc lo devuelve.',
  ),
}

/** Articles in the list at first; the others are in the pool. */
const atFirst = 5

const Articles = ({ articles }: { articles: readonly ArticleRow[] }) => {
  const say = useSay()
  const ids = articles.map(({ id }) => id)
  const [lists, setLists] = useState<Lists>({
    [chosen]: ids.slice(0, atFirst),
    [pool]: ids.slice(atFirst),
  })
  const byId = new Map(articles.map((row) => [row.id, row]))
  return (
    <DragArea
      lists={lists}
      onChange={setLists}
      nameOf={(id) => byId.get(id)?.title ?? id}
      listName={(list) => say(list === pool ? listTexts.pool : listTexts.chosen)}
    >
      <TwoLists lists={lists} onChange={setLists} articleOf={(id) => byId.get(id)} />
    </DragArea>
  )
}

const DndListDemo = () => {
  const say = useSay()
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Fetched query={useArticles(20)}>{(articles) => <Articles articles={articles} />}</Fetched>
    </>
  )
}

export default DndListDemo
