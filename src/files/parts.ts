import type { WireRecord } from '@/declaration'

/** A file being written. Its parts are kept as blobs, outside the memory of scripts. */
export interface TableContent {
  /** @param part starting at 0; written again, it replaces the earlier one */
  readonly write: (part: number, rows: readonly WireRecord[]) => void
  /** The file of all parts so far, in order. */
  readonly finish: () => Promise<Blob>
}

/** The parts in order of their numbers. */
export const inOrder = <P>(parts: ReadonlyMap<number, P>): P[] =>
  [...parts].sort(([a], [b]) => a - b).map(([, part]) => part)
