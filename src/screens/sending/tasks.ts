import type { Json } from '@/declaration'
import { requestResult } from '@/platform/dataProvider/requestResult'
import { PlatformError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { isProtected } from '@/runs/chunks'
import { deliver } from '@/runs/delivery'

/** What became of a task. `unknown`: no answer came, and the platform does not know of the call, or not yet. */
export type TaskState = 'waiting' | 'sending' | 'done' | 'refused' | 'unknown'

/** A part of what is sent: one call, under one request id however often it is sent (domain §1). */
export interface SendTask<T, A> {
  /** Its place among the tasks, from 1. */
  readonly number: number
  readonly requestId: string
  /** When it may first have been sent, Unix milliseconds; so long its request id protects it. */
  readonly sentAt?: number
  /** How many it is sent to. */
  readonly count: number
  /** Whom it is sent to; nobody any more of one that was done before the page was loaded anew. */
  readonly items: readonly T[]
  readonly state: TaskState
  readonly answer?: A
  /** Why it was refused, or why nothing is known of it. */
  readonly reason?: string
  readonly code?: number
  /** What the platform has told with its refusal. */
  readonly refusal?: unknown
}

/** The call that sends a task. */
export interface SendCall<T, A> {
  readonly send: (items: readonly T[], requestId: string) => Promise<A>
  /** Its answer, out of what the platform has kept of it. */
  readonly read: (kept: Json) => A
}

/** A task without what has become of it. */
const planned = <T, A>({ number, requestId, sentAt, count, items }: SendTask<T, A>) => ({
  number,
  requestId,
  sentAt,
  count,
  items,
})

/** Between two tries, ms. */
const usualDelays: readonly number[] = [1000, 2000]

/**
 * Splits what is sent into tasks, each with its request id: the ids are fixed before anything is sent, so that a second
 * click or a repetition sends nothing twice.
 *
 * @param most items of one task
 */
export const planTasks = <T, A>(items: readonly T[], most: number): readonly SendTask<T, A>[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, index) => {
    const part = items.slice(index * most, (index + 1) * most)
    return {
      number: index + 1,
      requestId: newRequestId(),
      count: part.length,
      items: part,
      state: 'waiting',
    }
  })

/**
 * Sends one task. An answer that does not come is neither success nor failure: the platform is asked, and only what it has
 * not got is sent again, under the same id.
 *
 * @returns the task with what became of it; it never fails
 */
export const sendTask = async <T, A>(
  task: SendTask<T, A>,
  { send, read }: SendCall<T, A>,
  delays: readonly number[] = usualDelays,
): Promise<SendTask<T, A>> => {
  const { requestId, items } = task
  let answer: A | undefined
  let refusal: unknown
  const sent = { succeeded: [requestId], failed: [] }
  const fate = await deliver(
    {
      send: async () => {
        try {
          answer = await send(items, requestId)
        } catch (error) {
          if (error instanceof PlatformError) refusal = error.data
          throw error
        }
        return sent
      },
      ask: () => requestResult(requestId),
      read: async (kept) => {
        answer = read(kept)
        return sent
      },
    },
    {
      inDoubt: task.state === 'unknown',
      isProtected: () => isProtected({ plannedAt: task.sentAt ?? Date.now() }),
      isPausing: () => false,
      delays,
    },
  )
  const base = planned(task)
  switch (fate.kind) {
    case 'answered':
      return { ...base, state: 'done', ...(answer !== undefined && { answer }) }
    case 'refused':
      return { ...base, state: 'refused', reason: fate.reason, code: fate.code, refusal }
    case 'unsent':
      return { ...base, state: 'waiting' }
    case 'doubt':
      return { ...base, state: 'unknown', reason: fate.reason }
  }
}

/** Whether something of it is still to be sent, or not known: what going on would see to. */
export const isOpen = ({ state }: Pick<SendTask<unknown, unknown>, 'state'>): boolean =>
  state === 'waiting' || state === 'unknown' || state === 'refused'

/** What a refusal has told of single recipients (`data.rejected`); nothing where the platform has refused all of them alike. */
export const rejectedRows = (refusal: unknown): readonly unknown[] => {
  const told =
    typeof refusal === 'object' && refusal !== null && 'rejected' in refusal ? refusal.rejected : undefined
  return Array.isArray(told) ? told : []
}
