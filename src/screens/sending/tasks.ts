import type { Json } from '@/declaration'
import { requestResult } from '@/platform/dataProvider/act'
import { inChunks } from '@/platform/dataProvider/parallel'
import { PlatformError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { isProtected } from '@/runs/chunks'
import { deliver } from '@/runs/delivery'
import type { KeptSending } from '@/runs/sendings'
import { say, texts } from '@/runs/texts'
import type { Recipient } from '../recipients'

/** A task's state. `unknown`: no answer came, and the platform does not know the call, or not yet. */
export type TaskState = 'waiting' | 'sending' | 'done' | 'refused' | 'unknown'

/** A part of what is sent: one call, with the same request id however often it is repeated. */
export interface SendTask<T, A> {
  readonly number: number
  readonly requestId: string
  /** The earliest time it may have been sent, Unix milliseconds. From then on its request id protects it for a limited time. */
  readonly sentAt?: number
  readonly count: number
  /** The recipients; empty if the task was done before a reload of the page. */
  readonly items: readonly T[]
  readonly state: TaskState
  readonly answer?: A
  readonly reason?: string
  readonly code?: number
  readonly refusal?: unknown
}

interface SendCall<T, A> {
  readonly send: (items: readonly T[], requestId: string) => Promise<A>
  /** Reads the call's answer from the platform's stored copy. */
  readonly read: (kept: Json) => A
}

/** Splits what is sent into tasks. Request ids are fixed before anything is sent, so that a retry sends nothing twice. */
export const planTasks = <T, A>(items: readonly T[], most: number): readonly SendTask<T, A>[] =>
  inChunks(items, most).map((part, index) => ({
    number: index + 1,
    requestId: newRequestId(),
    count: part.length,
    items: part,
    state: 'waiting',
  }))

/**
 * Sends a task. If there is no answer, asks the platform and resends only what it has not received. Never rejects.
 *
 * @param delays between tries, ms
 */
export const sendTask = async <T, A>(
  task: SendTask<T, A>,
  { send, read }: SendCall<T, A>,
  delays: readonly number[] = [1000, 2000],
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
  const base = { ...task, reason: undefined, code: undefined, refusal: undefined }
  switch (fate.kind) {
    case 'answered':
      return { ...base, state: 'done', answer }
    case 'refused':
      return { ...base, state: 'refused', reason: fate.reason, code: fate.code, refusal }
    case 'unsent':
      return { ...base, state: 'waiting' }
    case 'doubt':
      return { ...base, state: 'unknown', reason: fate.reason }
  }
}

/** Whether a task is unsent or its outcome unknown, so that resuming would continue with it. */
export const isOpen = ({ state }: Pick<SendTask<unknown, unknown>, 'state'>): boolean =>
  state === 'waiting' || state === 'unknown' || state === 'refused'

/** What a refusal says about single recipients (`data.rejected`). Empty if the platform refused them all alike. */
export const rejectedRows = (refusal: unknown): readonly unknown[] => {
  const told =
    typeof refusal === 'object' && refusal !== null && 'rejected' in refusal ? refusal.rejected : undefined
  return Array.isArray(told) ? told : []
}

export interface Kept<O> extends KeptSending {
  readonly order: O
  readonly tasks: readonly (Omit<KeptSending['tasks'][number], 'items'> & {
    readonly items: readonly Recipient[]
  })[]
}

/** A stored sending's tasks in their last known state. If one was being sent, its outcome must be asked for first. */
export const recalledTasks = <A>({
  tasks,
}: Pick<Kept<unknown>, 'tasks'>): readonly SendTask<Recipient, A>[] =>
  tasks.map(({ requestId, count, items, note }, index) => {
    const task = { number: index + 1, requestId, count, items, sentAt: note?.sentAt }
    if (!note) return { ...task, state: 'waiting' }
    const { state, answer, reason, code, refusal } = note
    if (state === 'sending') return { ...task, state: 'unknown', reason: say(texts.leftBehind) }
    return { ...task, state, reason, code, refusal, answer: answer as A | undefined }
  })
