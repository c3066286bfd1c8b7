import { useState } from 'react'
import type { RunInfo } from '@/runs'

/** How fast an export gets on. */
export interface Pace {
  /** Rows a second. */
  readonly rate: number
  /** Seconds until its end, if it goes on like this. */
  readonly left: number
}

/** So long it is not known yet, ms. */
const tooSoon = 2000

/** How fast an export is since it was begun, or went on; undefined where that says nothing. */
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
