import { newRequestId } from '@/platform/requestId'
import type { Journal, Kept, PartHeader, SendingHeader, TaskNote } from './journal'
import type { Ownership } from './ownership'

/** A task as it is kept: whom it is sent to, and what has become of it last; nobody once it has been taken. */
interface KeptTask {
  readonly requestId: string
  readonly count: number
  readonly items: readonly unknown[]
  readonly note: TaskNote | undefined
}

/** A sending that a page has left behind. */
export interface KeptSending {
  readonly order: unknown
  /** Unix milliseconds. */
  readonly startedAt: number
  readonly tasks: readonly KeptTask[]
  readonly log: SendingLog
}

/** How a sending is written down. What the browser refuses to keep is not kept: the sending goes on, and ends with its page. */
export interface SendingLog {
  /** Resolves when it is on disk, or will not be. */
  readonly write: (note: TaskNote) => Promise<void>
  /** Takes the sending out of the journal, for good. */
  readonly forget: () => void
  /** Leaves it to whoever comes next. */
  readonly release: () => void
}

/** What is sent in tasks, beyond the page that does it: in the journal of the runs, so that it goes with its operator too. */
export interface Sendings {
  /** Writes down what is to be sent; resolves when a first task may be sent. */
  readonly begin: (sending: {
    readonly area: string
    readonly order: unknown
    readonly tasks: readonly { readonly requestId: string; readonly items: readonly unknown[] }[]
  }) => Promise<SendingLog>
  /** The newest that was sent by this page, and that no window has any more; undefined: there is none. */
  readonly recall: (area: string) => Promise<KeptSending | undefined>
}

/** A browser whose memory has not answered after so many ms does not keep the sending: it must not wait for ever. */
const patience = 5000
/** How long a sending waits to go on, and a part for its sending to be written, ms. */
const keptFor = 7 * 24 * 3600 * 1000
const strayFor = 3600 * 1000

const isSending = (kept: Kept): kept is Kept<SendingHeader> => kept.header.kind === 'sending'
const isPart = (kept: Kept): kept is Kept<PartHeader> => kept.header.kind === 'part'

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patience, new Error('the journal does not answer'))
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Of a sending that is not kept. */
const noLog: SendingLog = { write: async () => {}, forget: () => {}, release: () => {} }

/** @param mark of the operator; '' while it is not known who it is: nothing is kept then */
export const createSendings = ({
  journal,
  ownership,
  mark,
}: {
  readonly journal: Journal
  readonly ownership: Ownership
  readonly mark: () => string
}): Sendings => {
  const remove = (ids: readonly string[]) => Promise.all(ids.map((id) => journal.remove(id)))

  const logOf = (id: string, parts: readonly string[], release: () => void): SendingLog => {
    let isOver = false
    const forget = () => {
      isOver = true
      remove([id, ...parts]).then(release, release)
    }
    return {
      forget,
      release,
      write: async (note) => {
        if (isOver) return
        try {
          await inTime(journal.append(id, [note], note.state === 'sending'))
          if (note.state === 'done') await inTime(journal.remove(note.requestId))
        } catch {
          // One that is kept in part must not be taken for the whole.
          forget()
        }
      },
    }
  }

  const logOfKept = ({ id, tasks }: SendingHeader, release: () => void) =>
    logOf(
      id,
      tasks.map(({ requestId }) => requestId),
      release,
    )

  /** Takes out of the journal what nobody will go on with. */
  const tidy = async (kept: readonly Kept[]): Promise<void> => {
    const isOlder = ({ header: { startedAt } }: Kept, ms: number) => Date.now() - startedAt > ms
    const sendings = kept.filter(isSending)
    for (const { header } of sendings.filter((one) => isOlder(one, keptFor))) {
      const release = await ownership.hold(header.id, false)
      if (release) logOfKept(header, release).forget()
    }
    const known = new Set(sendings.map(({ header }) => header.id))
    const strays = kept.filter(isPart).filter((one) => !known.has(one.header.of) && isOlder(one, strayFor))
    await remove(strays.map(({ header }) => header.id))
  }

  return {
    begin: async ({ area, order, tasks }) => {
      if (mark() === '') return noLog
      const about = { mark: mark(), startedAt: Date.now() }
      const id = newRequestId()
      const release = await ownership.hold(id, true)
      const parts = tasks.map(({ requestId }) => requestId)
      const log = logOf(id, parts, release ?? (() => {}))
      try {
        for (const { requestId, items } of tasks)
          await inTime(
            journal.append(requestId, [], true, { ...about, id: requestId, kind: 'part', of: id, items }),
          )
        const counted = tasks.map(({ requestId, items }) => ({ requestId, count: items.length }))
        await inTime(
          journal.append(id, [], true, { ...about, id, kind: 'sending', area, order, tasks: counted }),
        )
      } catch {
        log.forget()
        return noLog
      }
      return log
    },
    recall: async (area) => {
      if (mark() === '') return undefined
      await tidy(await journal.load(() => false))
      const isOwn = ({ header }: Kept<SendingHeader>) => header.mark === mark() && header.area === area
      const found = (await journal.load(() => false)).filter(isSending).filter(isOwn)
      for (const { header: known } of found.toReversed()) {
        const release = await ownership.hold(known.id, false)
        if (!release) continue
        // Read only now: until then its window may have written on.
        const kept = await journal.load(({ id }) => id === known.id)
        const sending = kept.filter(isSending).find(({ header }) => header.id === known.id)
        if (sending) return recalled(sending, kept.filter(isPart), logOfKept(known, release))
        release()
      }
      return undefined
    },
  }
}

const recalled = (
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
