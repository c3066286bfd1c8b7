import Close from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Success from '@mui/icons-material/TaskAltOutlined'
import Warning from '@mui/icons-material/WarningAmber'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState, useSyncExternalStore } from 'react'
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

const textOf = ({ message, notificationOptions }: NotificationPayload, say: Say) =>
  // A text from the platform is not a message key, so show it as it is.
  typeof message === 'string' ? say(message, { _: message, ...notificationOptions?.messageArgs }) : message

/** All messages of the console: results for 2 s, errors, including every failed call, for 5 s. */
export const Notifications = () => {
  const say = useSay()
  const { notifications, setNotifications } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const [toasts, dispatch] = useReducer(shownToasts, [])
  const [held, setHeld] = useState<number>()
  const expired = useSyncExternalStore(subscribeExpiry, readExpiry)

  useLayoutEffect(() => {
    if (notifications.length === 0) return
    // `takeNotification` resets the list to the one of its render, which drops messages added since (react-admin 5.15).
    setNotifications((present) => present.filter((one) => !notifications.includes(one)))
    for (const notification of notifications) {
      const { message } = notification
      // The expiry dialog covers all calls that failed with the session; each still shows its failure in place.
      if (typeof message === 'string' && isShownByExpiry(message)) continue
      dispatch({
        show: {
          tone: notification.type,
          content: textOf(notification, say),
          options: notification.notificationOptions,
        },
      })
    }
  }, [notifications, setNotifications, say])

  useEffect(() => onFailure((content) => dispatch({ show: { tone: 'error', content } })), [])

  useEffect(() => {
    if (expired) dispatch({ show: { tone: 'error', content: expired.error.message } })
  }, [expired])

  // The change is only sent when its toast closes; leaving now would silently drop it.
  useAskBeforeUnload(toasts.some(({ undoable }) => undoable))

  const toast = inFront(toasts, held)
  const isHeld = toast?.id === held
  const close = ({ id, undoable }: ToastContent, isUndo: boolean) => {
    if (undoable) takeMutation()?.({ isUndo })
    dispatch({ close: id })
    // An element that is removed under the pointer never reports that the pointer left.
    setHeld(undefined)
  }
  const end = useEffectEvent((ended: ToastContent) => close(ended, false))
  // Before the screen is drawn: until a later effect, the timer of an earlier toast could end this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated message restarts the timer
  useLayoutEffect(() => {
    if (!toast || toast.duration === null || isHeld) return
    const timer = setTimeout(() => end(toast), toast.duration)
    return () => clearTimeout(timer)
  }, [toast?.id, toast?.times, isHeld])

  if (!toast) return null
  const { id, tone } = toast
  const hold = () => setHeld(id)
  const release = () => setHeld(undefined)
  const Picture = pictures[tone]
  // A dialog hides everything beside it from screen readers, except a slot.
  return createPortal(
    <slot>
      <section className="notices" aria-label={say('console.shell.notifications')}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only stays while it is looked at */}
        <div
          key={id}
          className="notice"
          role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
        >
          <Picture style={{ color: `var(--tone-${tone}-main)` }} />
          <div>
            <span>{toast.content}</span>
            {toast.about && <span className="notice-about">{toast.about}</span>}
          </div>
          {toasts.length > 1 && (
            <span aria-hidden className="notice-about">
              +{toasts.length - 1}
            </span>
          )}
          {toast.undoable && (
            <Button size="small" variant="text" onClick={() => close(toast, true)}>
              {say('console.result.undo')}
            </Button>
          )}
          <IconButton
            size="small"
            aria-label={say('console.shell.dismiss')}
            onClick={() => close(toast, false)}
          >
            <Close fontSize="small" />
          </IconButton>
        </div>
      </section>
    </slot>,
    document.body,
  )
}
