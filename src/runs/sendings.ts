import type { Ownership } from '@/platform/ownership'
import { newRequestId } from '@/platform/requestId'
import type { Journal, Kept, PartHeader, SendingHeader, TaskNote } from './journal'

/** A stored task with its last state; its recipients are gone once it is acknowledged. */
interface KeptTask {
  readonly requestId: string
  readonly count: number
  readonly items: readonly unknown[]
  readonly note: TaskNote | undefined
}

export interface KeptSending {
  readonly order: unknown
  /** Unix milliseconds. */
  readonly startedAt: number
  readonly tasks: readonly KeptTask[]
  readonly log: SendingLog
}

/** Writes the journal of a sending. If the browser refuses, the sending goes on without one. */
export interface SendingLog {
  /** Resolves when the note is on disk, or cannot be written. */
  readonly write: (note: TaskNote) => Promise<void>
  readonly forget: () => void
  readonly release: () => void
}

interface NewSending {
  readonly area: string
  readonly order: unknown
  readonly tasks: readonly { readonly requestId: string; readonly items: readonly unknown[] }[]
}

/** Milliseconds after which a browser that does not answer is ignored. */
const storageTimeout = 5000
/** How long sendings are kept, and parts without a sending, in ms. */
const retention = 7 * 24 * 3600 * 1000
const strayRetention = 3600 * 1000

const isSending = (kept: Kept): kept is Kept<SendingHeader> => kept.header.kind === 'sending'
const isPart = (kept: Kept): kept is Kept<PartHeader> => kept.header.kind === 'part'

const withTimeout = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, storageTimeout, new Error('the journal does not answer'))
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const noLog: SendingLog = { write: async () => {}, forget: () => {}, release: () => {} }

/** Stores messages sent in tasks in the journal of runs, so that they are cleared with the operator's data. */
export const createSendings = ({
  journal,
  ownership,
  mark,
}: {
  readonly journal: Journal
  readonly ownership: Ownership
  /** Hash of the operator; '' until known, when nothing is stored. */
  readonly mark: () => string
}) => {
  const remove = (ids: readonly string[]) => Promise.all(ids.map((id) => journal.remove(id)))

  const logOf = (
    { id, tasks }: { id: string; tasks: readonly { readonly requestId: string }[] },
    release: () => void,
  ): SendingLog => {
    let isOver = false
    const forget = () => {
      isOver = true
      remove([id, ...tasks.map(({ requestId }) => requestId)]).then(release, release)
    }
    return {
      forget,
      release,
      write: async (note) => {
        if (isOver) return
        try {
          await withTimeout(journal.append(id, [note], note.state === 'sending'))
          if (note.state === 'done') await withTimeout(journal.remove(note.requestId))
        } catch {
          // A partial journal would be misleading.
          forget()
        }
      },
    }
  }

  const cleanUp = async (kept: readonly Kept[]): Promise<void> => {
    const isOlder = ({ header: { startedAt } }: Kept, ms: number) => Date.now() - startedAt > ms
    const sendings = kept.filter(isSending)
    for (const { header } of sendings.filter((one) => isOlder(one, retention))) {
      const release = await ownership.claim(header.id, false)
      if (release) logOf(header, release).forget()
    }
    const known = new Set(sendings.map(({ header }) => header.id))
    const strays = kept
      .filter(isPart)
      .filter((one) => !known.has(one.header.of) && isOlder(one, strayRetention))
    await remove(strays.map(({ header }) => header.id))
  }

  return {
    /** Stores a sending; resolves when the first task may be sent. */
    begin: async ({ area, order, tasks }: NewSending): Promise<SendingLog> => {
      if (mark() === '') return noLog
      const about = { mark: mark(), startedAt: Date.now() }
      const id = newRequestId()
      const release = await ownership.claim(id, true)
      const log = logOf({ id, tasks }, release ?? (() => {}))
      try {
        for (const { requestId, items } of tasks)
          await withTimeout(
            journal.append(requestId, [], true, { ...about, id: requestId, kind: 'part', of: id, items }),
          )
        const counted = tasks.map(({ requestId, items }) => ({ requestId, count: items.length }))
        await withTimeout(
          journal.append(id, [], true, { ...about, id, kind: 'sending', area, order, tasks: counted }),
        )
      } catch {
        log.forget()
        return noLog
      }
      return log
    },
    /** The page's newest sending that no window owns, if any. */
    recall: async (area: string): Promise<KeptSending | undefined> => {
      if (mark() === '') return undefined
      await cleanUp(await journal.load(() => false))
      const isOwn = ({ header }: Kept<SendingHeader>) => header.mark === mark() && header.area === area
      const found = (await journal.load(() => false)).filter(isSending).filter(isOwn)
      for (const { header: known } of found.toReversed()) {
        const release = await ownership.claim(known.id, false)
        if (!release) continue
        // Read after claiming it; before that its window may still be writing.
        const kept = await journal.load(({ id }) => id === known.id)
        const sending = kept.filter(isSending).find(({ header }) => header.id === known.id)
        if (sending) return toKeptSending(sending, kept.filter(isPart), logOf(known, release))
        release()
      }
      return undefined
    },
  }
}

const toKeptSending = (
  { header: { order, startedAt, tasks }, notes }: Kept<SendingHeader>,
  parts: readonly Kept<PartHeader>[],
  log: SendingLog,
): KeptSending => {
  const items = new Map(parts.map(({ header }) => [header.id, header.items]))
  const last = new Map(notes.flatMap((note) => (note.kind === 'task' ? [[note.requestId, note]] : [])))
  return {
    order,
    startedAt,
    tasks: tasks.map(({ requestId, count }) => ({
      requestId,
      count,
      items: items.get(requestId) ?? [],
      note: last.get(requestId),
    })),
    log,
  }
}
