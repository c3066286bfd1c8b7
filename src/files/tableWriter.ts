import type { WireRecord } from '@/declaration'
import type { BookSheet, TableFile, TableWriter } from './table'
import { callWorker } from './workerCalls'

/** What the page asks of the worker: the file to begin, once; then parts of it; and the whole. Or a whole workbook. */
export type WriterCall =
  | { readonly file: TableFile }
  | { readonly part: number; readonly rows: readonly WireRecord[] }
  | { readonly finish: true }
  | { readonly book: readonly BookSheet[] }

const openWorker = () =>
  callWorker<WriterCall, Blob | undefined>(
    new Worker(new URL('./tableWriter.worker.ts', import.meta.url), { type: 'module', name: 'tableWriter' }),
  )

/**
 * An XLSX file of a few tables, made in a worker; for tables that are in memory as they are.
 *
 * @throws WorkerLost when the worker is broken
 */
export const writeBook = async (sheets: readonly BookSheet[]): Promise<Blob> => {
  const worker = openWorker()
  try {
    const content = await worker.ask({ book: sheets })
    if (!content) throw new Error('the worker has given no file')
    return content
  } finally {
    worker.close()
  }
}

/**
 * Begins a file in a worker of its own. Records are handed over as they are; the worker makes cells of them.
 *
 * @throws each call rejects once the worker is broken or closed
 */
export const createTableWriter = (file: TableFile): TableWriter => {
  const worker = openWorker()
  const begun = worker.ask({ file })
  // A file that cannot be begun is told by the calls that follow.
  begun.catch(() => undefined)
  return {
    write: async (part, rows) => {
      await Promise.all([begun, worker.ask({ part, rows })])
    },
    finish: async () => {
      const [, content] = await Promise.all([begun, worker.ask({ finish: true })])
      if (!content) throw new Error('the worker has given no file')
      return content
    },
    close: worker.close,
  }
}
