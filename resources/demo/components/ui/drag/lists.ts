export type Lists = Readonly<Record<string, readonly string[]>>

export interface Place {
  readonly list: string
  /** Counted from 0. */
  readonly index: number
}

export type Flow = 'down' | 'across'

export const placeOf = (lists: Lists, id: string): Place | undefined => {
  for (const [list, ids] of Object.entries(lists)) {
    const index = ids.indexOf(id)
    if (index >= 0) return { list, index }
  }
  return undefined
}

/**
 * Moves an item to another position.
 *
 * @param index counted without the item itself; beyond the end means last
 */
export const movedTo = (lists: Lists, id: string, { list, index }: Place): Lists => {
  const without = Object.fromEntries(
    Object.entries(lists).map(([name, ids]) => [name, ids.filter((one) => one !== id)]),
  )
  const target = without[list]
  if (!target) return lists
  return { ...without, [list]: [...target.slice(0, index), id, ...target.slice(index)] }
}

const within: Readonly<Record<Flow, Readonly<Record<string, number>>>> = {
  down: { ArrowUp: -1, ArrowDown: 1 },
  across: { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 },
}
const between: Readonly<Record<Flow, Readonly<Record<string, number>>>> = {
  down: { ArrowLeft: -1, ArrowRight: 1 },
  across: {},
}

/**
 * Where a key moves an item: one step within its list, to the neighbouring list at the same index, or with Home and End to the
 * ends of its list. Undefined if there is nothing in that direction or the key does not move.
 */
export const stepOf = (lists: Lists, id: string, key: string, flow: Flow): Place | undefined => {
  const place = placeOf(lists, id)
  if (!place) return undefined
  const { list, index } = place
  const last = (lists[list]?.length ?? 0) - 1
  const at = (wanted: number): Place | undefined =>
    wanted < 0 || wanted > last || wanted === index ? undefined : { list, index: wanted }
  if (key === 'Home') return at(0)
  if (key === 'End') return at(last)
  const step = within[flow][key]
  if (step !== undefined) return at(index + step)
  const names = Object.keys(lists)
  const beside = names[names.indexOf(list) + (between[flow][key] ?? 0)]
  if (beside === undefined || beside === list) return undefined
  return { list: beside, index: Math.min(index, lists[beside]?.length ?? 0) }
}

/** Whether a key moves the lifted item, so that it must not scroll the page. */
export const isMove = (key: string, flow: Flow): boolean =>
  key === 'Home' || key === 'End' || key in within[flow] || key in between[flow]
