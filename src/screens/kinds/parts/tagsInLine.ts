/** Gap between two tags, and space for the count of hidden ones, px. */
const gap = 4
const countWidth = 24

/** How many tags fit on one line: all of them, or as many as leave room for the count. At least one, which is cut off. */
const fitting = (widths: readonly number[], room: number): number => {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width + gap, -gap))
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return Math.max(1, ends.filter((end) => end + gap + countWidth <= room).length)
}

/** Measures everything reported at once before changing anything, to need only one layout. */
const fit = (entries: readonly ResizeObserverEntry[]) => {
  const lines = entries.flatMap(({ target }) => {
    const tags = [...target.children]
    // Where tags wrap, all are shown.
    if (getComputedStyle(target).flexWrap !== 'nowrap') return [{ target, tags, shown: tags.length }]
    const widths = tags.map((tag) => tag.scrollWidth + 2)
    return [{ target, tags, shown: fitting(widths, target.clientWidth) }]
  })
  for (const { target, tags, shown } of lines) {
    if (shown < tags.length) target.setAttribute('data-more', `+${tags.length - shown}`)
    else target.removeAttribute('data-more')
    for (const [at, tag] of tags.entries()) tag.toggleAttribute('data-over', at >= shown)
  }
}

let observer: ResizeObserver | undefined

/** Shows only the tags that fit on a line. Uses one observer for all lines. Returns a function to stop. */
export const watch = (line: Element): (() => void) => {
  observer ??= new ResizeObserver(fit)
  const sizes = observer
  sizes.observe(line)
  return () => sizes.unobserve(line)
}
