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

/** Buttons inside an item can be dragged by as well: a click on them is a press that does not move. */
const sensors = [PointerSensor.configure({ preventActivation: () => false })]

/** The library's `move` writes; what it gets is a copy. */
const copyOf = (lists: Lists): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([list, ids]) => [list, [...ids]]))

/**
 * Lists whose items can be moved by mouse, finger and keyboard. The pointer's half is the library's. The keyboard's is
 * ours: the library goes by distances on the screen and then leaves a column out or takes the wrong place, makes buttons
 * of table rows, and says nothing of a move; here a key is one step in the lists, and each step is read out.
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
