import type { ReadLimits } from './readContent'
import { type ReadTable, UnreadableFile, type UnreadableReason } from './table'
import { callWorker } from './workerCalls'

/** First the file, then its rows in portions the page can take over without freezing. */
export type ReadQuestion =
  | (ReadLimits & { readonly file: File })
  | { readonly from: number; readonly before: number }

/** Errors cannot be transferred, so the reason is. */
export type ReadAnswer =
  | { readonly head: Omit<ReadTable, 'rows'>; readonly count: number }
  | { readonly rows: ReadTable['rows'] }
  | { readonly unreadable: UnreadableReason; readonly why?: string }

/** Rows per portion. The page unpacks 100,000 rows in a fifth of a second. */
const rowsAtOnce = 4000

export const readableTypes = '.csv,.txt,.xlsx'

/** Files are read as a whole and take about ten times their size in memory. */
export const usualLimits: ReadLimits = { maxRows: 10_000, maxBytes: 10 * 2 ** 20 }

/** Reads a CSV or XLSX file in a worker; `maxRows` without the header. Throws UnreadableFile, WorkerLost. */
export const readTable = async (
  file: File,
  { maxRows, maxBytes }: ReadLimits = usualLimits,
  signal?: AbortSignal,
): Promise<ReadTable> => {
  signal?.throwIfAborted()
  if (!/\.(csv|txt|xlsx)$/i.test(file.name)) throw new UnreadableFile('type')
  if (file.size > maxBytes) throw new UnreadableFile('tooLarge')
  const worker = callWorker<ReadQuestion, ReadAnswer>(
    new Worker(new URL('./readTable.worker.ts', import.meta.url), { type: 'module', name: 'readTable' }),
  )
  signal?.addEventListener('abort', worker.close)
  try {
    const answer = await worker.ask({ file, maxRows, maxBytes })
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
    // A new workbook in the old format is password-protected; to its owner it is an XLSX file.
    const isLocked = answer.unreadable === 'type' && /\.xlsx$/i.test(file.name)
    throw new UnreadableFile(isLocked ? 'broken' : answer.unreadable, { cause: answer.why })
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  } finally {
    signal?.removeEventListener('abort', worker.close)
    worker.close()
  }
}
