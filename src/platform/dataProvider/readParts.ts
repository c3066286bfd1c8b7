import { largestPageSize } from '@/declaration'
import { endsSession, messageOf, PlatformError, TransportError } from '../errors'
import type { Page } from './pages'
import { lanes } from './parallel'
import type { Row } from './row'

/** What is told while all rows of a filter are read. A part is a page of {@link largestPageSize} rows, counted from 0. */
export interface PartsTo {
  /**
   * Rows of a part, each row of the filter once. Parts come in any order; the next is not read before this one has been
   * taken, so nothing piles up.
   *
   * @param total rows of the whole filter, as the platform counted them with this part
   */
  readonly onPage: (part: number, rows: readonly Row[], total: number) => void | Promise<void>
  /** A part that could not be read, and why in the operator's language. The others are read all the same. */
  readonly onLost: (part: number, reason: string) => void
  /** Only these: to read again what was lost. Without it all. */
  readonly parts?: readonly number[]
  /** The ids that were given already, for the caller to keep when lost parts are to be read again. */
  readonly given?: Set<string>
  readonly signal?: AbortSignal
}

/** Times that a part is tried. */
const tries = 3
/** ms before the second try; the next waits twice as long. */
const firstPause = 500
/** So many parts lost with none read in between: nobody answers, and the rest is not asked for. */
const hopeless = 2 * lanes
/** The platform's own fault (error catalogue): another try may do. */
const faultCode = 10500

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const givenUp = () => new DOMException('The request was given up', 'AbortError')

/** Rejects as soon as the signal aborts; never comes to an end otherwise. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(givenUp())
    else signal.addEventListener('abort', () => reject(givenUp()), { once: true })
  })

/** Whether an error is about this part alone; after any other there is no use in going on. */
const isLoss = (error: unknown): error is TransportError | PlatformError =>
  error instanceof TransportError || (error instanceof PlatformError && !endsSession(error))

const mayPass = (error: unknown): boolean =>
  error instanceof TransportError || (error instanceof PlatformError && error.code === faultCode)

/**
 * Reads all rows of a filter, a few parts at a time.
 *
 * Records may come, go and move while they are read. Parts are read for as long as the platform says that there are
 * more, or the last one was full; a row that moved into a later part is given once. One that moved into a part read
 * before is missed: the number of rows given then differs from the total.
 *
 * @param read one part
 * @returns the total as it was told last; 0 when none of the `parts` asked for could be read
 * @throws what the first part failed with, because nothing is known of a list without it
 * @throws PlatformError when the session is over, DOMException named AbortError when given up, or what `onPage` throws;
 *   nothing is told any more then
 */
export async function readParts(
  read: (part: number, signal: AbortSignal) => Promise<Page>,
  to: PartsTo,
  wait: (ms: number) => Promise<void> = pause,
): Promise<{ total: number }> {
  const { onPage, onLost, parts, given = new Set<string>() } = to
  const ending = new AbortController()
  const signal = to.signal ? AbortSignal.any([to.signal, ending.signal]) : ending.signal
  let total = 0
  let lost = 0
  let reason = ''
  let next = 0
  let end = parts ? parts.length : 1

  const readPatiently = async (part: number): Promise<Page> => {
    for (let round = 1; ; round++)
      try {
        return await read(part, signal)
      } catch (error) {
        if (round === tries || !mayPass(error)) throw error
        await wait(firstPause * 2 ** (round - 1))
        if (signal.aborted) throw givenUp()
      }
  }

  const take = async (part: number): Promise<void> => {
    if (lost >= hopeless) return onLost(part, reason)
    let page: Page
    try {
      page = await readPatiently(part)
    } catch (error) {
      if (signal.aborted || !isLoss(error) || (!parts && part === 0)) throw error
      lost += 1
      reason = messageOf(error)
      return onLost(part, reason)
    }
    if (signal.aborted) throw givenUp()
    lost = 0
    total = page.total
    const isFull = page.rows.length >= largestPageSize
    if (!parts) end = Math.max(Math.ceil(total / largestPageSize), isFull ? part + 2 : 0)
    const rows = page.rows.filter(({ id }) => !given.has(id))
    for (const { id } of rows) given.add(id)
    await onPage(part, rows, total)
  }

  const lane = async () => {
    while (next < end && !signal.aborted) {
      const index = next++
      await take(parts ? (parts[index] ?? 0) : index)
    }
  }

  const readAll = async () => {
    // The first part says how many there are.
    if (!parts) await take(next++)
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  try {
    // Not to be waited for once it is given up: whoever takes the rows may be no more.
    await Promise.race([readAll(), abortOf(signal)])
    return { total }
  } finally {
    // Calls of other lanes have no one to tell any more.
    ending.abort()
  }
}
