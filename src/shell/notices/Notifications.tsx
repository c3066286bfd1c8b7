import { styled } from '@mui/material/styles'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'react-admin'
import { createPortal } from 'react-dom'
import { type Say, useSay } from '@/i18n/useSay'
import { isShownByExpiry, readExpiry, subscribeExpiry } from '@/platform/expiry'
import { onFailure } from '@/platform/failureEvents'
import { frame } from '@/theme/tokens'
import { Toast } from './Toast'
import { shownToasts } from './toasts'

/** In the bar's empty middle: over no button of a page, and where the eye is after a click. */
const Area = styled('section')(({ theme }) => ({
  position: 'fixed',
  top: 6,
  left: '50%',
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  width: 'max-content',
  maxWidth: `min(560px, calc(100vw - ${2 * 8}px))`,
  minHeight: frame.navbar - 12,
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}))

const textOf = ({ message, notificationOptions }: NotificationPayload, say: Say) =>
  // A text of the platform is no message key: it is shown as it is.
  typeof message === 'string' ? say(message, { _: message, ...notificationOptions?.messageArgs }) : message

/** Everything the console has to report, in one place: results for 2 s, errors for 5 s, each failed call among them. */
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
    // Said once for all calls that met with the end of the session; each shows in its own place that it failed.
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
  // A dialog hides everything that lies beside it from screen readers. A slot is spared: it may not be hidden.
  return createPortal(
    <slot>
      <Area aria-label={say('console.shell.notifications')}>
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
      </Area>
    </slot>,
    document.body,
  )
}
