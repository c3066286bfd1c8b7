import { type KeyboardEvent, useRef, useState } from 'react'

/** The number of tiles in the first row. */
const columnsOf = (tiles: readonly HTMLElement[]): number => {
  const [first] = tiles
  const next = tiles.findIndex(({ offsetTop }) => offsetTop > (first?.offsetTop ?? 0))
  return next < 0 ? tiles.length : next
}

/**
 * Makes a grid of buttons a single tab stop: arrows, Home and End move inside it.
 *
 * @param count the number of buttons, in the order they have in `grid`
 */
export const useGridKeys = (count: number) => {
  const grid = useRef<HTMLUListElement>(null)
  const [wanted, setCurrent] = useState(0)
  const current = Math.min(wanted, Math.max(count - 1, 0))

  const go = (to: number) => {
    const tiles = [...(grid.current?.querySelectorAll('button') ?? [])]
    const tile = tiles[to]
    if (!tile) return
    setCurrent(to)
    tile.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.querySelectorAll('button') ?? [])]
    const columns = columnsOf(tiles)
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: current + columns,
      ArrowUp: current - columns,
      Home: 0,
      End: tiles.length - 1,
    }
    const to = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(to)
  }
  return {
    /** For the list that holds the buttons. */
    gridProps: { ref: grid, onKeyDown },
    /** For the button at this index. */
    tileProps: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
    /** Moves the focus into the grid. */
    enter: () => go(current),
  }
}
