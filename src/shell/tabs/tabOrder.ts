/** A tab's position in the strip before dragging, in px of the strip's full length. */
export interface Place {
  readonly path: string
  /** Tabs can only be moved within their group. */
  readonly group: string
  readonly left: number
  readonly width: number
}

/** A tab being dragged. */
export interface Drag {
  readonly places: readonly Place[]
  readonly from: number
  /** The index it would take now. */
  readonly to: number
  /** Its distance from where it started, px. */
  readonly offset: number
}

const middleOf = ({ left, width }: Place): number => left + width / 2

/**
 * The tab follows the pointer within its group, and takes a neighbour's place once it covers half of it.
 *
 * @param by how far the pointer has moved, px
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
 * How far the tab at an index is shifted, px: the dragged one follows the pointer, and those that it passes move by its
 * width.
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
