import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { type Identifier, type RaRecord, useEvent } from 'react-admin'
import { flushSync } from 'react-dom'
import { useShortcuts } from '../../actions/ActionHost'
import { letterOf } from '../../letterOf'
import { isElsewhere, isSelectingText } from '../clicks'
import { useSelection } from '../selection'
import { useList } from '../useList'

const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-index]') : null

const inNewWindow = (href: string) => window.open(href, '_blank', 'noopener')

/** How many rows are visible at once, without the header. */
const rowsInView = (table: HTMLTableElement | null): number => {
  const row = table?.tHead?.offsetHeight
  return row ? Math.max(1, Math.floor((table?.parentElement?.clientHeight ?? 0) / row) - 1) : 1
}

/**
 * Pointer and keyboard handling for a table's rows. A click opens a row, or ticks it in the first column; arrows, Home, End
 * and the page keys move, Space ticks, Enter opens; Shift applies the last tick to all rows in between. A letter runs its
 * shortcut for the focused row.
 *
 * @param isOpen a detail is open, which then gets the letters
 * @returns the row that gets the focus, and the handlers for the element around the rows
 */
export const useRowKeys = (
  table: RefObject<HTMLTableElement | null>,
  selectable: boolean,
  isOpen: boolean,
) => {
  const selection = useSelection()
  const { rows, hrefOf, open, stale } = useList()
  const shortcut = useShortcuts()
  // As with the pointer: rows of the previous filter look like an answer.
  const press = useEvent((letter: string, record: RaRecord) => !stale && shortcut(letter, record))
  const [focused, setFocused] = useState(0)
  const anchor = useRef<Identifier>(undefined)
  const active = Math.min(focused, Math.max(0, rows.length - 1))

  const handlers = useMemo(() => {
    const tick = (index: number, extend: boolean) => {
      const record = rows[index]
      if (!record || !selectable) return
      const from = extend ? rows.findIndex(({ id }) => id === anchor.current) : -1
      const range = from < 0 ? [record] : rows.slice(Math.min(from, index), Math.max(from, index) + 1)
      // A range takes the state of its first tick.
      const on = from < 0 ? !selection.has(record.id) : selection.has(rows[from]?.id ?? record.id)
      if (on) selection.add(range)
      else selection.remove(range.map(({ id }) => id))
      if (from < 0) anchor.current = record.id
    }
    const hit = ({ target, currentTarget }: MouseEvent | KeyboardEvent) => {
      // A row's menus and dialogs are elsewhere in the DOM, but their React events bubble up to here.
      if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined
      const row = rowOf(target)
      const index = Number(row?.dataset.index)
      const record = rows[index]
      return row && record && { target, row, index, record }
    }
    const focus = (index: number) => {
      // The active row is always rendered; the browser scrolls the focused element into view.
      flushSync(() => setFocused(index))
      table.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus({ preventScroll: false })
    }

    const onClick = (event: MouseEvent) => {
      const at = hit(event)
      if (!at) return
      if (at.target.closest('.list-tick')) {
        tick(at.index, event.shiftKey)
        // The arrow keys continue from here.
        at.row.focus({ preventScroll: true })
        return
      }
      if (isElsewhere(at.target) || isSelectingText()) return
      const href = hrefOf(at.record.id)
      if (href !== undefined && (event.ctrlKey || event.metaKey)) inNewWindow(href)
      else open(at.record.id)
    }

    /** The middle button opens a new window, as on a link. */
    const onAuxClick = (event: MouseEvent) => {
      const at = hit(event)
      if (event.button !== 1 || !at || isElsewhere(at.target)) return
      const href = hrefOf(at.record.id)
      if (href !== undefined) inNewWindow(href)
    }

    const onKeyDown = (event: KeyboardEvent) => {
      const at = hit(event)
      // Keys belong to the row only while the row itself has the focus, not a button in it.
      if (!at || at.row !== at.target) return
      const { index, record } = at
      const inView = rowsInView(table.current)
      const goTo: { readonly [key: string]: number } = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        PageDown: index + inView,
        PageUp: index - inView,
        Home: 0,
        End: rows.length - 1,
      }
      const next = goTo[event.key]
      if (next !== undefined) focus(Math.min(Math.max(next, 0), rows.length - 1))
      else if (event.key === ' ') tick(index, event.shiftKey)
      else if (event.key === 'Enter') open(record.id)
      else if (isOpen || !press(letterOf(event.nativeEvent) ?? '', record)) return
      event.preventDefault()
    }

    /** Stops a Shift-click from selecting the text between two rows. */
    const onMouseDown = (event: MouseEvent) => {
      if (event.shiftKey) event.preventDefault()
    }

    const onFocus = (event: { target: EventTarget }) => {
      const row = rowOf(event.target)
      if (row) setFocused(Number(row.dataset.index))
    }
    return { onClick, onAuxClick, onKeyDown, onMouseDown, onFocus }
  }, [rows, table, selectable, selection, open, hrefOf, press, isOpen])

  return { active, handlers }
}

export type RowHandlers = ReturnType<typeof useRowKeys>['handlers']
