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
import { shownToasts, type ToastContent } from './toasts'
import './notices.css'

const pictures = { success: Success, info: Info, warning: Warning, error: ErrorIcon }

interface ToastProps {
  toast: ToastContent
  onClose: () => void
  onUndo: () => void
}

const Toast = ({ toast, onClose, onUndo }: ToastProps) => {
  const say = useSay()
  const [held, setHeld] = useState(false)
  const { tone, duration, times, undoable } = toast
  const close = useEffectEvent(onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated message restarts the timer
  useEffect(() => {
    if (duration === null || held) return
    const timer = setTimeout(close, duration)
    return () => clearTimeout(timer)
  }, [duration, held, times])

  // The change is only sent when the toast closes; leaving now would silently drop it.
  useAskBeforeUnload(undoable)

  const Picture = pictures[tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while it is looked at
    <div
      className="notice"
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Picture style={{ color: `var(--tone-${tone}-main)` }} />
      <div>
        <span>{toast.content}</span>
        {toast.about && <span className="notice-about">{toast.about}</span>}
      </div>
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

  const settle = (isUndo: boolean) => takeMutation()?.({ isUndo })

  if (toasts.length === 0) return null
  // A dialog hides everything beside it from screen readers, except a slot.
  return createPortal(
    <slot>
      <section className="notices" aria-label={say('console.shell.notifications')}>
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            onClose={() => {
              if (toast.undoable) settle(false)
              dispatch({ close: toast.id })
            }}
            onUndo={() => {
              settle(true)
              dispatch({ close: toast.id })
            }}
          />
        ))}
      </section>
    </slot>,
    document.body,
  )
}
