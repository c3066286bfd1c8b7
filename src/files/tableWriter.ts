import type { WireRecord } from '@/declaration'
import type { BookSheet, TableFile, TableWriter } from './table'
import { callWorker } from './workerCalls'

/** Messages to the worker: begin a file, once, then write parts and finish; or write a whole workbook. */
export type WriterCall =
  | { readonly file: TableFile }
  | { readonly part: number; readonly rows: readonly WireRecord[] }
  | { readonly finish: true }
  | { readonly book: readonly BookSheet[] }

const openWorker = () =>
  callWorker<WriterCall, Blob | undefined>(
    new Worker(new URL('./tableWriter.worker.ts', import.meta.url), { type: 'module', name: 'tableWriter' }),
  )

/** Makes an XLSX file of a few tables in memory, in a worker. Throws WorkerLost. */
export const writeBook = async (sheets: readonly BookSheet[]): Promise<Blob> => {
  const worker = openWorker()
  try {
    const content = await worker.ask({ book: sheets })
    if (!content) throw new Error('the worker returned no file')
    return content
  } finally {
    worker.close()
  }
}

/** Begins a file in a worker of its own. Each call rejects once the worker has failed or is closed. */
export const createTableWriter = (file: TableFile): TableWriter => {
  const worker = openWorker()
  const started = worker.ask({ file })
  // If this fails, so do the calls that follow.
  started.catch(() => undefined)
  return {
    write: async (part, rows) => {
      await Promise.all([started, worker.ask({ part, rows })])
    },
    finish: async () => {
      const [, content] = await Promise.all([started, worker.ask({ finish: true })])
      if (!content) throw new Error('the worker returned no file')
      return content
    },
    close: worker.close,
  }
}
