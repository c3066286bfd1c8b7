import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Identifier, RaRecord } from 'react-admin'
import { flushSync } from 'react-dom'
import { useShortcuts } from '../../actions/useShortcuts'
import { letterOf } from '../../letterOf'
import { useList } from '../ListContext'
import { useSelection } from '../selection'

const interactive = 'a, button, input, label, select, textarea, [role="button"], [role="menuitem"]'

const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-index]') : null

/** Something with a click of its own, or the room around the row's buttons, where one is easily missed. */
const isElsewhere = (target: Element): boolean =>
  target.closest(interactive) !== null || target.closest('.list-actions, .list-tick') !== null

const inNewWindow = (href: string) => window.open(href, '_blank', 'noopener')

/** How many rows can be seen at once, the header left out. */
const rowsInView = (table: HTMLTableElement | null): number => {
  const row = table?.tHead?.offsetHeight
  return row ? Math.max(1, Math.floor((table?.parentElement?.clientHeight ?? 0) / row) - 1) : 1
}

/** A click that ends a text selection is copying, not opening. */
const isSelectingText = (): boolean => (window.getSelection()?.toString() ?? '') !== ''

/**
 * Pointer and keyboard for the rows of a table: a click opens a row, or ticks it in the first column; arrows, Home, End
 * and the page keys move, Space ticks, Enter opens; with Shift the rows since the last tick are ticked alike.
 *
 * A letter opens what it is the shortcut of, for the row with the focus.
 *
 * @param isOpen a detail is open, to which letters then belong
 * @returns the row that takes the focus, and the handlers for the element around the rows
 */
export const useRowKeys = (
  rows: readonly RaRecord[],
  table: RefObject<HTMLTableElement | null>,
  selectable: boolean,
  open: (id: Identifier) => void,
  isOpen: boolean,
) => {
  const selection = useSelection()
  const { hrefOf } = useList()
  const press = useShortcuts()
  const [focused, setFocused] = useState(0)
  const anchor = useRef<Identifier>(undefined)
  const active = Math.min(focused, Math.max(0, rows.length - 1))

  const tick = useCallback(
    (index: number, extend: boolean) => {
      const record = rows[index]
      if (!record || !selectable) return
      const from = extend ? rows.findIndex(({ id }) => id === anchor.current) : -1
      const range = from < 0 ? [record] : rows.slice(Math.min(from, index), Math.max(from, index) + 1)
      // A range takes the state that its first tick has got.
      const on = from < 0 ? !selection.has(record.id) : selection.has(rows[from]?.id ?? record.id)
      if (on) selection.add(range)
      else selection.remove(range.map(({ id }) => id))
      if (from < 0) anchor.current = record.id
    },
    [rows, selectable, selection],
  )

  const handlers = useMemo(() => {
    const indexAt = (event: MouseEvent | KeyboardEvent): number | undefined => {
      // Menus and dialogs of a row stand elsewhere in the page, but their events come by here.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return undefined
      const row = rowOf(event.target)
      return row ? Number(row.dataset.index) : undefined
    }
    const focus = (index: number) => {
      // The row with the keyboard's place is drawn wherever it is; the browser brings into sight what has the focus.
      flushSync(() => setFocused(index))
      table.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus({ preventScroll: false })
    }

    const onClick = (event: MouseEvent) => {
      const index = indexAt(event)
      const record = index === undefined ? undefined : rows[index]
      if (index === undefined || !record || !(event.target instanceof Element)) return
      if (event.target.closest('.list-tick')) {
        tick(index, event.shiftKey)
        // The arrows go on from here.
        rowOf(event.target)?.focus({ preventScroll: true })
        return
      }
      if (isElsewhere(event.target) || isSelectingText()) return
      const href = hrefOf(record.id)
      if (href !== undefined && (event.ctrlKey || event.metaKey)) inNewWindow(href)
      else open(record.id)
    }

    /** The middle button opens a window of its own, as on a link. */
    const onAuxClick = (event: MouseEvent) => {
      const index = indexAt(event)
      const record = index === undefined ? undefined : rows[index]
      const href = record && hrefOf(record.id)
      if (event.button !== 1 || href === undefined) return
      if (event.target instanceof Element && !isElsewhere(event.target)) inNewWindow(href)
    }

    const onKeyDown = (event: KeyboardEvent) => {
      const index = indexAt(event)
      const record = index === undefined ? undefined : rows[index]
      // Keys belong to the row only while the row itself has the focus, not a button in it.
      if (index === undefined || !record || rowOf(event.target) !== event.target) return
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

    /** With Shift a click would mark the text between two rows. */
    const onMouseDown = (event: MouseEvent) => {
      if (event.shiftKey) event.preventDefault()
    }

    const onFocus = (event: { target: EventTarget }) => {
      const row = rowOf(event.target)
      if (row) setFocused(Number(row.dataset.index))
    }
    return { onClick, onAuxClick, onKeyDown, onMouseDown, onFocus }
  }, [rows, table, tick, open, hrefOf, press, isOpen])

  return { active, handlers }
}

export type RowHandlers = ReturnType<typeof useRowKeys>['handlers']
