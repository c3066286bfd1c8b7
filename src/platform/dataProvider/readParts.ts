import { largestPageSize } from '@/declaration'
import { abortError, endsSession, messageOf, PlatformError, TransportError } from '../errors'
import { faultCode } from './errors'
import { concurrency } from './parallel'
import type { Row } from './row'
import type { Page } from './source'

/**
 * Receives the rows while all pages of a filter are read. A part is a page of {@link largestPageSize} rows, counted
 * from 0.
 */
export interface PartHandlers {
  /**
   * Called for every part, in any order; each row occurs once. The next part is only read after the returned promise
   * resolves, which limits memory.
   *
   * @param total number of rows, as counted with this part
   */
  readonly onPage: (part: number, rows: readonly Row[], total: number) => void | Promise<void>
  /** Called for a part that could not be read, with the reason in the operator's language. */
  readonly onLost: (part: number, reason: string) => void
  /** Reads only these parts, to retry lost ones; by default all. */
  readonly parts?: readonly number[]
  /** Ids already delivered; keep the set when retrying lost parts. */
  readonly seen?: Set<string>
  readonly signal?: AbortSignal
}

/** Attempts per part. */
const maxAttempts = 3
/** ms before the second attempt; doubles for each further one. */
const firstPause = 500
/** After this many consecutive losses the remaining parts are not requested. */
const maxConsecutiveLosses = 2 * concurrency

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A promise that rejects when the signal aborts and never resolves. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(abortError())
    else signal.addEventListener('abort', () => reject(abortError()), { once: true })
  })

/** Whether only this part is affected; any other error ends the reading. */
const concernsPart = (error: unknown): error is TransportError | PlatformError =>
  error instanceof TransportError || (error instanceof PlatformError && !endsSession(error))

const isTransient = (error: unknown): boolean =>
  error instanceof TransportError || (error instanceof PlatformError && error.code === faultCode)

/**
 * Reads all rows of a filter, several parts at a time.
 *
 * Records may be added, removed or moved meanwhile. Reading continues while the platform reports more rows or the
 * last part was full. A row that moves to a later part is delivered once; one that moves to a part already read is
 * missed, so that fewer rows than the total are delivered.
 *
 * @param read reads one part
 * @returns the last reported total; 0 if none of `parts` could be read
 * @throws the error of the first part, without which the length is unknown
 * @throws PlatformError when the session is over, DOMException named AbortError when aborted, or an error of
 * `onPage`; no callback is called after that
 */
export async function readParts(
  read: (part: number, signal: AbortSignal) => Promise<Page>,
  to: PartHandlers,
  wait: (ms: number) => Promise<void> = pause,
): Promise<{ total: number }> {
  const { onPage, onLost, parts, seen = new Set<string>() } = to
  const ending = new AbortController()
  const signal = to.signal ? AbortSignal.any([to.signal, ending.signal]) : ending.signal
  let total = 0
  let lost = 0
  let reason = ''
  let next = 0
  let end = parts ? parts.length : 1

  const readWithRetries = async (part: number): Promise<Page> => {
    for (let round = 1; ; round++)
      try {
        return await read(part, signal)
      } catch (error) {
        if (round === maxAttempts || !isTransient(error)) throw error
        await wait(firstPause * 2 ** (round - 1))
        if (signal.aborted) throw abortError()
      }
  }

  const take = async (part: number): Promise<void> => {
    if (lost >= maxConsecutiveLosses) return onLost(part, reason)
    let page: Page
    try {
      page = await readWithRetries(part)
    } catch (error) {
      if (signal.aborted || !concernsPart(error) || (!parts && part === 0)) throw error
      lost += 1
      reason = messageOf(error)
      return onLost(part, reason)
    }
    if (signal.aborted) throw abortError()
    lost = 0
    total = page.total
    const isFull = page.rows.length >= largestPageSize
    if (!parts) end = Math.max(Math.ceil(total / largestPageSize), isFull ? part + 2 : 0)
    const rows = page.rows.filter(({ id }) => !seen.has(id))
    for (const { id } of rows) seen.add(id)
    await onPage(part, rows, total)
  }

  const worker = async () => {
    while (next < end && !signal.aborted) {
      const index = next++
      await take(parts ? (parts[index] ?? 0) : index)
    }
  }

  const readAll = async () => {
    // The first part tells the total.
    if (!parts) await take(next++)
    await Promise.all(Array.from({ length: concurrency }, worker))
  }

  try {
    // Do not wait for the lanes after an abort.
    await Promise.race([readAll(), abortOf(signal)])
    return { total }
  } finally {
    // Aborts the calls of other lanes.
    ending.abort()
  }
}
