import { type Fields, type Resource, resourceName, type WireRecord } from '@/declaration'
import { newRequestId } from '@/platform/requestId'
import { chunksOf } from './chunks'
import type { Journal, RunHeader } from './journal'
import type { Ownership } from './ownership'
import { countInOtherWindows, restoreRuns } from './recall'
import { createRowRun, planRound, type RowWork } from './rowRun'
import { actionWork, importWork } from './rowWork'
import type { RunContext, RunRow } from './run'
import { createRunLog, noLog } from './runLog'
import { createSendings, type Sendings } from './sendings'
import { createRunStore, type RunStore } from './store'

/** An action on many records. */
interface ActionOrder {
  readonly resource: Resource
  readonly action: string
  /** Without duplicates; the action must be possible for each. */
  readonly records: readonly { readonly id: string; readonly name: string }[]
  readonly input: WireRecord
  /** Receives rows with a known outcome, at most four times a second. */
  readonly onRows?: (rows: readonly RunRow[]) => void
}

/** Records to be created by an area's save call. */
interface ImportOrder {
  readonly resource: Resource
  /** Checked rows: `id` is the line in the file, `data` the body. */
  readonly rows: readonly { readonly id: string; readonly name: string; readonly data: WireRecord }[]
  /** Index of the form's button. */
  readonly button?: number
}

/** Finds an area by react-admin's name; undefined if the operator has no access. */
type ResourceOf = (name: string) => Promise<Resource | undefined>

/** The runs of a console, and functions to start them. */
export interface Runs extends RunStore {
  /**
   * Starts an action. If the input contains a secret, the run has no journal and ends with its page.
   *
   * @returns the run's id
   * @throws RangeError if the area declares no such action
   */
  readonly startAction: (order: ActionOrder, context: RunContext) => string
  /**
   * Starts an import. Secrets are handled as in actions.
   *
   * @throws RangeError if the area does not allow creating records
   */
  readonly startImport: (order: ImportOrder, context: RunContext) => string
  /**
   * Restores this operator's runs whose page is gone: unfinished ones as `interrupted`, and those that ended with
   * failures within the last day. Can be called again for windows closed meanwhile; runs of open windows are left
   * alone.
   */
  readonly restore: (resourceOf: ResourceOf) => Promise<void>
  /** Messages being sent, stored in the same journal. */
  readonly sendings: Sendings
  /** The number of this operator's unfinished runs in other windows; 0 if the browser does not answer in time. */
  readonly countInOtherWindows: () => Promise<number>
}

export interface RunsOptions {
  readonly journal: Journal
  readonly ownership: Ownership
  /** Hash of the operator; '' until known. */
  readonly mark: () => string
  /** Milliseconds between attempts of an unanswered call. */
  readonly delays: readonly number[]
}

/** Whether data contains a secret, which must not be stored. */
const holdsSecret = (fields: Fields, data: WireRecord): boolean =>
  Object.entries(fields).some(
    ([name, field]) =>
      Object.hasOwn(data, name) &&
      (field.kind === 'secret' || ('fields' in field && hasSecret(field.fields))),
  )

const hasSecret = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => field.kind === 'secret' || ('fields' in field && hasSecret(field.fields)),
  )

/** Milliseconds to wait for the browser's storage. */
const storageTimeout = 1000

export const createRuns = ({ journal, ownership, mark, delays }: RunsOptions): Runs => {
  const store = createRunStore()
  let restoring = Promise.resolve()

  const start = (
    header: RunHeader,
    work: RowWork | undefined,
    isSecret: boolean,
    rest: { readonly context: RunContext; readonly undo?: number; readonly onRows?: ActionOrder['onRows'] },
  ): string => {
    const { id, kind, area, action, startedAt, rows } = header
    if (!work) throw new RangeError(`${area} does not allow ${action ?? 'creating records'}`)
    const round = planRound(work.size, [...rows.keys()])
    const isKept = !isSecret && header.mark !== ''
    const log = isKept ? createRunLog(journal, id, work.size, header) : noLog
    log.round(round)
    const claimed = ownership.claim(id, true)
    createRowRun({
      about: { id, kind, area, action, startedAt },
      work,
      store,
      log,
      snapshot: {
        rows: rows.map((row) => ({ id: row.id, name: row.name, state: 'waiting' })),
        chunks: chunksOf(round, 0),
        rounds: 1,
        state: 'running',
      },
      ready: claimed,
      onDone: () => {
        claimed.then((release) => release?.())
      },
      delays,
      ...rest,
    })
    return id
  }

  const about = (resource: Resource) => ({
    id: newRequestId(),
    mark: mark(),
    area: resourceName(resource),
    startedAt: Date.now(),
  })

  return {
    ...store,
    startAction: ({ resource, action, records, input, onRows }, context) => {
      const rows = records.map(({ id, name }) => ({ id, name }))
      const { undo, inputs = {} } = resource.actions?.[action] ?? {}
      return start(
        { ...about(resource), kind: 'action', action, input, rows },
        actionWork(resource, action, input, rows),
        holdsSecret(inputs, input),
        { context, undo, onRows },
      )
    },
    startImport: ({ resource, rows, button }, context) =>
      start(
        { ...about(resource), kind: 'import', button, rows },
        importWork(resource, button, rows),
        rows.some(({ data }) => holdsSecret(resource.fields, data)),
        { context },
      ),
    restore: (resourceOf) => {
      // One at a time, so that none restores the same run.
      restoring = restoring.then(() =>
        mark() === ''
          ? undefined
          : restoreRuns({ journal, ownership, store, mark: mark(), delays, resourceOf }),
      )
      return restoring
    },
    countInOtherWindows: () => {
      if (mark() === '') return Promise.resolve(0)
      const timeout = new Promise<number>((resolve) => setTimeout(resolve, storageTimeout, 0))
      return Promise.race([
        timeout,
        countInOtherWindows({ journal, ownership, store, mark: mark() }).catch(() => 0),
      ])
    },
    sendings: createSendings({ journal, ownership, mark }),
    clear: () => {
      store.clear()
      journal.clear().catch(() => undefined)
    },
  }
}
