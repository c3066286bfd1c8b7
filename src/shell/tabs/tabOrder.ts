/** A tab as it lies in the strip before anything is dragged, in pixels of the strip's whole length. */
export interface Place {
  readonly path: string
  /** Tabs change places within their group only. */
  readonly group: string
  readonly left: number
  readonly width: number
}

/** A tab on its way to another place. */
export interface Drag {
  readonly places: readonly Place[]
  readonly from: number
  /** The place it would take now. */
  readonly to: number
  /** How far it is from where it lay, px. */
  readonly offset: number
}

const middleOf = ({ left, width }: Place): number => left + width / 2

/**
 * The tab follows the pointer within its group, and takes the place of a neighbour when it covers half of it.
 *
 * @param by how far the pointer has gone, px
 */
export const dragged = (places: readonly Place[], from: number, by: number): Drag | undefined => {
  const tab = places[from]
  if (!tab) return undefined
  const isNeighbour = ({ group }: Place) => group === tab.group
  const first = places.find(isNeighbour) ?? tab
  const last = places.findLast(isNeighbour) ?? tab
  const offset = Math.min(Math.max(by, first.left - tab.left), last.left + last.width - tab.left - tab.width)
  const covers = (other: Place, place: number) =>
    isNeighbour(other) &&
    (place < from ? tab.left + offset < middleOf(other) : tab.left + tab.width + offset > middleOf(other))
  const covered = offset < 0 ? places.findIndex(covers) : places.findLastIndex(covers)
  return { places, from, offset, to: covered < 0 ? from : covered }
}

/**
 * How far the tab at a place lies from where it lay, px: the dragged one as the pointer wants it, those that it passes by
 * its own width.
 *
 * @param gap between two tabs, px
 */
export const shiftOf = ({ places, from, to, offset }: Drag, place: number, gap: number): number => {
  if (place === from) return offset
  const width = (places[from]?.width ?? 0) + gap
  if (place > from && place <= to) return -width
  if (place < from && place >= to) return width
  return 0
}
