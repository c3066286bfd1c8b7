import { useEffect, useRef, useState } from 'react'
import { useEvent } from 'react-admin'
import type { Json } from '@/declaration'
import type { SendingLog } from '@/runs/sendings'
import { useWhenEnded } from '../page'
import type { Recipient } from '../recipients'
import { useRuns } from '../runs/useRuns'
import { isOpen, type Kept, planTasks, recalledTasks, type SendTask, sendTask } from './tasks'

export interface Channel<O, A> {
  readonly name: string
  /** Sends one of an order's tasks. Retries use the same `requestId`. */
  readonly send: (order: O, recipients: readonly Recipient[], requestId: string) => Promise<A>
  /** Codes that would refuse every further task: about the account, its money, its quota, the message, or the time. */
  readonly endsRun: readonly number[]
  readonly onDone: () => void
}

interface State<O, A> {
  /** Fixed when the confirmation opens, so that later changes do not affect it. */
  readonly order?: O
  readonly tasks: readonly SendTask<Recipient, A>[]
  readonly isStarted: boolean
  /** When the sending was started, Unix seconds, if it was restored after a reload. */
  readonly leftAt?: number
  readonly isRunning: boolean
  /** The operator has stopped it. The current task still completes. */
  readonly isStopping: boolean
}

const nothing = { tasks: [], isStarted: false, isRunning: false, isStopping: false } as const

/** Sends in tasks, even while the page is hidden. Stores everything first, so that a reload resumes it with the same ids. */
export const useSending = <O, A>({ name, send, endsRun, onDone }: Channel<O, A>) => {
  const { sendings } = useRuns()
  const [state, setState] = useState<State<O, A>>(nothing)
  const change = (next: Partial<State<O, A>>) => setState((before) => ({ ...before, ...next }))
  // State that must be current between renders: a second click may come before the first has rendered.
  const run = useRef({ running: false, stopped: false, ended: false, recalled: false })
  const log = useRef<SendingLog>(undefined)

  const recall = useEvent(async () => {
    const found = await sendings.recall(name).catch(() => undefined)
    if (!found) return
    if (run.current.ended || run.current.running || state.order !== undefined) return found.log.release()
    log.current = found.log
    // Stored by this page itself.
    const kept = found as Kept<O>
    change({
      order: kept.order,
      tasks: recalledTasks<A>(kept),
      isStarted: true,
      leftAt: Math.floor(kept.startedAt / 1000),
    })
  })
  useEffect(() => {
    // Effects also run when a hidden page is shown again.
    if (run.current.recalled) return
    run.current.recalled = true
    void recall()
  }, [recall])
  useWhenEnded(() => {
    run.current.ended = true
    run.current.stopped = true
    // The current task is completed; after that another window may take over.
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
      // The platform stores its answer unchanged.
      read: (kept: Json) => kept as A,
    }
    let done = tasks.filter((task) => !isOpen(task)).length
    for (const task of tasks.filter(isOpen)) {
      if (run.current.stopped) break
      const { requestId } = task
      // A task with an unknown outcome may have been sent at its earlier time.
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
    /** Fixes the order, its tasks and their request ids, and asks for confirmation. */
    open: (order: O, recipients: readonly Recipient[], most: number): void => {
      if (!run.current.running) change({ order, tasks: planTasks(recipients, most) })
    },
    /** Sends the remaining tasks one after another, and asks about unknown ones. */
    start: (): void => void start(),
    stop: (): void => {
      run.current.stopped = true
      change({ isStopping: true })
    },
    /** Returns to the form and drops order and tasks. Not while running. */
    close: (): void => {
      if (run.current.running) return
      log.current?.forget()
      log.current = undefined
      setState(nothing)
    },
  }
}

export type Sending<O, A> = ReturnType<typeof useSending<O, A>>
