import type { ReactNode } from 'react'
import type { NotificationPayload } from 'react-admin'

type ToastTone = NotificationPayload['type']

export interface ToastContent {
  readonly id: number
  readonly tone: ToastTone
  readonly content: ReactNode
  /** The record that the message is about. */
  readonly about: string | undefined
  /** How long it stays, ms; null until it is closed. */
  readonly duration: number | null
  readonly undoable: boolean
  /** Reports progress: the next message replaces it. */
  readonly passing: boolean
  /** Increases when the same message is repeated, which restarts the timer. */
  readonly times: number
}

/** How long toasts stay, ms: errors and warnings 5 s, the rest 2 s. */
const durations: Readonly<Record<ToastTone, number>> = {
  success: 2000,
  info: 2000,
  warning: 5000,
  error: 5000,
}
/** Time to undo a change, ms. */
const undoableDuration = 5000

/** The most toasts in the queue; beyond that, the oldest is dropped. */
const most = 4

/**
 * The toast to show. Only one is shown at a time, because two would cover controls. One under the pointer or focus stays; else one
 * that can be undone, since its change is sent when it closes; else the newest. The others wait.
 */
export const inFront = (toasts: readonly ToastContent[], held?: number): ToastContent | undefined =>
  toasts.find(({ id }) => id === held) ?? toasts.find(({ undoable }) => undoable) ?? toasts.at(-1)

export type ToastAction =
  | {
      show: {
        tone: ToastTone
        content: ReactNode
        options?: NotificationPayload['notificationOptions']
      }
    }
  | { close: number }

/** A repeated message restarts its toast. Undoable toasts are never merged, as each stands for its own change. */
export const shownToasts = (toasts: readonly ToastContent[], action: ToastAction) => {
  if ('close' in action) return toasts.filter(({ id }) => id !== action.close)
  const { tone, content, options } = action.show
  const undoable = options?.undoable === true
  const given: unknown = options?.messageArgs?.about
  const about = typeof given === 'string' ? given : undefined
  const same = (toast: ToastContent) =>
    !undoable && !toast.undoable && toast.tone === tone && toast.content === content && toast.about === about
  const lasting = toasts.filter((toast) => !toast.passing)
  if (lasting.some(same))
    return lasting.map((toast) => (same(toast) ? { ...toast, times: toast.times + 1 } : toast))
  const { autoHideDuration: duration = undoable ? undoableDuration : durations[tone] } = options ?? {}
  const id = Math.max(0, ...toasts.map((toast) => toast.id)) + 1
  const passing = options?.messageArgs?.passing === true
  const shown = [...lasting, { id, tone, content, about, duration, undoable, passing, times: 1 }]
  const surplus = shown.length - most
  // An undoable change is sent when its toast closes: removing the toast would leave it neither done nor undone.
  const leaving = surplus > 0 ? shown.filter((toast) => !toast.undoable).slice(0, surplus) : []
  return shown.filter((toast) => !leaving.includes(toast))
}
