import { Accessibility } from '@dnd-kit/dom'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider, PointerSensor, useDroppable } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { type Flow, isMove, type Lists, movedTo, type Place, placeOf, stepOf } from './lists'
import '@/ui/plain.css'

const texts = {
  grip: l('移动 {item}', 'Move {item}', 'Mover {item}'),
  how: l(
    '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 键放回原处。',
    'Space lifts it, the arrow keys move it, Space drops it, Esc puts it back.',
    'Espacio lo levanta, las flechas lo mueven, Espacio lo suelta y Esc lo devuelve.',
  ),
  lifted: l(
    '已拿起 {item}：{list}第 {place} 项，共 {total} 项',
    'Lifted {item}: {list}item {place} of {total}',
    'Levantado {item}: {list}elemento {place} de {total}',
  ),
  moved: l(
    '{item} 移到{list}第 {place} 项，共 {total} 项',
    '{item} moved to {list}item {place} of {total}',
    '{item} movido a {list}elemento {place} de {total}',
  ),
  end: l('{item} 已到尽头', '{item} cannot go further', '{item} no puede ir más allá'),
  dropped: l(
    '已放下 {item}：{list}第 {place} 项，共 {total} 项',
    'Dropped {item}: {list}item {place} of {total}',
    'Soltado {item}: {list}elemento {place} de {total}',
  ),
  back: l('{item} 已放回原处', '{item} is back where it was', '{item} ha vuelto a su sitio'),
  inList: l('{list}，', '{list}, ', '{list}, '),
}

interface DragAreaProps {
  readonly lists: Lists
  readonly onChange: (lists: Lists) => void
  readonly nameOf: (id: string) => string
  readonly listName?: (list: string) => string
  readonly flow?: Flow
}

const useLifting = ({ lists, onChange, nameOf, listName, flow = 'down' }: DragAreaProps) => {
  const say = useSay()
  const [lifted, setLifted] = useState<{ readonly id: string; readonly before: Lists }>()
  const [said, setSaid] = useState('')

  const tell = (what: 'lifted' | 'moved' | 'dropped', id: string, at: Lists) => {
    const place = placeOf(at, id)
    if (!place) return
    setSaid(
      say(texts[what], {
        item: nameOf(id),
        list: listName ? say(texts.inList, { list: listName(place.list) }) : '',
        place: place.index + 1,
        total: at[place.list]?.length ?? 0,
      }),
    )
  }
  const tellBack = (id: string) => setSaid(say(texts.back, { item: nameOf(id) }))

  const drop = (id: string) => {
    if (lifted?.id !== id) return
    setLifted(undefined)
    tell('dropped', id, lists)
  }
  const toggle = (id: string) => {
    if (lifted?.id === id) return drop(id)
    setLifted({ id, before: lists })
    tell('lifted', id, lists)
  }
  const press = (event: KeyboardEvent, id: string) => {
    if (lifted?.id !== id) return
    if (event.key === 'Escape') {
      // Otherwise Escape would also close a surrounding dialog.
      event.stopPropagation()
      onChange(lifted.before)
      setLifted(undefined)
      tellBack(id)
    }
    if (!isMove(event.key, flow)) return
    event.preventDefault()
    const place = stepOf(lists, id, event.key, flow)
    if (!place) return setSaid(say(texts.end, { item: nameOf(id) }))
    const moved = movedTo(lists, id, place)
    onChange(moved)
    tell('moved', id, moved)
  }
  return { lifted: lifted?.id, said, announce: setSaid, toggle, press, drop, tell, tellBack, nameOf }
}

/** What items need from their area; `howId` is the id of the text that explains the keys. */
type Drag = ReturnType<typeof useLifting> & { readonly howId: string }

const DragContext = createContext<Drag | undefined>(undefined)

const useDrag = (): Drag => {
  const drag = useContext(DragContext)
  if (!drag) throw new Error('outside a DragArea')
  return drag
}

export const useAnnounce = () => useDrag().announce

/** Buttons inside an item are handles, too: only a press that moves starts dragging. */
const sensors = [PointerSensor.configure({ preventActivation: () => false })]

/** The library's `move` mutates its argument. */
const copyOf = (lists: Lists): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([list, ids]) => [list, [...ids]]))

/**
 * Lists whose items can be moved by mouse, touch and keyboard. Pointer dragging is the library's. Keyboard moves are our own:
 * the library goes by distances on the screen, skips columns, turns table rows into buttons, and announces nothing. Here a key
 * is one step in the lists, and each step is announced.
 */
export const DragArea = ({ children, ...props }: DragAreaProps & { children: ReactNode }) => {
  const { lists, onChange } = props
  const say = useSay()
  const howId = useId()
  const lifting = useLifting(props)
  const before = useRef(lists)
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onDragStart={() => {
        before.current = lists
      }}
      onDragOver={(event) => onChange(move(copyOf(lists), event))}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!source) return
        const id = String(source.id)
        if (!canceled) return lifting.tell('dropped', id, lists)
        onChange(before.current)
        lifting.tellBack(id)
      }}
    >
      <DragContext value={{ ...lifting, howId }}>{children}</DragContext>
      <span id={howId} hidden>
        {say(texts.how)}
      </span>
      <div role="status" className="ui-heard">
        {lifting.said}
      </div>
    </DragDropProvider>
  )
}

/**
 * An item of a list.
 *
 * @returns `ref` for its element, which can be dragged anywhere; `moving` while pointer or keyboard holds it; `grip`, the
 * props of a button that serves as keyboard handle
 */
export const useDragItem = (id: string, { list, index }: Place) => {
  const say = useSay()
  const { lifted, howId, nameOf, toggle, press, drop } = useDrag()
  const { ref, isDragSource } = useSortable({ id, index, group: list, type: 'item', accept: 'item' })
  const button = useRef<HTMLButtonElement>(null)
  const held = lifted === id
  // Another position may be another element, so the focus has to follow.
  useLayoutEffect(() => {
    if (held && document.activeElement !== button.current) button.current?.focus()
  })
  return {
    ref: ref as RefCallback<Element>,
    moving: held || isDragSource,
    grip: {
      ref: button,
      'aria-label': say(texts.grip, { item: nameOf(id) }),
      'aria-describedby': howId,
      'aria-pressed': held,
      // Only keyboards and screen readers click with a count of 0.
      onClick: ({ detail }: { detail: number }) => {
        if (detail === 0 || held) toggle(id)
      },
      onKeyDown: (event: KeyboardEvent) => press(event, id),
      onBlur: () => drop(id),
    },
  }
}

/** Makes a list as a whole a drop target, even while it is empty. */
export const useDropList = (list: string): RefCallback<Element> =>
  useDroppable({ id: list, type: 'list', accept: 'item', collisionPriority: 0 }).ref
