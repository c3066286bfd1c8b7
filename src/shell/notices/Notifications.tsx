import Close from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Success from '@mui/icons-material/TaskAltOutlined'
import Warning from '@mui/icons-material/WarningAmber'
import { useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react'
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'react-admin'
import { createPortal } from 'react-dom'
import { type Say, useSay } from '@/i18n/useSay'
import { isShownByExpiry, readExpiry, subscribeExpiry } from '@/platform/expiry'
import { onFailure } from '@/platform/failureEvents'
import { Button, IconButton } from '@/ui/Button'
import { useAskBeforeUnload } from '../panes/leaving'
import { inFront, shownToasts, type ToastContent } from './toasts'
import './notices.css'

const pictures = { success: Success, info: Info, warning: Warning, error: ErrorIcon }

interface ToastProps {
  toast: ToastContent
  /** How many wait until it is gone. */
  waiting: number
  held: boolean
  onHold: (held: boolean) => void
  onClose: () => void
  onUndo: () => void
}

const Toast = ({ toast, waiting, held, onHold, onClose, onUndo }: ToastProps) => {
  const say = useSay()
  const { tone, duration, times, undoable } = toast
  const close = useEffectEvent(onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated message restarts the timer
  useEffect(() => {
    if (duration === null || held) return
    const timer = setTimeout(close, duration)
    return () => clearTimeout(timer)
  }, [duration, held, times])

  const Picture = pictures[tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while it is looked at
    <div
      className="notice"
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <Picture style={{ color: `var(--tone-${tone}-main)` }} />
      <div>
        <span>{toast.content}</span>
        {toast.about && <span className="notice-about">{toast.about}</span>}
      </div>
      {waiting > 0 && (
        <span aria-hidden className="notice-about">
          +{waiting}
        </span>
      )}
      {undoable && (
        <Button size="small" variant="text" onClick={onUndo}>
          {say('console.result.undo')}
        </Button>
      )}
      <IconButton size="small" aria-label={say('console.shell.dismiss')} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </div>
  )
}

const textOf = ({ message, notificationOptions }: NotificationPayload, say: Say) =>
  // A text from the platform is not a message key, so show it as it is.
  typeof message === 'string' ? say(message, { _: message, ...notificationOptions?.messageArgs }) : message

/** All messages of the console: results for 2 s, errors, including every failed call, for 5 s. */
export const Notifications = () => {
  const say = useSay()
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const [toasts, dispatch] = useReducer(shownToasts, [])
  const [held, setHeld] = useState<number>()
  const expired = useSyncExternalStore(subscribeExpiry, readExpiry)

  useEffect(() => {
    if (notifications.length === 0) return
    const notification = takeNotification()
    if (!notification) return
    const { message } = notification
    // The expiry dialog speaks for all calls that failed with the session; each still shows its failure in place.
    if (typeof message === 'string' && isShownByExpiry(message)) return
    dispatch({
      show: {
        tone: notification.type,
        content: textOf(notification, say),
        options: notification.notificationOptions,
      },
    })
  }, [notifications, takeNotification, say])

  useEffect(() => onFailure((content) => dispatch({ show: { tone: 'error', content } })), [])

  useEffect(() => {
    if (expired) dispatch({ show: { tone: 'error', content: expired.error.message } })
  }, [expired])

  // The change is only sent when its toast closes; leaving now would silently drop it.
  useAskBeforeUnload(toasts.some(({ undoable }) => undoable))

  const toast = inFront(toasts, held)
  if (!toast) return null
  const close = (isUndo: boolean) => {
    if (toast.undoable) takeMutation()?.({ isUndo })
    dispatch({ close: toast.id })
  }
  // A dialog hides everything beside it from screen readers, except a slot.
  return createPortal(
    <slot>
      <section className="notices" aria-label={say('console.shell.notifications')}>
        <Toast
          key={toast.id}
          toast={toast}
          waiting={toasts.length - 1}
          held={toast.id === held}
          onHold={(isHeld) => setHeld(isHeld ? toast.id : undefined)}
          onClose={() => close(false)}
          onUndo={() => close(true)}
        />
      </section>
    </slot>,
    document.body,
  )
}
