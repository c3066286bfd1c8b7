import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useContext, useLayoutEffect, useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { Column, Columns, ItemBox, Items, PlainButton } from './boxes'
import { DragContext } from './dragContext'
import { Grip } from './Grip'
import { type Lists, movedTo, type Place } from './lists'
import { chosen, listTexts, pool } from './twoListTexts'
import type { ArticleRow } from './useArticles'
import { useDragItem, useDropList } from './useDragItem'

const Head = styled('h2')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '8px 12px',
  fontSize: 14,
  fontWeight: 600,
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  backgroundColor: theme.console.colours.ground.head,
  '& > span': { color: theme.palette.text.secondary, fontWeight: 400 },
}))

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
  readonly row: ArticleRow
  /** Moves the item to the other list. */
  readonly onGo: () => void
}

const Item = ({ row, list, index, onGo }: ItemProps) => {
  const say = useSay()
  const { ref, moving, grip } = useDragItem(row.id, { list, index })
  const words = (
    <Words>
      {row.id}
      <small>[{row.author}]</small> {row.title}
    </Words>
  )
  return (
    <ItemBox ref={ref} data-moving={moving || undefined}>
      <Grip {...grip} />
      {list === pool ? (
        <Append type="button" data-go={row.id} data-tip={say(listTexts.addTip)} onClick={onGo}>
          {words}
        </Append>
      ) : (
        <>
          {words}
          <IconButton
            size="small"
            data-go={row.id}
            data-tip={say(listTexts.removeTip)}
            aria-label={say(listTexts.remove, { item: row.title })}
            onClick={onGo}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </>
      )}
    </ItemBox>
  )
}

const OneList = ({
  list,
  ids,
  articleOf,
  onGo,
}: {
  list: typeof chosen | typeof pool
  ids: readonly string[]
  articleOf: (id: string) => ArticleRow | undefined
  onGo: (id: string) => void
}) => {
  const say = useSay()
  const none = list === pool ? listTexts.nonePool : listTexts.noneChosen
  return (
    <Column>
      <Head>
        {say(listTexts[list])}
        <span>{ids.length}</span>
      </Head>
      <Items ref={useDropList(list)} aria-label={say(listTexts[list])} data-none={say(none)}>
        {ids.map((id, index) => {
          const row = articleOf(id)
          return row && <Item key={id} row={row} list={list} index={index} onGo={() => onGo(id)} />
        })}
      </Items>
    </Column>
  )
}

/** A list and the pool it is filled from; a click moves an item to the other list. */
export const TwoLists = ({
  lists,
  onChange,
  articleOf,
}: {
  lists: Lists
  onChange: (lists: Lists) => void
  articleOf: (id: string) => ArticleRow | undefined
}) => {
  const say = useSay()
  const { announce } = useContext(DragContext)
  const columns = useRef<HTMLDivElement>(null)
  /** The item to focus next, since the focused one was moved away. */
  const next = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined) return
    columns.current?.querySelector<HTMLElement>(`[data-go="${CSS.escape(next.current)}"]`)?.focus()
    next.current = undefined
  })
  const go = (id: string, from: string, to: Place, text: typeof listTexts.added) => {
    const ids = lists[from] ?? []
    const index = ids.indexOf(id)
    next.current = ids[index + 1] ?? ids[index - 1]
    onChange(movedTo(lists, id, to))
    announce(say(text, { item: articleOf(id)?.title ?? id }))
  }
  return (
    <Columns ref={columns}>
      <OneList
        list={chosen}
        ids={lists[chosen] ?? []}
        articleOf={articleOf}
        onGo={(id) => go(id, chosen, { list: pool, index: 0 }, listTexts.removed)}
      />
      <OneList
        list={pool}
        ids={lists[pool] ?? []}
        articleOf={articleOf}
        onGo={(id) => go(id, pool, { list: chosen, index: lists[chosen]?.length ?? 0 }, listTexts.added)}
      />
    </Columns>
  )
}
