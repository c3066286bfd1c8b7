/** Gap between two tags, and room for the count of those that are left out, px. */
const gap = 4
const countWidth = 24

/** How many tags one line shows: all, or as many as leave room for the count; at least one, which is cut. */
const fitting = (widths: readonly number[], room: number): number => {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width + gap, -gap))
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return Math.max(1, ends.filter((end) => end + gap + countWidth <= room).length)
}

/** What is reported at once is measured first and changed afterwards, with a single layout. */
const fit = (entries: readonly ResizeObserverEntry[]) => {
  const lines = entries.flatMap(({ target }) => {
    const tags = [...target.children]
    // Where tags wrap, none is left out.
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

/** Keeps a line at the tags that fit it; one observer for all lines. Returns how to stop. */
export const watch = (line: Element): (() => void) => {
  observer ??= new ResizeObserver(fit)
  const sizes = observer
  sizes.observe(line)
  return () => sizes.unobserve(line)
}
