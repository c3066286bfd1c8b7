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
 * @returns `ref` for its element, which can be dragged anywhere; `moving` while pointer or keyboard holds it; `grip`, the
 * props of a button that serves as keyboard handle
 */
export const useDragItem = (id: string, { list, index }: Place) => {
  const say = useSay()
  const { lifted, howId, nameOf, toggle, press, drop } = useContext(DragContext)
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
      'aria-label': say(dragTexts.grip, { item: nameOf(id) }),
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
