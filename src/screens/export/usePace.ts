import { useState } from 'react'
import type { RunInfo } from '@/runs'

/** An export's speed. */
export interface Pace {
  /** Rows per second. */
  readonly rate: number
  /** Estimated seconds left. */
  readonly left: number
}

/** Time before the speed can be estimated, ms. */
const tooSoon = 2000

/** An export's speed since it started or resumed; undefined if there is not enough data. */
export const usePace = ({ state, counts: { total, waiting } }: RunInfo): Pace | undefined => {
  const seen = total - waiting
  const now = Date.now()
  const [since, setSince] = useState({ state, seen, at: now })
  if (since.state !== state) setSince({ state, seen, at: now })
  const elapsed = now - since.at
  const rate = (1000 * (seen - since.seen)) / elapsed
  if (state !== 'running' || since.state !== state || elapsed < tooSoon || rate < 1) return undefined
  return { rate: Math.round(rate), left: Math.ceil(waiting / rate) }
}
