import { type KeyboardEvent, useRef, useState } from 'react'

/** How many tiles stand in the first row. */
const columnsOf = (tiles: readonly HTMLElement[]): number => {
  const [first] = tiles
  const next = tiles.findIndex(({ offsetTop }) => offsetTop > (first?.offsetTop ?? 0))
  return next < 0 ? tiles.length : next
}

/**
 * Lets a grid of buttons be one stop of the Tab key: arrows, Home and End go on inside it.
 *
 * @param count how many buttons there are; those of `grid` in their order
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
    /** For the button at this place. */
    tileProps: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
    /** Takes the focus into the grid. */
    enter: () => go(current),
  }
}
