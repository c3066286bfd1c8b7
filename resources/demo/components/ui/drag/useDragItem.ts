import { useDroppable } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { type KeyboardEvent, type RefCallback, useContext, useLayoutEffect, useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { DragContext } from './dragContext'
import type { Place } from './lists'
import { dragTexts } from './texts'

/**
 * An item of a list.
 *
 * @returns `ref` of its element, which can be dragged by any part of it; `moving` while pointer or keyboard holds it; `grip`,
 *   what a button inside it needs to be the keyboard's handle
 */
export const useDragItem = (id: string, { list, index }: Place) => {
  const say = useSay()
  const { lifted, howId, nameOf, toggle, press, drop } = useContext(DragContext)
  const { ref, isDragSource } = useSortable({ id, index, group: list, type: 'item', accept: 'item' })
  const button = useRef<HTMLButtonElement>(null)
  const held = lifted === id
  // An item in another place may be another element: the keys go on with it.
  useLayoutEffect(() => {
    if (held && document.activeElement !== button.current) button.current?.focus()
  })
  return {
    ref: ref as RefCallback<Element>,
    moving: held || isDragSource,
    grip: {
      ref: button,
      'aria-label': say(dragTexts.grip, { item: nameOf(id) }),
      'aria-describedby': howId,
      'aria-pressed': held,
      // A click of the pointer says nothing; those of the keyboard and of screen readers have no count.
      onClick: ({ detail }: { detail: number }) => {
        if (detail === 0 || held) toggle(id)
      },
      onKeyDown: (event: KeyboardEvent) => press(event, id),
      onBlur: () => drop(id),
    },
  }
}

/** A list as a whole takes what is dragged onto it, also when it is empty. */
export const useDropList = (list: string): RefCallback<Element> =>
  useDroppable({ id: list, type: 'list', accept: 'item', collisionPriority: 0 }).ref
