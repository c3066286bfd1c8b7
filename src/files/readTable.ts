import type { ReadLimits } from './readContent'
import { type ReadTable, UnreadableFile, type UnreadableReason } from './table'
import { callWorker } from './workerCalls'

/** First the file; then its rows, as many as the page takes over without keeping anybody waiting. */
export type ReadQuestion =
  | (ReadLimits & { readonly file: File })
  | { readonly from: number; readonly before: number }

/** An error cannot be handed over as what it is. */
export type ReadAnswer =
  | { readonly head: Omit<ReadTable, 'rows'>; readonly count: number }
  | { readonly rows: ReadTable['rows'] }
  | { readonly unreadable: UnreadableReason; readonly why?: string }

/** Rows that are handed over at once: what a worker sends is unpacked on the page, 100,000 rows in a fifth of a second. */
const rowsAtOnce = 4000

/** What a file chooser is to offer. */
export const readableTypes = '.csv,.txt,.xlsx'

/** Files are read whole, some ten times their size in memory. */
const usualBytes = 10 * 2 ** 20
const usualRows = 10_000

/**
 * Reads a CSV or XLSX file in a worker.
 *
 * @param options.mostRows besides the header
 * @param options.signal gives it up at once, and is what the promise is rejected with
 * @throws UnreadableFile; Error when the worker is lost
 */
export const readTable = async (
  file: File,
  {
    mostRows = usualRows,
    mostBytes = usualBytes,
    signal,
  }: Partial<ReadLimits> & { readonly signal?: AbortSignal } = {},
): Promise<ReadTable> => {
  signal?.throwIfAborted()
  if (!/\.(csv|txt|xlsx)$/i.test(file.name)) throw new UnreadableFile('type')
  if (file.size > mostBytes) throw new UnreadableFile('tooLarge')
  const worker = callWorker<ReadQuestion, ReadAnswer>(
    new Worker(new URL('./readTable.worker.ts', import.meta.url), { type: 'module', name: 'readTable' }),
  )
  signal?.addEventListener('abort', worker.close)
  try {
    const answer = await worker.ask({ file, mostRows, mostBytes })
    if ('head' in answer) {
      const rows: ReadTable['rows'][number][] = []
      while (rows.length < answer.count) {
        const part = await worker.ask({ from: rows.length, before: rows.length + rowsAtOnce })
        if (!('rows' in part)) break
        for (const row of part.rows) rows.push(row)
      }
      return { ...answer.head, rows }
    }
    if ('rows' in answer) throw new UnreadableFile('broken')
    // A new workbook that is packed like an old one is locked with a password: to its owner it is an XLSX file.
    const isLocked = answer.unreadable === 'type' && /\.xlsx$/i.test(file.name)
    throw new UnreadableFile(isLocked ? 'broken' : answer.unreadable, { cause: answer.why })
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  } finally {
    signal?.removeEventListener('abort', worker.close)
    worker.close()
  }
}
