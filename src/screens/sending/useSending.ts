import { useEffect, useRef, useState } from 'react'
import { useEvent } from 'react-admin'
import type { Json } from '@/declaration'
import type { SendingLog } from '@/runs'
import { useWhenEnded } from '../page'
import type { Recipient } from '../recipients'
import { useRuns } from '../runs/useRuns'
import { type Kept, recalledTasks } from './kept'
import { isOpen, planTasks, type SendTask, sendTask } from './tasks'

/** How something is sent. */
export interface Channel<O, A> {
  /** Its page's name: what is sent by it is kept under this. */
  readonly name: string
  /** Sends a task of an order; `requestId` stays the task's own however often it is sent. */
  readonly send: (order: O, recipients: readonly Recipient[], requestId: string) => Promise<A>
  /** Refusals that every further task would meet with too: the account, its money, its quota, what is sent, and when. */
  readonly endsRun: readonly number[]
  /** After each task that was sent. */
  readonly onDone: () => void
}

interface State<O, A> {
  /** Fixed when the confirmation opens, so that nothing that is changed behind it gets into it. */
  readonly order?: O
  readonly tasks: readonly SendTask<Recipient, A>[]
  /** Confirmed; until then nothing is sent. */
  readonly isStarted: boolean
  /** A page that was loaded anew has found it: when it was begun, Unix seconds. */
  readonly leftAt?: number
  readonly isRunning: boolean
  /** The operator has stopped it; the task under way is seen to its end. */
  readonly isStopping: boolean
}

export interface Sending<O, A> extends State<O, A> {
  /** Whether all of it has been sent. */
  readonly isOver: boolean
  /** Fixes what is sent, the tasks and their request ids, and asks for the last word. */
  readonly open: (order: O, recipients: readonly Recipient[], most: number) => void
  /** Sends what has not been sent, one task after the other, and asks after what is not known. While it runs, nothing. */
  readonly start: () => void
  readonly stop: () => void
  /** Back to the form: order and tasks are forgotten; not while it runs. */
  readonly close: () => void
}

const nothing = { tasks: [], isStarted: false, isRunning: false, isStopping: false } as const

/**
 * Sends something to many in tasks, one after the other. It goes on while the page is put aside; a task that went unanswered
 * stands still until it is asked after. What was confirmed is written down before the first task is sent: a page that is loaded
 * anew shows what has become of it, and goes on under the same request ids.
 */
export const useSending = <O, A>({ name, send, endsRun, onDone }: Channel<O, A>): Sending<O, A> => {
  const { sendings } = useRuns()
  const [state, setState] = useState<State<O, A>>(nothing)
  const change = (next: Partial<State<O, A>>) => setState((before) => ({ ...before, ...next }))
  // What counts between two drawings: a second click comes before the first is drawn.
  const run = useRef({ running: false, stopped: false, ended: false, recalled: false })
  const log = useRef<SendingLog>(undefined)

  const recall = useEvent(async () => {
    const found = await sendings.recall(name).catch(() => undefined)
    if (!found) return
    if (run.current.ended || run.current.running || state.order !== undefined) return found.log.release()
    log.current = found.log
    // What this page has written down itself.
    const kept = found as Kept<O>
    change({
      order: kept.order,
      tasks: recalledTasks<A>(kept),
      isStarted: true,
      leftAt: Math.floor(kept.startedAt / 1000),
    })
  })
  useEffect(() => {
    // A page that is only put aside draws its effects again.
    if (run.current.recalled) return
    run.current.recalled = true
    void recall()
  }, [recall])
  useWhenEnded(() => {
    run.current.ended = true
    run.current.stopped = true
    // What is under way is seen to its end, and then left to whoever opens the page again.
    if (!run.current.running) log.current?.release()
  })

  const put = (next: SendTask<Recipient, A>) =>
    setState((before) => ({
      ...before,
      tasks: before.tasks.map((one) => (one.requestId === next.requestId ? next : one)),
    }))

  const sendAll = async (order: O, tasks: readonly SendTask<Recipient, A>[]): Promise<boolean> => {
    log.current ??= await sendings.begin({ area: name, order, tasks })
    const { write } = log.current
    const call = {
      send: (items: readonly Recipient[], requestId: string) => send(order, items, requestId),
      // The platform keeps its answer as it gave it.
      read: (kept: Json) => kept as A,
    }
    let done = tasks.filter((task) => !isOpen(task)).length
    for (const task of tasks.filter(isOpen)) {
      if (run.current.stopped) break
      const { requestId } = task
      // One that is not known may be what it was before.
      const sentAt = task.state === 'unknown' ? task.sentAt : Date.now()
      put({ ...task, state: 'sending', sentAt })
      await write({ kind: 'task', requestId, state: 'sending', sentAt })
      const next = await sendTask({ ...task, sentAt }, call)
      put(next)
      const { state, answer, reason, code, refusal } = next
      await write({ kind: 'task', requestId, state, sentAt, answer, reason, code, refusal })
      if (state === 'done') {
        done += 1
        onDone()
      } else if (state !== 'refused' || endsRun.includes(code ?? 0)) break
    }
    return done === tasks.length
  }

  const start = useEvent(async () => {
    const { order, tasks } = state
    if (run.current.running || order === undefined) return
    run.current = { ...run.current, running: true, stopped: false }
    change({ isStarted: true, isRunning: true })
    try {
      const isOver = await sendAll(order, tasks)
      if (isOver) log.current?.forget()
      else if (run.current.ended) log.current?.release()
    } finally {
      run.current = { ...run.current, running: false, stopped: false }
      change({ isRunning: false, isStopping: false })
    }
  })

  return {
    ...state,
    isOver: state.isStarted && !state.isRunning && !state.tasks.some(isOpen),
    open: (order, recipients, most) => {
      if (!run.current.running) change({ order, tasks: planTasks(recipients, most) })
    },
    start: () => void start(),
    stop: () => {
      run.current.stopped = true
      change({ isStopping: true })
    },
    close: () => {
      if (run.current.running) return
      log.current?.forget()
      log.current = undefined
      setState(nothing)
    },
  }
}
