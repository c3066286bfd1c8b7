import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Drag from '@mui/icons-material/DragIndicator'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button, IconButton } from '@/ui/Button'
import { Popup } from '@/ui/menuParts'
import type { Card } from './cards'
import { useCardOrder } from './order'
import { texts } from './texts'
import './arrangeCards.css'

const words = {
  reset: l('恢复默认顺序', 'Restore default order', 'Restaurar el orden'),
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
  /** Those that are shown, in their order. */
  readonly cards: readonly Card[]
  readonly onClose: () => void
}

/** The order of the dashboard's cards, by pointer or keyboard. */
const ArrangeCards = ({ anchor, cards, onClose }: ArrangeCardsProps) => {
  const say = useSay()
  const [order = [], store] = useCardOrder()
  const [dragged, setDragged] = useState<Card>()
  const [told, tell] = useState('')
  const move = (card: Card, to: number) => {
    const keys = cards.filter((one) => one !== card).map(({ key }) => key)
    const next: readonly unknown[] = [...keys.slice(0, to), card.key, ...keys.slice(to)]
    // What is not shown at present keeps its order.
    store([...next, ...order.filter((key) => !next.includes(key))])
  }
  const moveTo = (card: Card, to: number, pressed: HTMLElement) => {
    if (to < 0 || to >= cards.length) return
    // A row that moves in the document loses the focus.
    flushSync(() => move(card, to))
    pressed.focus()
    tell(say(words.moved, { name: say(card.label), place: to + 1, count: cards.length }))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, card: Card, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: cards.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    moveTo(card, to, event.currentTarget)
  }
  const mover = (card: Card, to: number, Picture: typeof Up, label: string) => (
    <IconButton
      size="small"
      disabled={to < 0 || to >= cards.length}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => moveTo(card, to, currentTarget)}
    >
      <Picture fontSize="small" />
    </IconButton>
  )
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
        {cards.map((card, index) => {
          const name = say(card.label)
          return (
            <li
              key={card.key}
              draggable
              data-dragged={card.key === dragged?.key || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(card)
              }}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (!dragged) return
                event.preventDefault()
                if (dragged.key !== card.key) move(dragged, index)
              }}
              onDrop={(event) => event.preventDefault()}
            >
              <span className="board-drag" title={say(words.keys)}>
                <button
                  type="button"
                  className="ui-plain"
                  aria-label={say(words.handle, { name })}
                  aria-keyshortcuts="ArrowUp ArrowDown Home End"
                  onKeyDown={(event) => onKeyDown(event, card, index)}
                >
                  <Drag fontSize="small" />
                </button>
              </span>
              <span className="ui-cut">{name}</span>
              {mover(card, index - 1, Up, say(words.up, { name }))}
              {mover(card, index + 1, Down, say(words.down, { name }))}
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
