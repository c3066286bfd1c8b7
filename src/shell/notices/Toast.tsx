import Close from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Success from '@mui/icons-material/TaskAltOutlined'
import Warning from '@mui/icons-material/WarningAmber'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { isLeaving } from '@/platform/leaving'
import { motion } from '@/theme/tokens'
import type { ToastContent } from './toasts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minHeight: 38,
  padding: '4px 4px 4px 12px',
  color: theme.console.colours.ink.text,
  backgroundColor: theme.console.colours.ground.raised,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.console.colours.shadow,
  overflowWrap: 'anywhere',
  animation: `${appear} ${motion}ms`,
}))

const Text = styled('div')({ flex: 1, maxHeight: '40vh', overflow: 'auto', whiteSpace: 'pre-wrap' })

const pictures = { success: Success, info: Info, warning: Warning, error: ErrorIcon }

interface ToastProps {
  toast: ToastContent
  onClose: () => void
  onUndo: () => void
}

/** A toast. It stays while hovered or focused, and can be closed at any time. */
export const Toast = ({ toast, onClose, onUndo }: ToastProps) => {
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

  useEffect(() => {
    if (!undoable) return
    // The change is only sent when the toast closes; leaving now would silently drop it.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [undoable])

  const Picture = pictures[tone]
  return (
    <Box
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Picture color={tone} />
      <Text>{toast.content}</Text>
      {undoable && (
        <Button size="small" variant="text" onClick={onUndo}>
          {say('console.result.undo')}
        </Button>
      )}
      <IconButton size="small" aria-label={say('console.shell.dismiss')} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
