import type { QueryClient } from '@tanstack/react-query'
import { type Resource, resourceName, type WireRecord } from '@/declaration'
import { hasSecretIn } from '@/declaration/secrets'
import { platformTime } from '@/platform/clock'
import { versionOf } from '@/platform/dataProvider'
import { onForget } from '@/platform/leaving'
import { createOwnership, type Ownership } from '@/platform/ownership'
import { newRequestId } from '@/platform/requestId'
import { ownHash, ownUser } from '@/platform/windowSession'
import { beforeAndAfter, keptBefore } from './beforeAfter'
import { chunksOf } from './chunks'
import { createJournal, createRunLog, type Journal, type RunHeader } from './journal'
import { expectRuns, scope } from './kept'
import { countInOtherWindows, restoreRuns } from './recall'
import { createRowRun, planRound, type RowWork } from './rowRun'
import { actionWork, importWork } from './rowWork'
import { type LeftOutRow, leftOutRows, type RunContext, type RunRow } from './run'
import { createSendings } from './sendings'
import { createRunStore } from './store'

interface ActionOrder {
  readonly resource: Resource
  readonly action: string
  /** Without duplicates; the action must be possible for each. */
  readonly records: readonly {
    readonly id: string
    readonly name: string
    /** The record as the operator saw it: its version is sent, and changes by others are found by comparing with it. */
    readonly record?: WireRecord
  }[]
  readonly input: WireRecord
  /** The other selected records, for which the action is not possible. */
  readonly leftOut?: readonly LeftOutRow[]
  /** Receives rows with a known outcome, at most four times a second. */
  readonly onRows?: (rows: readonly RunRow[]) => void
}

interface ImportOrder {
  readonly resource: Resource
  /** Checked rows: `id` is the line in the file, `data` the body. */
  readonly rows: readonly { readonly id: string; readonly name: string; readonly data: WireRecord }[]
  readonly button?: number
}

/** Finds an area by react-admin's name; undefined if the operator has no access. */
type ResourceOf = (name: string) => Promise<Resource | undefined>

export interface RunsOptions {
  readonly journal: Journal
  readonly ownership: Ownership
  /** Hash of the operator; '' until known. */
  readonly mark: () => string
  /** The operator's name; '' if the platform does not say. */
  readonly operator?: () => string
  readonly delays: readonly number[]
}

const storageTimeout = 1000

export const createRuns = ({ journal, ownership, mark, operator, delays }: RunsOptions) => {
  const store = createRunStore()
  let restoring = Promise.resolve()
  const name = () => operator?.() || undefined

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
    const log = createRunLog(isKept ? journal : undefined, id, work.size, header)
    log.round(round)
    const claimed = ownership.claim(id, true)
    createRowRun({
      about: { id, kind, area, action, operator: name(), startedAt },
      work,
      store,
      log,
      snapshot: {
        rows: [
          ...rows.map((row) => ({ id: row.id, name: row.name, state: 'waiting' as const })),
          ...leftOutRows(header.leftOut),
        ],
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
    /** With a secret in its input the run has no journal and ends with its page. Throws RangeError if not declared. */
    startAction: (order: ActionOrder, context: RunContext): string => {
      const { resource, action, records, input, leftOut, onRows } = order
      // The journal stores only versions and states: nothing else from a record belongs on disk.
      const now = platformTime()
      const rows = records.map(({ id, name, record }) => {
        const version = versionOf(record)
        const was =
          record && keptBefore(resource, action, beforeAndAfter(resource, action, input, record, now).before)
        return { id, name, ...(version !== undefined && { version }), ...(was && { was }) }
      })
      const { undo, inputs = {} } = resource.actions?.[action] ?? {}
      const run = about(resource)
      const seen = rows.map((row, index) => ({ ...row, record: records[index]?.record }))
      return start(
        { ...run, kind: 'action', action, input, rows, ...(leftOut?.length && { leftOut }) },
        actionWork(resource, run.id, action, input, seen),
        hasSecretIn(inputs, input),
        { context, undo, onRows },
      )
    },
    /** Secrets are handled as in actions. Throws RangeError if the area does not allow creating records. */
    startImport: ({ resource, rows, button }: ImportOrder, context: RunContext): string => {
      const run = about(resource)
      return start(
        { ...run, kind: 'import', button, rows },
        importWork(resource, run.id, button, rows),
        rows.some(({ data }) => hasSecretIn(resource.fields, data)),
        { context },
      )
    },
    /** Restores this operator's runs whose page is gone: unfinished ones, and those that ended within the last day. */
    restore: (resourceOf: ResourceOf): Promise<void> => {
      // One at a time, so that none restores the same run.
      restoring = restoring.then(() =>
        mark() === ''
          ? undefined
          : restoreRuns({ journal, ownership, store, mark: mark(), operator: name(), delays, resourceOf }),
      )
      return restoring
    },
    /** The operator's unfinished runs in other windows; 0 if the browser does not answer in time. */
    countInOtherWindows: (): Promise<number> => {
      if (mark() === '') return Promise.resolve(0)
      const timeout = new Promise<number>((resolve) => setTimeout(resolve, storageTimeout, 0))
      return Promise.race([
        timeout,
        countInOtherWindows({ journal, ownership, store, mark: mark() }).catch(() => 0),
      ])
    },
    sendings: createSendings({ journal, ownership, mark }),
    /** Resolves once the journal is empty. */
    clear: (): Promise<void> => {
      store.clear()
      return journal.clear().catch(() => undefined)
    },
  }
}

export type Runs = ReturnType<typeof createRuns>

expectRuns()

const delays = [1000, 2000, 4000]

const known = new WeakMap<QueryClient, Runs>()

/** The runs of the console with this query client, created on first use and cleared with the operator's data. */
export function runsOf(queryClient: QueryClient): Runs {
  const found = known.get(queryClient)
  if (found) return found
  const runs = createRuns({
    journal: createJournal(scope),
    ownership: createOwnership(scope),
    mark: ownHash,
    operator: () => ownUser()?.name ?? '',
    delays,
  })
  known.set(queryClient, runs)
  onForget(runs.clear)
  return runs
}
