import { newRequestId } from '../requestId'
import type { Draft, KeptDraft } from './draft'

/** How long typing must rest before it is written, and how long it waits at most while somebody goes on, ms. */
const pauses = { rest: 300, most: 500 } as const

export interface SlotStore {
  readonly write: (id: string, draft: Draft) => Promise<KeptDraft | undefined>
  readonly remove: (id: string) => Promise<void>
}

/** What one form types. */
export type Slot = ReturnType<typeof createSlot>

/**
 * Writes what a form holds, a moment after it has changed. It never rejects: typing goes on without a draft.
 *
 * @param read what is typed now; undefined if nothing differs from what the form began with
 * @param onKept told after each attempt whether the browser keeps what is typed
 */
export const createSlot = (
  { write, remove }: SlotStore,
  read: () => Draft | undefined,
  onKept: (isKept: boolean) => void = () => {},
) => {
  let id = newRequestId()
  // Of performance.now(): a computer's clock that is set back by days would put off the next draft by as many.
  let touchedAt = 0
  let waitingSince: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: KeptDraft | undefined
  /** Saved or given up, and not touched since. */
  let isOver = false
  let work: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(step: () => Promise<T>): Promise<T | undefined> => {
    const done = work.then(step).catch(() => undefined)
    work = done
    return done
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    waitingSince = undefined
  }
  const save = async (): Promise<boolean> => {
    stop()
    if (isOver) return true
    const draft = read()
    const current = id
    const isDone = await inTurn(async () => {
      if (draft) {
        const written = await write(current, draft)
        last = written ?? last
        return written !== undefined
      }
      if (last) await remove(current)
      last = undefined
      return true
    })
    onKept(isDone ?? false)
    return isDone ?? false
  }
  // One timer for many keystrokes: it looks again when it is due too early.
  const look = () => {
    const now = performance.now()
    const due = Math.min(touchedAt + pauses.rest, (waitingSince ?? now) + pauses.most)
    if (now >= due) void save()
    else timer = setTimeout(look, due - now)
  }

  return {
    /** Identifies the draft; another one after it has ended. */
    id: (): string => id,
    /** Something was typed. */
    touch: (): void => {
      isOver = false
      touchedAt = performance.now()
      waitingSince ??= touchedAt
      timer ??= setTimeout(look, pauses.rest)
    },
    /** Writes at once what waits to be written. */
    flush: async (): Promise<void> => {
      if (timer !== undefined) save()
      await work
    },
    /** Writes now, whether or not something was typed; false if the browser refuses. */
    save,
    /**
     * What was typed is saved or given up: its draft goes. Later typing is another draft.
     *
     * @returns what was given up, also what was not written yet
     */
    end: async (): Promise<KeptDraft | undefined> => {
      stop()
      const draft = isOver ? undefined : read()
      const ended = id
      isOver = true
      id = newRequestId()
      return inTurn(async () => {
        const before = last
        last = undefined
        if (before) await remove(ended)
        return draft ? { ...draft, id: ended, savedAt: Date.now() } : undefined
      })
    },
  }
}
