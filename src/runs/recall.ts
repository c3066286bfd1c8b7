import type { Resource } from '@/declaration'
import { actionWork } from './actionRun'
import { importWork } from './importRun'
import { isRun, type Journal, type Kept, type KeptRun, type RunHeader } from './journal'
import type { Ownership } from './ownership'
import { restoreSnapshot } from './replay'
import { createRowRun, type RowWork } from './rowRun'
import { createRows } from './rows'
import { createRunLog } from './runLog'
import type { RunStore } from './store'
import { say, texts } from './texts'

interface RestoreOptions {
  readonly journal: Journal
  readonly ownership: Ownership
  readonly store: RunStore
  readonly mark: string
  readonly delays: readonly number[]
  readonly resourceOf: (name: string) => Promise<Resource | undefined>
}

const day = 24 * 3600 * 1000
/** How long runs are kept after they stopped, in ms. */
const retention = { interrupted: 7 * day, stopped: day, finished: day, running: 0 } as const
/** Only the newest are kept. */
const maxKept = 20

const workOf = (resource: Resource | undefined, header: RunHeader): RowWork | undefined => {
  const { kind, action = '', input = {}, button, rows } = header
  if (!resource) return undefined
  return kind === 'import' ? importWork(resource, button, rows) : actionWork(resource, action, input, rows)
}

/** Restores a run owned by this window. */
const restoreRun = (
  { header, notes }: KeptRun,
  release: () => void,
  resource: Resource | undefined,
  options: RestoreOptions,
) => {
  const { journal, store, delays } = options
  const { id, kind, area, action, startedAt } = header
  const snapshot = restoreSnapshot({ header, notes })
  const about = { id, kind, area, action, startedAt }
  const work = workOf(resource, header)
  if (!work) {
    const { state, endedAt, rows } = snapshot
    const counts = createRows(rows).counts()
    store.add({ ...about, state, endedAt, counts, problems: [say(texts.noArea)] }, rows, {
      forget: () => {
        journal.remove(id).then(release, release)
      },
    })
    return
  }
  const log = createRunLog(journal, id, work.size)
  createRowRun({ about, work, snapshot, store, log, ready: Promise.resolve(), delays, onDone: release })
}

/** Claims all runs without a window, then reads them; before that their window may still be writing. */
const claimRuns = async ({ journal, ownership, store, mark }: RestoreOptions) => {
  const releases = new Map<string, () => void>()
  const nothing = (): readonly Kept[] => []
  const known = (await journal.load(() => false).catch(nothing)).filter(isRun)
  await Promise.all(
    known.map(async ({ header: { id } }) => {
      if (store.get(id)) return
      const release = await ownership.claim(id, false)
      if (release) releases.set(id, release)
    }),
  )
  if (releases.size === 0) return []
  const kept = await journal.load((header) => header.mark === mark && releases.has(header.id)).catch(nothing)
  const claimed = kept.filter(isRun).flatMap((run) => {
    const { id } = run.header
    const release = releases.get(id)
    releases.delete(id)
    return release ? [{ run, release }] : []
  })
  // Runs that finished meanwhile have left no journal.
  for (const release of releases.values()) release()
  return claimed
}

/** The number of this operator's unfinished runs in other windows, which a sign-out would end too. */
export const countInOtherWindows = async ({
  journal,
  ownership,
  store,
  mark,
}: Pick<RestoreOptions, 'journal' | 'ownership' | 'store' | 'mark'>): Promise<number> => {
  const kept = await journal.load((header) => header.mark === mark)
  const others = await Promise.all(
    kept
      .filter(isRun)
      .filter((run) => run.header.mark === mark && !store.get(run.header.id))
      .filter((run) => restoreSnapshot(run).state === 'interrupted')
      .map(async ({ header: { id } }) => {
        const release = await ownership.claim(id, false)
        release?.()
        return release === undefined
      }),
  )
  return others.filter((isElsewhere) => isElsewhere).length
}

/** Restores the newest runs of an operator whose page is gone, and deletes outdated ones. */
export const restoreRuns = async (options: RestoreOptions): Promise<void> => {
  const { journal, mark, resourceOf } = options
  const isOwn = (header: RunHeader) => header.mark === mark
  const found: { readonly run: KeptRun; readonly release: () => void }[] = []
  const drop = (id: string, release: () => void) => {
    journal.remove(id).then(release, release)
  }
  for (const { run, release } of await claimRuns(options)) {
    const { id, startedAt } = run.header
    const { state, endedAt = startedAt } = restoreSnapshot(run)
    if (isOwn(run.header) && Date.now() - endedAt < retention[state]) found.push({ run, release })
    else drop(id, release)
  }
  for (const { run, release } of found.slice(0, -maxKept)) drop(run.header.id, release)
  for (const { run, release } of found.slice(-maxKept)) {
    const found = await resourceOf(run.header.area).then(
      (resource) => ({ resource }),
      () => undefined,
    )
    if (found) restoreRun(run, release, found.resource, options)
    // Its area could not be loaded; leave the run for the next time.
    else release()
  }
}
