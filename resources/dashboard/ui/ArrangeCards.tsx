import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { DragHandle, useArranging } from '@/ui/arranging'
import { Button } from '@/ui/Button'
import { Popup } from '@/ui/menuParts'
import type { Card } from './cards'
import { useCardOrder } from './order'
import { texts } from './texts'
import './arrangeCards.css'

const words = {
  reset: l('恢复默认顺序', 'Restore default order', 'Restablecer el orden'),
  handle: l('移动卡片：{name}', 'Move card: {name}', 'Mover la tarjeta: {name}'),
  up: l('前移：{name}', 'Move earlier: {name}', 'Mover antes: {name}'),
  down: l('后移：{name}', 'Move later: {name}', 'Mover después: {name}'),
  keys: l('拖动排序，也可用 ↑ ↓', 'Drag to move, or use ↑ ↓', 'Arrastre para mover, o use ↑ ↓'),
  moved: l(
    '{name}：第 {place} 张，共 {count} 张',
    '{name}: {place} of {count}',
    '{name}: {place} de {count}',
  ),
}

interface ArrangeCardsProps {
  readonly anchor: HTMLElement
  /** The visible ones, in order. */
  readonly cards: readonly Card[]
  readonly onClose: () => void
}

/** The order of the dashboard's cards, by pointer or keyboard. */
const ArrangeCards = ({ anchor, cards, onClose }: ArrangeCardsProps) => {
  const say = useSay()
  const [order = [], store] = useCardOrder()
  const [told, tell] = useState('')
  const arranging = useArranging({
    count: cards.length,
    move: (moved, to) => {
      const keys = cards.map(({ key }) => key).filter((key) => key !== moved)
      const next: readonly unknown[] = [...keys.slice(0, to), moved, ...keys.slice(to)]
      // Hidden cards keep their order.
      store([...next, ...order.filter((key) => !next.includes(key))])
    },
    onMoved: (moved, to) => {
      const card = cards.find(({ key }) => key === moved)
      if (card) tell(say(words.moved, { name: say(card.label), place: to + 1, count: cards.length }))
    },
  })
  return (
    <Popup
      anchor={anchor}
      place="belowRight"
      aria-label={say(texts.arrange)}
      className="board-arrange"
      onClose={onClose}
    >
      <header>
        <h2>{say(texts.arrange)}</h2>
        <Button size="small" variant="text" disabled={order.length === 0} onClick={() => store(null)}>
          {say(words.reset)}
        </Button>
      </header>
      <ol>
        {cards.map(({ key, label }, index) => {
          const name = say(label)
          return (
            <li key={key} {...arranging.row(key, index)}>
              <DragHandle
                label={say(words.handle, { name })}
                title={say(words.keys)}
                keys="ArrowUp ArrowDown Home End"
                onKeyDown={(event) => arranging.moveByKey(event, key, index)}
              />
              <span className="ui-cut">{name}</span>
              {arranging.earlier(key, index, say(words.up, { name }))}
              {arranging.later(key, index, say(words.down, { name }))}
            </li>
          )
        })}
      </ol>
      <p className="ui-visually-hidden" role="status">
        {told}
      </p>
    </Popup>
  )
}

export default ArrangeCards
