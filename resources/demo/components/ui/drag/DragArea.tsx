import { Accessibility } from '@dnd-kit/dom'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { DragContext } from './dragContext'
import { onlyRead } from './hidden'
import type { Lists } from './lists'
import { dragTexts } from './texts'
import { type DragAreaProps, useLifting } from './useLifting'

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
  const { lists, onChange, nameOf } = props
  const say = useSay()
  const howId = useId()
  const { said, announce, lifted, toggle, press, drop, tell, tellBack } = useLifting(props)
  const before = useRef(lists)
  const drag = useMemo(
    () => ({ lifted, howId, nameOf, toggle, press, drop, announce }),
    [lifted, howId, nameOf, toggle, press, drop, announce],
  )
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
        if (!canceled) return tell('dropped', id, lists)
        onChange(before.current)
        tellBack(id)
      }}
    >
      <DragContext value={drag}>{children}</DragContext>
      <span id={howId} hidden>
        {say(dragTexts.how)}
      </span>
      <div role="status" style={onlyRead}>
        {said}
      </div>
    </DragDropProvider>
  )
}
