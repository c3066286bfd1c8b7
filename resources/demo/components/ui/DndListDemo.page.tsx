import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { styled } from '@mui/material/styles'
import { FetchedArticles } from '@resources/demo/article/ui/ArticleTable'
import { type ListedArticle, useKeptArticles } from '@resources/demo/article/ui/articles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useLayoutEffect, useRef, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { Columns, DropColumn, Grip, ItemBox, PlainButton } from './drag/boxes'
import { DragArea, useAnnounce, useDragItem } from './drag/DragArea'
import { type Lists, movedTo, type Place } from './drag/lists'

const texts = {
  about: l(
    '在两列之间或列内拖动文章。点击文章池中的文章，把它加到列表末尾；垃圾桶把它放回文章池。键盘用行首的把手：空格拿起，方向键移动，空格放下，Esc 放回。',
    'Drag articles within a list or between them. A click on an article of the pool appends it to the list; the bin puts it back. With the keyboard use the handle: Space lifts, arrows move, Space drops, Esc puts it back.',
    'Arrastre artículos dentro de una lista o entre ellas. Un clic en un artículo del fondo lo añade a la lista; la papelera lo devuelve. Con el teclado use el asa: Espacio levanta, las flechas mueven, Espacio suelta y Esc lo devuelve.',
  ),
  chosen: l('列表', 'List', 'Lista'),
  pool: l('文章池', 'Article pool', 'Fondo de artículos'),
  noneChosen: l(
    '从文章池中选择，或拖到这里',
    'Choose from the pool, or drop here',
    'Elija del fondo, o suelte aquí',
  ),
  nonePool: l('全部文章都在列表中', 'All articles are in the list', 'Todos los artículos están en la lista'),
  remove: l('放回文章池：{item}', 'Back to the pool: {item}', 'Devolver al fondo: {item}'),
  removeTip: l('放回文章池', 'Back to the pool', 'Devolver al fondo'),
  addTip: l('加入列表', 'Add to the list', 'Añadir a la lista'),
  added: l('已加入列表：{item}', 'Added to the list: {item}', 'Añadido a la lista: {item}'),
  removed: l('已放回文章池：{item}', 'Back in the pool: {item}', 'De vuelta en el fondo: {item}'),
}

/** Articles in the list at first; the others are in the pool. */
const atFirst = 5

const Words = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& > small': { marginLeft: 6, fontSize: 12, color: theme.palette.text.secondary },
}))

const Append = styled(PlainButton)(({ theme }) => ({
  padding: '4px 8px 4px 0',
  cursor: 'pointer',
  '&:hover': { color: theme.palette.primary.main },
}))

interface ItemProps extends Place {
  readonly article: ListedArticle
  readonly onGo: () => void
}

const Item = ({ article: { id, title, author }, list, index, onGo }: ItemProps) => {
  const say = useSay()
  const { ref, moving, grip } = useDragItem(String(id), { list, index })
  const words = (
    <Words>
      {id}
      <small>[{author}]</small> {title}
    </Words>
  )
  return (
    <ItemBox ref={ref} data-moving={moving || undefined}>
      <Grip {...grip} />
      {list === 'pool' ? (
        <Append type="button" data-go={id} data-tip={say(texts.addTip)} onClick={onGo}>
          {words}
        </Append>
      ) : (
        <>
          {words}
          <IconButton
            size="small"
            data-go={id}
            data-tip={say(texts.removeTip)}
            aria-label={say(texts.remove, { item: title })}
            onClick={onGo}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </>
      )}
    </ItemBox>
  )
}

interface TwoListsProps {
  readonly lists: Lists
  readonly onChange: (lists: Lists) => void
  readonly articles: ReadonlyMap<string, ListedArticle>
}

const TwoLists = ({ lists, onChange, articles }: TwoListsProps) => {
  const say = useSay()
  const announce = useAnnounce()
  const columns = useRef<HTMLDivElement>(null)
  /** The item to focus next, since the focused one was moved away. */
  const next = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined) return
    columns.current?.querySelector<HTMLElement>(`[data-go="${CSS.escape(next.current)}"]`)?.focus()
    next.current = undefined
  })
  const { chosen = [], pool = [] } = lists
  const go = (id: string, from: readonly string[], to: Place, text: typeof texts.added) => {
    const index = from.indexOf(id)
    next.current = from[index + 1] ?? from[index - 1]
    onChange(movedTo(lists, id, to))
    announce(say(text, { item: articles.get(id)?.title ?? id }))
  }
  const itemsOf = (list: 'chosen' | 'pool', ids: readonly string[], onGo: (id: string) => void) =>
    ids.map((id, index) => {
      const article = articles.get(id)
      return article && <Item key={id} article={article} list={list} index={index} onGo={() => onGo(id)} />
    })
  return (
    <Columns ref={columns}>
      <DropColumn list="chosen" name={say(texts.chosen)} count={chosen.length} none={say(texts.noneChosen)}>
        {itemsOf('chosen', chosen, (id) => go(id, chosen, { list: 'pool', index: 0 }, texts.removed))}
      </DropColumn>
      <DropColumn list="pool" name={say(texts.pool)} count={pool.length} none={say(texts.nonePool)}>
        {itemsOf('pool', pool, (id) => go(id, pool, { list: 'chosen', index: chosen.length }, texts.added))}
      </DropColumn>
    </Columns>
  )
}

const Articles = ({ articles }: { articles: readonly ListedArticle[] }) => {
  const say = useSay()
  const ids = articles.map(({ id }) => String(id))
  const [lists, setLists] = useState<Lists>({ chosen: ids.slice(0, atFirst), pool: ids.slice(atFirst) })
  const byId = new Map(articles.map((article) => [String(article.id), article]))
  return (
    <DragArea
      lists={lists}
      onChange={setLists}
      nameOf={(id) => byId.get(id)?.title ?? id}
      listName={(list) => say(list === 'pool' ? texts.pool : texts.chosen)}
    >
      <TwoLists lists={lists} onChange={setLists} articles={byId} />
    </DragArea>
  )
}

export default function DndListDemo() {
  return (
    <DemoPage about={texts.about}>
      <FetchedArticles query={useKeptArticles(20)}>
        {(articles) => <Articles articles={articles} />}
      </FetchedArticles>
    </DemoPage>
  )
}
