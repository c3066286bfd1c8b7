import type { ReadLimits } from './readContent'
import { type ReadTable, UnreadableFile, type UnreadableReason } from './table'
import { callWorker } from './workerCalls'

export interface ReadQuestion extends ReadLimits {
  readonly file: File
}

/** An error cannot be handed over as what it is. */
export type ReadAnswer =
  | { readonly table: ReadTable }
  | { readonly unreadable: UnreadableReason; readonly why?: string }

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
    if ('table' in answer) return answer.table
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
