import type { KeptSending } from '@/runs'
import { say, texts } from '@/runs/texts'
import type { Recipient } from '../recipients'
import type { SendTask } from './tasks'

/** A sending that this page stored before it was reloaded. */
export interface Kept<O> extends KeptSending {
  readonly order: O
  readonly tasks: readonly (Omit<KeptSending['tasks'][number], 'items'> & {
    readonly items: readonly Recipient[]
  })[]
}

/** A stored sending's tasks in their last known state: one that was under way must be asked about before anything else. */
export const recalledTasks = <A>({
  tasks,
}: Pick<Kept<unknown>, 'tasks'>): readonly SendTask<Recipient, A>[] =>
  tasks.map(({ requestId, count, items, note }, index) => {
    const task = { number: index + 1, requestId, count, items, sentAt: note?.sentAt }
    if (!note) return { ...task, state: 'waiting' }
    const { state, answer, reason, code, refusal } = note
    if (state === 'sending') return { ...task, state: 'unknown', reason: say(texts.leftBehind) }
    return { ...task, state, reason, code, refusal, ...(answer !== undefined && { answer: answer as A }) }
  })
