import { type Resource, resourceName, type WireRecord } from '@/declaration'
import { fileNameOf, saveFile } from '@/files/saveFile'
import type { TableFile, TableWriter } from '@/files/table'
import { createTableWriter } from '@/files/tableWriter'
import { endsSession, messageOf } from '@/platform/errors'
import { emitFailure } from '@/platform/failureEvents'
import { newRequestId } from '@/platform/requestId'
import { ownUser } from '@/platform/windowSession'
import { brokenText, createTally } from './exportTally'
import type { RunContext } from './run'
import type { RunStore } from './store'
import { failureSummary } from './texts'

interface FilterRows {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly filter: { readonly [param: string]: unknown }
  readonly total: number
}

/** An export. Its columns are those the operator may see. */
export interface ExportOrder extends TableFile {
  readonly resource: Resource
  readonly rows: FilterRows | readonly WireRecord[]
}

export interface ExportTools {
  readonly createTableWriter: (file: TableFile) => TableWriter
  readonly saveFile: typeof saveFile
}

/** Milliseconds between updates while parts are lost. */
const updateInterval = 100
const maxPasses = 3
const batchSize = 1000

const isFilter = (rows: ExportOrder['rows']): rows is FilterRows => 'total' in rows

/**
 * Exports a list to a file in a worker. A complete file is saved at once; if rows are missing, the operator decides.
 * `retry` reads the missing parts, or the whole list if it has changed. There is no journal. @returns the run's id
 */
export function startExport(
  store: RunStore,
  order: ExportOrder,
  context: RunContext,
  tools: ExportTools = { createTableWriter, saveFile },
): string {
  const { resource, format, columns, locale, title, rows } = order
  const id = newRequestId()
  const startedAt = Date.now()
  const expected = isFilter(rows) ? rows.total : rows.length
  let tally = createTally(expected)
  let writer: TableWriter | undefined
  let written = 0
  let current: AbortController | undefined

  const abortWork = () => {
    current?.abort()
    current = undefined
  }
  const close = () => {
    abortWork()
    writer?.close()
    writer = undefined
  }
  const updateProgress = () => handle.update({ counts: tally.counts(false) })

  // An unreachable platform loses a thousand parts at once; update the texts only now and then.
  let lastLostUpdate = Number.NEGATIVE_INFINITY
  const updateLost = () => {
    const now = performance.now()
    if (now - lastLostUpdate < updateInterval) return
    lastLostUpdate = now
    handle.update({ counts: tally.counts(false), problems: tally.problems(false, locale) })
  }

  const readList = async (
    asked: FilterRows,
    to: TableWriter,
    { dataProvider }: RunContext,
    signal: AbortSignal,
  ) => {
    const { seen } = tally
    const read = (parts: readonly number[] | undefined) =>
      dataProvider.readAll(
        resourceName(resource),
        { sort: asked.sort, filter: asked.filter },
        {
          onPage: async (part, rows, total) => {
            // Before writing, so that a part the worker already has is not read again after a pause.
            tally.add(part, rows.length, total)
            await to.write(tally.placeOf(part), rows)
            if (!signal.aborted) updateProgress()
          },
          onLost: (part, reason) => {
            tally.lose(part, reason)
            updateLost()
          },
          seen,
          signal,
          ...(parts && { parts }),
        },
      )
    await read(tally.remaining())
    for (let pass = 1; pass < maxPasses && tally.hasShrunk() && !signal.aborted; pass++) {
      tally.restart()
      await read(undefined)
    }
  }
  const writeRecords = async (records: readonly WireRecord[], to: TableWriter, signal: AbortSignal) => {
    while (written < records.length && !signal.aborted) {
      const batch = records.slice(written, written + batchSize)
      const part = written / batchSize
      // Before writing, so that records are not written again after a pause.
      written += batch.length
      tally.add(part, batch.length, records.length)
      await to.write(part, batch)
      if (!signal.aborted) updateProgress()
    }
  }

  const end = (content: Blob) => {
    const counts = tally.counts(true)
    const name = fileNameOf(title, format, Date.now())
    const save = () => {
      tools.saveFile(content, name)
      handle.update({ unsaved: undefined })
    }
    const isComplete = counts.failed === 0
    if (isComplete) close()
    const summary = failureSummary(tally.reasons(), counts.failed)
    if (summary !== undefined) emitFailure(summary)
    handle.update({
      state: 'finished',
      endedAt: Date.now(),
      counts,
      problems: tally.problems(true, locale),
      file: { name, content, save },
      unsaved: true,
    })
    if (isComplete) save()
  }
  const fail = (error: unknown) => {
    abortWork()
    if (endsSession(error)) {
      handle.update({ state: 'paused', stalled: 'session' })
      return
    }
    close()
    const reason = messageOf(error)
    emitFailure(reason)
    const total = Math.max(tally.counts(true).total, 1)
    tally = createTally(expected)
    handle.update({
      state: 'finished',
      endedAt: Date.now(),
      counts: { total, done: 0, failed: total, unknown: 0, waiting: 0 },
      problems: [brokenText(reason, locale)],
    })
  }
  const work = async (using: RunContext) => {
    const run = new AbortController()
    current = run
    handle.update({
      state: 'running',
      endedAt: undefined,
      stalled: undefined,
      problems: undefined,
      file: undefined,
      unsaved: undefined,
      counts: tally.counts(false),
    })
    try {
      if (!writer) written = 0
      writer ??= tools.createTableWriter({ format, columns, locale, title })
      if (isFilter(rows)) await readList(rows, writer, using, run.signal)
      else await writeRecords(rows, writer, run.signal)
      if (current !== run) return
      const content = await writer.finish()
      if (current === run) end(content)
    } catch (error) {
      if (current === run) fail(error)
    }
  }

  const handle = store.add(
    {
      id,
      kind: 'export',
      area: resourceName(resource),
      operator: ownUser()?.name || undefined,
      state: 'running',
      counts: tally.counts(false),
      startedAt,
      fleeting: true,
    },
    [],
    {
      pause: () => {
        abortWork()
        handle.update({ state: 'paused' })
      },
      resume: (using) => void work(using),
      stop: () => {
        close()
        const { total, done } = tally.counts(false)
        handle.update({
          state: 'stopped',
          endedAt: Date.now(),
          stalled: undefined,
          problems: undefined,
          counts: { total, done, failed: 0, unknown: 0, waiting: total - done },
        })
      },
      retry: (using) => {
        // Rows are missing although no part is lost: the list has changed, so read it from the start.
        if (tally.remaining()?.length === 0) {
          close()
          tally = createTally(expected)
        }
        void work(using)
      },
      forget: close,
    },
  )
  void work(context)
  return id
}
