import { type Resource, resourceName, type WireRecord } from '@/declaration'
import { fileNameOf, saveFile } from '@/files/saveFile'
import type { TableFile, TableWriter } from '@/files/table'
import { createTableWriter } from '@/files/tableWriter'
import { endsSession, messageOf } from '@/platform/errors'
import { emitFailure } from '@/platform/failureEvents'
import { newRequestId } from '@/platform/requestId'
import { brokenText, createTally } from './exportTally'
import type { Means } from './means'
import type { RunStore } from './store'
import { failureWords } from './texts'

/** Rows of a filter, read from the platform. */
export interface FilterRows {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly filter: { readonly [param: string]: unknown }
  /** As many as the list on the screen counts. */
  readonly total: number
}

/** A list to be written into a file. Its columns are those of the area as the operator may see it. */
export interface ExportOrder extends TableFile {
  readonly resource: Resource
  readonly rows: FilterRows | readonly WireRecord[]
}

/** What an export stands on, for tests to have others. */
export interface ExportTools {
  readonly createTableWriter: (file: TableFile) => TableWriter
  readonly saveFile: typeof saveFile
}

/** Between two tellings of what is lost, ms. */
const pause = 100
/** A list that becomes shorter each time it is read is read so often. */
const mostPasses = 3
/** Records that are handed to the worker at once. */
const handful = 1000

const isFilter = (rows: ExportOrder['rows']): rows is FilterRows => 'total' in rows

/**
 * Writes a list into a file, in a worker; the file is saved as soon as it is whole. One that lacks rows is left to the
 * operator, with what is missing in words: `retry` reads the missing parts again, or all of a list that has moved.
 *
 * It has no journal: a page that is loaded anew ends it.
 *
 * @returns the run's id
 */
export function startExport(
  store: RunStore,
  order: ExportOrder,
  means: Means,
  tools: ExportTools = { createTableWriter, saveFile },
): string {
  const { resource, format, columns, locale, title, rows } = order
  const id = newRequestId()
  const startedAt = Date.now()
  const expected = isFilter(rows) ? rows.total : rows.length
  let tally = createTally(expected)
  let writer: TableWriter | undefined
  /** Of ticked records: how many the writer has been given. */
  let taken = 0
  /** Of what is under way; another one, or none, once that is of no use any more. */
  let current: AbortController | undefined

  const giveUp = () => {
    current?.abort()
    current = undefined
  }
  const close = () => {
    giveUp()
    writer?.close()
    writer = undefined
  }
  const tellProgress = () => handle.tell({ counts: tally.counts(false) })

  // Where nobody answers any more a thousand parts are lost at once: their words are not made a thousand times.
  let lostTold = 0
  const tellLost = () => {
    const now = Date.now()
    if (now - lostTold < pause) return
    lostTold = now
    handle.tell({ counts: tally.counts(false), problems: tally.problems(false, locale) })
  }

  const readList = async (
    asked: FilterRows,
    to: TableWriter,
    { dataProvider }: Means,
    signal: AbortSignal,
  ) => {
    const { given } = tally
    const read = (parts: readonly number[] | undefined) =>
      dataProvider.readAll(
        resourceName(resource),
        { sort: asked.sort, filter: asked.filter },
        {
          onPage: async (part, rows, total) => {
            // Before it is written: who goes on after a pause asks for no part that the worker has already.
            tally.add(part, rows.length, total)
            await to.write(tally.placeOf(part), rows)
            if (!signal.aborted) tellProgress()
          },
          onLost: (part, reason) => {
            tally.lose(part, reason)
            tellLost()
          },
          seen: given,
          signal,
          ...(parts && { parts }),
        },
      )
    await read(tally.left())
    for (let pass = 1; pass < mostPasses && tally.hasShrunk() && !signal.aborted; pass++) {
      tally.again()
      await read(undefined)
    }
  }
  const takeRecords = async (records: readonly WireRecord[], to: TableWriter, signal: AbortSignal) => {
    while (taken < records.length && !signal.aborted) {
      const some = records.slice(taken, taken + handful)
      const part = taken / handful
      // Before they are written: who goes on after a pause must not give them again.
      taken += some.length
      tally.add(part, some.length, records.length)
      await to.write(part, some)
      if (!signal.aborted) tellProgress()
    }
  }

  const end = (content: Blob) => {
    const counts = tally.counts(true)
    const name = fileNameOf(title, format, Date.now())
    const save = () => {
      tools.saveFile(content, name)
      handle.tell({ unsaved: undefined })
    }
    const whole = counts.failed === 0
    if (whole) close()
    const words = failureWords(tally.reasons(), counts.failed)
    if (words !== undefined) emitFailure(words)
    handle.tell({
      state: 'finished',
      endedAt: Date.now(),
      counts,
      problems: tally.problems(true, locale),
      file: { name, content, save },
      unsaved: true,
    })
    if (whole) save()
  }
  const fail = (error: unknown) => {
    giveUp()
    if (endsSession(error)) {
      handle.tell({ state: 'paused', stalled: 'session' })
      return
    }
    close()
    const reason = messageOf(error)
    emitFailure(reason)
    const total = Math.max(tally.counts(true).total, 1)
    tally = createTally(expected)
    handle.tell({
      state: 'finished',
      endedAt: Date.now(),
      counts: { total, done: 0, failed: total, unknown: 0, waiting: 0 },
      problems: [brokenText(reason, locale)],
    })
  }
  const work = async (using: Means) => {
    const run = new AbortController()
    current = run
    handle.tell({
      state: 'running',
      endedAt: undefined,
      stalled: undefined,
      problems: undefined,
      file: undefined,
      unsaved: undefined,
      counts: tally.counts(false),
    })
    try {
      if (!writer) taken = 0
      writer ??= tools.createTableWriter({ format, columns, locale, title })
      if (isFilter(rows)) await readList(rows, writer, using, run.signal)
      else await takeRecords(rows, writer, run.signal)
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
      state: 'running',
      counts: tally.counts(false),
      startedAt,
      fleeting: true,
    },
    [],
    {
      pause: () => {
        giveUp()
        handle.tell({ state: 'paused' })
      },
      resume: (using) => void work(using),
      stop: () => {
        close()
        const { total, done } = tally.counts(false)
        handle.tell({
          state: 'stopped',
          endedAt: Date.now(),
          stalled: undefined,
          problems: undefined,
          counts: { total, done, failed: 0, unknown: 0, waiting: total - done },
        })
      },
      retry: (using) => {
        // No part is lost, and rows are missing all the same: the list has moved, and is read from its beginning.
        if (tally.left()?.length === 0) {
          close()
          tally = createTally(expected)
        }
        void work(using)
      },
      forget: close,
    },
  )
  void work(means)
  return id
}
