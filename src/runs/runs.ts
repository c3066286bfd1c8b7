import { type Fields, type Resource, resourceName, type WireRecord } from '@/declaration'
import { newRequestId } from '@/platform/requestId'
import { actionWork } from './actionRun'
import { chunksOf } from './chunks'
import { importWork } from './importRun'
import type { Journal, RunHeader } from './journal'
import type { Means } from './means'
import type { Ownership } from './ownership'
import { countElsewhere, recallRuns } from './recall'
import { createRowRun, planRound, type RowWork } from './rowRun'
import type { RunRow } from './run'
import { createRunLog, noLog } from './runLog'
import { createSendings, type Sendings } from './sendings'
import { createRunStore, type RunStore } from './store'

/** A declared action with many records. */
interface ActionOrder {
  readonly resource: Resource
  readonly action: string
  /** Those that it may be done with; none twice. */
  readonly records: readonly { readonly id: string; readonly name: string }[]
  readonly input: WireRecord
  /** Told of rows whose fate has become known, four times a second at the most. */
  readonly onRows?: (rows: readonly RunRow[]) => void
}

/** Records to be made by an area's save call. */
interface ImportOrder {
  readonly resource: Resource
  /** Checked rows: `id` is the line in the file, `data` what is sent. */
  readonly rows: readonly { readonly id: string; readonly name: string; readonly data: WireRecord }[]
  /** Which of the declared buttons is pressed for each of them, from 0. */
  readonly button?: number
}

/** Finds an area by react-admin's name of it; undefined when there is none for this operator. */
type ResourceOf = (name: string) => Promise<Resource | undefined>

/** The runs of a console, and the ways to begin one. */
export interface Runs extends RunStore {
  /**
   * Does a declared action with records. A run whose input holds a secret is kept in this page's memory alone: after a
   * reload nothing is left of it.
   *
   * @returns the run's id
   * @throws RangeError when the area declares no such action
   */
  readonly startAction: (order: ActionOrder, means: Means) => string
  /**
   * Makes records. As with an action, secrets are not written down.
   *
   * @throws RangeError when the area lets no records be made
   */
  readonly startImport: (order: ImportOrder, means: Means) => string
  /**
   * Brings back the runs of this operator whose page is no more: what was under way as `interrupted`, and what ended
   * with failures within the last day as it ended. Asked again, it brings back those of windows that were closed meanwhile;
   * runs of other windows are left alone.
   */
  readonly recall: (resourceOf: ResourceOf) => Promise<void>
  /** What is sent in tasks, kept beside the runs. */
  readonly sendings: Sendings
  /** How many runs of this operator other windows have that are not at their end; 0 where the browser cannot tell in time. */
  readonly elsewhere: () => Promise<number>
}

export interface RunsOptions {
  readonly journal: Journal
  readonly ownership: Ownership
  /** Of the operator; '' while it is not known who it is. */
  readonly mark: () => string
  /** Between two tries of a call that went unanswered, ms. */
  readonly delays: readonly number[]
}

/** Whether something would be written down that no browser may keep. */
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

/** For what the browser remembers of other windows, ms. */
const patience = 1000

/** Makes the runs of a console. */
export const createRuns = ({ journal, ownership, mark, delays }: RunsOptions): Runs => {
  const store = createRunStore()
  let recalling = Promise.resolve()

  const start = (
    header: RunHeader,
    work: RowWork | undefined,
    isSecret: boolean,
    rest: { readonly means: Means; readonly undo?: number; readonly onRows?: ActionOrder['onRows'] },
  ): string => {
    const { id, kind, area, action, startedAt, rows } = header
    if (!work) throw new RangeError(`${area} lets no ${action ?? 'record be made'}`)
    const round = planRound(work.size, [...rows.keys()])
    const isKept = !isSecret && header.mark !== ''
    const log = isKept ? createRunLog(journal, id, work.size, header) : noLog
    log.round(round)
    const held = ownership.hold(id, true)
    createRowRun({
      about: { id, kind, area, action, startedAt },
      work,
      store,
      log,
      standing: {
        rows: rows.map((row) => ({ id: row.id, name: row.name, state: 'waiting' })),
        chunks: chunksOf(round, 0),
        rounds: 1,
        state: 'running',
      },
      ready: held,
      onDone: () => {
        held.then((release) => release?.())
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
    startAction: ({ resource, action, records, input, onRows }, means) => {
      const rows = records.map(({ id, name }) => ({ id, name }))
      const { undo, inputs = {} } = resource.actions?.[action] ?? {}
      return start(
        { ...about(resource), kind: 'action', action, input, rows },
        actionWork(resource, action, input, rows),
        holdsSecret(inputs, input),
        { means, undo, onRows },
      )
    },
    startImport: ({ resource, rows, button }, means) =>
      start(
        { ...about(resource), kind: 'import', button, rows },
        importWork(resource, button, rows),
        rows.some(({ data }) => holdsSecret(resource.fields, data)),
        { means },
      ),
    recall: (resourceOf) => {
      // One after the other: what one has taken the next must know.
      recalling = recalling.then(() =>
        mark() === ''
          ? undefined
          : recallRuns({ journal, ownership, store, mark: mark(), delays, resourceOf }),
      )
      return recalling
    },
    elsewhere: () => {
      if (mark() === '') return Promise.resolve(0)
      const late = new Promise<number>((resolve) => setTimeout(resolve, patience, 0))
      return Promise.race([late, countElsewhere({ journal, ownership, store, mark: mark() }).catch(() => 0)])
    },
    sendings: createSendings({ journal, ownership, mark }),
    clear: () => {
      store.clear()
      journal.clear().catch(() => undefined)
    },
  }
}
