import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Drag from '@mui/icons-material/DragIndicator'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from './Button'
import './arranging.css'

interface Arranging {
  readonly count: number
  /** The first possible position. Rows before it do not move. */
  readonly first?: number
  /** Moves the row with this name to another position, from 0. */
  readonly move: (name: string, to: number) => void
  /** Called after a move by keyboard or button, to announce it to screen readers. */
  readonly onMoved: (name: string, to: number) => void
}

/** Rows that can be reordered by dragging, by arrow keys on a handle, and by buttons. */
export const useArranging = ({ count, first = 0, move, onMoved }: Arranging) => {
  const [dragged, setDragged] = useState<string>()
  const isPlace = (to: number) => to >= first && to < count
  const moveTo = (name: string, to: number, pressed: HTMLElement) => {
    if (!isPlace(to)) return
    // A row that moves in the document loses the focus.
    flushSync(() => move(name, to))
    pressed.focus()
    onMoved(name, to)
  }
  const mover = (Picture: typeof Up, name: string, from: number, to: number, label: string) => (
    <IconButton
      size="small"
      disabled={from < first || !isPlace(to)}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => moveTo(name, to, currentTarget)}
    >
      <Picture fontSize="small" />
    </IconButton>
  )
  return {
    /** The props of a row. @param at its place, from 0 */
    row: (name: string, at: number) => ({
      draggable: at >= first,
      'data-dragged': name === dragged || undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(name)
      },
      onDragEnd: () => setDragged(undefined),
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        if (dragged !== name && at >= first) move(dragged, at)
      },
      onDrop: (event: DragEvent) => event.preventDefault(),
    }),
    /** Moves a row by ↑ ↓ Home End; false for any other key. */
    moveByKey: (event: KeyboardEvent<HTMLElement>, name: string, at: number): boolean => {
      const places: { readonly [key: string]: number } = {
        ArrowUp: at - 1,
        ArrowDown: at + 1,
        Home: first,
        End: count - 1,
      }
      const { [event.key]: to } = places
      if (to === undefined) return false
      event.preventDefault()
      if (at >= first) moveTo(name, to, event.currentTarget)
      return true
    },
    earlier: (name: string, at: number, label: string) => mover(Up, name, at, at - 1, label),
    later: (name: string, at: number, label: string) => mover(Down, name, at, at + 1, label),
  }
}

interface DragHandleProps {
  readonly label: string
  /** The tooltip: how to use it. */
  readonly title: string
  /** The keys it handles, in the format of `aria-keyshortcuts`. */
  readonly keys: string
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The handle of a row. The pointer drags the row itself: in Firefox, a button cannot be dragged. */
export const DragHandle = ({ label, title, keys, onKeyDown }: DragHandleProps) => (
  <span className="ui-drag" title={title}>
    <button
      type="button"
      className="ui-plain"
      aria-label={label}
      aria-keyshortcuts={keys}
      onKeyDown={onKeyDown}
    >
      <Drag fontSize="small" />
    </button>
  </span>
)
