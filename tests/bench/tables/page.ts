import { type ComponentType, createElement } from 'react'
import type { RaRecord } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { memoryProvider } from './memoryProvider'
import { Ours } from './Ours'
import { Theirs } from './Theirs'
import type { TableProps } from './tableProps'

/** A table as the bench sees it. */
interface Side {
  readonly Table: ComponentType<TableProps>
  /** Rows of the body in the document. */
  readonly rows: string
  /** The cell that names the record, in its row. */
  readonly name: string
  readonly header: string
  readonly tick: string
  readonly isTicked: (row: HTMLElement) => boolean
  /** All rows of the page are in the document. */
  readonly whole: boolean
}

const sides: { readonly [side in 'ours' | 'theirs']: Side } = {
  ours: {
    Table: Ours,
    rows: 'tr[data-index]',
    name: '.list-lead',
    header: '.list-sort',
    tick: '.list-tick',
    isTicked: (row) => row.ariaSelected === 'true',
    whole: false,
  },
  theirs: {
    Table: Theirs,
    rows: 'tbody tr',
    name: '.column-trade_no',
    header: 'th .MuiTableSortLabel-root',
    tick: 'input[type=checkbox]',
    isTicked: (row) => row.querySelector('.Mui-checked') !== null,
    whole: true,
  },
}

/** Milliseconds from the work's start until its result is in the document and laid out. */
export interface Cycle {
  readonly draw: number
  readonly sort: number
  readonly tick: number
  /** Rows in the document. */
  readonly drawn: number
}

const found = <E extends Element>(element: E | null | undefined, what: string): E => {
  if (!element) throw new Error(`there is no ${what}`)
  return element
}

const root = found(document.getElementById('root'), 'root')

/** Checks after every change of the document, at the end of the task that made it, without waiting for a frame. */
const until = (there: () => boolean) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(look)
    function look() {
      if (!there()) return
      observer.disconnect()
      resolve()
    }
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    look()
  })

const edgeOf = (element: Element): number =>
  Math.min(innerHeight, element.closest('.list-scroll')?.getBoundingClientRect().bottom ?? innerHeight)

/** Forces the browser to lay out the page, including rows in sight that it would put off. */
const layOut = (rows: Iterable<HTMLElement>) => {
  const [first, ...others] = rows
  if (!first) throw new Error('there is no row')
  const edge = edgeOf(first)
  const last = others.findLast((row) => row.getBoundingClientRect().top < edge) ?? first
  const seen = document.createRange()
  seen.setStartBefore(first)
  seen.setEndAfter(last)
  if (seen.getBoundingClientRect().height === 0) throw new Error('nothing is laid out')
}

const timed = async (
  work: () => void,
  there: () => boolean,
  rows: () => Iterable<HTMLElement>,
): Promise<number> => {
  const from = performance.now()
  work()
  await until(there)
  layOut(rows())
  return performance.now() - from
}

/** Waits until the browser is idle, before the next work begins. */
const rest = () => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 20))

/** Draws a table, sorts it by amount and ticks a row; takes it away again. */
const cycle = async (name: keyof typeof sides, count: number): Promise<Cycle> => {
  const { Table, ...side } = sides[name]
  const records = (window.records ?? []).slice(0, count)
  const newest = [...records].sort((a, b) => b.create_time - a.create_time)
  const cheapest = [...records].sort((a, b) => a.total_fee - b.total_fee)
  const rows = () => root.querySelectorAll<HTMLElement>(side.rows)
  const nameOf = (row: HTMLElement | undefined) => row?.querySelector(side.name)?.textContent ?? ''
  const shows = (sorted: readonly RaRecord[]) => () => {
    const all = rows()
    const last = all[all.length - 1]
    if (!last || all.length < (side.whole ? count : Math.min(count, 20))) return false
    const at = last.dataset.index ?? count - 1
    return [
      [all[0], sorted[0]],
      [last, sorted[Number(at)]],
    ].every(
      ([row, record]) => record && row instanceof HTMLElement && nameOf(row).includes(String(record.id)),
    )
  }
  const react = createRoot(root)
  try {
    const dataProvider = memoryProvider(records)
    const show = (shown: boolean) => react.render(createElement(Table, { dataProvider, count, shown }))
    // The first time also fetches what the list needs. We only time the table over rows that are there.
    show(true)
    await until(shows(newest))
    await rest()
    show(false)
    await rest()
    const draw = await timed(() => show(true), shows(newest), rows)
    await rest()
    const drawn = rows().length
    inSight(rows())
    const header = found(root.querySelector<HTMLElement>(side.header), 'header that sorts')
    const sort = await timed(() => header.click(), shows(cheapest), rows)
    await rest()
    inSight(rows())
    const row = found(rows()[3], 'fourth row')
    const tick = await timed(
      () => found(row.querySelector<HTMLElement>(side.tick), 'tick').click(),
      () => side.isTicked(row),
      rows,
    )
    await rest()
    return { draw, sort, tick, drawn }
  } finally {
    react.unmount()
    await rest()
    // Garbage from this work must not slow down the next.
    window.gc?.()
  }
}

/** The drawn rows reach down to the edge of the screen. */
const inSight = (rows: ArrayLike<HTMLElement>) => {
  const last = found(rows[rows.length - 1], 'row')
  if (last.getBoundingClientRect().bottom < edgeOf(last) - 2)
    throw new Error('the screen is not full of rows')
}

declare global {
  interface Window {
    /** The rows, handed over once. */
    records?: readonly RaRecord[]
    /** There when Chromium is started with `--expose-gc`. */
    gc?: () => void
    /** What the bench drives. */
    runCycle?: typeof cycle
  }
}

window.runCycle = cycle
