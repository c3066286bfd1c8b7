import type { CSSProperties } from 'react'

const styles = new Map<string, CSSProperties>()

/**
 * Where a cell takes its width from: variables of the table, so that a column is dragged wider without drawing a single
 * row anew.
 */
export const columnStyle = (name: string): CSSProperties => {
  const known = styles.get(name)
  if (known) return known
  const made = { flex: `var(--share-${name}) 0 var(--width-${name})` }
  styles.set(name, made)
  return made
}
