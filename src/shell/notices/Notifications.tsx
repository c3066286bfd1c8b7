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

/** In the bar's empty middle: covering no button, and where people look after a click. */
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
