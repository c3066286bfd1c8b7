import type { Resource } from '@/declaration'
import { actionWork } from './actionRun'
import { importWork } from './importRun'
import { isRun, type Journal, type Kept, type KeptRun, type RunHeader } from './journal'
import type { Ownership } from './ownership'
import { replay } from './replay'
import { createRowRun, type RowWork } from './rowRun'
import { createRows } from './rows'
import { createRunLog } from './runLog'
import type { RunStore } from './store'
import { say, texts } from './texts'

interface RecallOptions {
  readonly journal: Journal
  readonly ownership: Ownership
  readonly store: RunStore
  readonly mark: string
  readonly delays: readonly number[]
  readonly resourceOf: (name: string) => Promise<Resource | undefined>
}

const day = 24 * 3600 * 1000
/** How long a run waits to go on, and what one that has ended is shown for, ms. */
const keptFor = { interrupted: 7 * day, stopped: day, finished: day, running: 0 } as const
/** The newest of them. */
const mostKept = 20

const workOf = (resource: Resource | undefined, header: RunHeader): RowWork | undefined => {
  const { kind, action = '', input = {}, button, rows } = header
  if (!resource) return undefined
  return kind === 'import' ? importWork(resource, button, rows) : actionWork(resource, action, input, rows)
}

/** Brings back a run that this window holds. */
const bring = (
  { header, notes }: KeptRun,
  release: () => void,
  resource: Resource | undefined,
  options: RecallOptions,
) => {
  const { journal, store, delays } = options
  const { id, kind, area, action, startedAt } = header
  const standing = replay({ header, notes })
  const about = { id, kind, area, action, startedAt }
  const work = workOf(resource, header)
  if (!work) {
    const { state, endedAt, rows } = standing
    const counts = createRows(rows).counts()
    store.add({ ...about, state, endedAt, counts, problems: [say(texts.noArea)] }, rows, {
      forget: () => {
        journal.remove(id).then(release, release)
      },
    })
    return
  }
  const log = createRunLog(journal, id, work.size)
  createRowRun({ about, work, standing, store, log, ready: Promise.resolve(), delays, onDone: release })
}

/** Takes the runs that no window has any more, and reads them: not before, for until then their window writes on. */
const take = async ({ journal, ownership, store, mark }: RecallOptions) => {
  const releases = new Map<string, () => void>()
  const nothing = (): readonly Kept[] => []
  const known = (await journal.load(() => false).catch(nothing)).filter(isRun)
  await Promise.all(
    known.map(async ({ header: { id } }) => {
      if (store.get(id)) return
      const release = await ownership.hold(id, false)
      if (release) releases.set(id, release)
    }),
  )
  if (releases.size === 0) return []
  const kept = await journal.load((header) => header.mark === mark && releases.has(header.id)).catch(nothing)
  const taken = kept.filter(isRun).flatMap((run) => {
    const { id } = run.header
    const release = releases.get(id)
    releases.delete(id)
    return release ? [{ run, release }] : []
  })
  // Of what has ended well meanwhile nothing is kept.
  for (const release of releases.values()) release()
  return taken
}

/** How many runs of this operator are not at their end and another window's: they would end with a sign-out too. */
export const countElsewhere = async ({
  journal,
  ownership,
  store,
  mark,
}: Pick<RecallOptions, 'journal' | 'ownership' | 'store' | 'mark'>): Promise<number> => {
  const kept = await journal.load((header) => header.mark === mark)
  const others = await Promise.all(
    kept
      .filter(isRun)
      .filter((run) => run.header.mark === mark && !store.get(run.header.id))
      .filter((run) => replay(run).state === 'interrupted')
      .map(async ({ header: { id } }) => {
        const release = await ownership.hold(id, false)
        release?.()
        return release === undefined
      }),
  )
  return others.filter((isElsewhere) => isElsewhere).length
}

/** Brings back the runs of an operator that ended with their page, the newest of them; others are taken out of the journal. */
export const recallRuns = async (options: RecallOptions): Promise<void> => {
  const { journal, mark, resourceOf } = options
  const isOwn = (header: RunHeader) => header.mark === mark
  const found: { readonly run: KeptRun; readonly release: () => void }[] = []
  const drop = (id: string, release: () => void) => {
    journal.remove(id).then(release, release)
  }
  for (const { run, release } of await take(options)) {
    const { id, startedAt } = run.header
    const { state, endedAt = startedAt } = replay(run)
    if (isOwn(run.header) && Date.now() - endedAt < keptFor[state]) found.push({ run, release })
    else drop(id, release)
  }
  for (const { run, release } of found.slice(0, -mostKept)) drop(run.header.id, release)
  for (const { run, release } of found.slice(-mostKept)) {
    const found = await resourceOf(run.header.area).then(
      (resource) => ({ resource }),
      () => undefined,
    )
    if (found) bring(run, release, found.resource, options)
    // Its area could not be fetched: it stays where it is, for the next time.
    else release()
  }
}
