import type { CSSProperties } from 'react'

const styles = new Map<string, CSSProperties>()

/** A cell's width, taken from the table's CSS variables, so that resizing a column re-renders no row. */
export const columnStyle = (name: string): CSSProperties => {
  const known = styles.get(name)
  if (known) return known
  const made = { flex: `var(--share-${name}) 0 var(--width-${name})` }
  styles.set(name, made)
  return made
}
