import type { WireRecord } from '@/declaration'

/** A file in the making. Its parts are kept as blobs, which lie outside of the memory of scripts. */
export interface TableContent {
  /** @param part from 0; written again, the last counts */
  readonly write: (part: number, rows: readonly WireRecord[]) => void
  /** The file of all parts so far, in the order of their numbers. */
  readonly finish: () => Promise<Blob>
}

/** Parts in the order of their numbers. */
export const inOrder = <P>(parts: ReadonlyMap<number, P>): P[] =>
  [...parts].sort(([a], [b]) => a - b).map(([, part]) => part)
