import { newRequestId } from '../requestId'
import type { Draft, KeptDraft } from './draft'

/** How long typing must pause before it is written, and the longest wait while it continues, ms. */
const pauses = { rest: 300, most: 500 } as const

export interface SlotStore {
  readonly write: (id: string, draft: Draft) => Promise<KeptDraft | undefined>
  readonly remove: (id: string) => Promise<void>
}

/** What is typed in one form. */
export type Slot = ReturnType<typeof createSlot>

/**
 * Writes a form's content shortly after it changes. Never rejects: without a draft, typing still works.
 *
 * @param read the current input; undefined if nothing differs from the form's initial values
 * @param onKept called after each attempt with whether the browser stored the input
 */
export const createSlot = (
  { write, remove }: SlotStore,
  read: () => Draft | undefined,
  onKept: (isKept: boolean) => void = () => {},
) => {
  let id = newRequestId()
  // By performance.now(): setting the computer's clock back by days would delay the next draft by as much.
  let touchedAt = 0
  let waitingSince: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: KeptDraft | undefined
  /** Saved or given up, and not changed since. */
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
  // One timer for many keystrokes: if it fires too early, it is set again.
  const look = () => {
    const now = performance.now()
    const due = Math.min(touchedAt + pauses.rest, (waitingSince ?? now) + pauses.most)
    if (now >= due) void save()
    else timer = setTimeout(look, due - now)
  }

  return {
    /** Identifies the draft; changes after it has ended. */
    id: (): string => id,
    /** Something was typed. */
    touch: (): void => {
      isOver = false
      touchedAt = performance.now()
      waitingSince ??= touchedAt
      timer ??= setTimeout(look, pauses.rest)
    },
    /** Writes now if something is waiting to be written. */
    flush: async (): Promise<void> => {
      if (timer !== undefined) save()
      await work
    },
    /** Writes now, even if nothing was typed; false if the browser refuses. */
    save,
    /**
     * The input was saved or given up, so its draft is deleted. Further typing starts another draft.
     *
     * @returns what was given up, including what was not written yet
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
