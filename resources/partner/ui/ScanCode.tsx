import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import { QrCode } from './QrCode'
import { scanTexts } from './scanTexts'
import { clockOf, useCountdown } from './useCountdown'

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  textAlign: 'center',
  '& > .ui-notice': { alignSelf: 'stretch', textAlign: 'left' },
  '& p': { margin: 0 },
  '& small': { color: theme.palette.text.secondary, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
}))

// The code's place is kept from the beginning, so that nothing moves when it comes.
const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 224,
  height: 224,
  boxSizing: 'border-box',
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  '& > button': { position: 'absolute' },
}))

interface ScanCodeProps {
  /** Undefined while it is on its way. */
  readonly code: { readonly text: string; readonly name: string; readonly end: number } | undefined
  /** What the operator is to do, or what is known by now. */
  readonly word: ReactNode
  /** It can no longer be scanned, and why. */
  readonly over: { readonly severity: 'warning' | 'error'; readonly text: string } | undefined
  /** Somebody has scanned it. */
  readonly scanned: boolean
  readonly onAgain: () => void
  /** Given once the network fails. */
  readonly onRetry: (() => void) | undefined
}

/** A QR code with what there is to be known about it. */
export const ScanCode = ({ code, word, over, scanned, onAgain, onRetry }: ScanCodeProps) => {
  const say = useSay()
  const left = useCountdown(over ? undefined : code?.end)
  return (
    <Column>
      {over && <Notice severity={over.severity}>{over.text}</Notice>}
      {onRetry && !over && (
        <Notice
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={onRetry}>
              {say(scanTexts.retry)}
            </Button>
          }
        >
          {say(scanTexts.network)}
        </Notice>
      )}
      <Place>
        {code && <QrCode text={code.text} name={code.name} faint={over !== undefined || scanned} />}
        {!code && !over && <CircularProgress aria-label={say(scanTexts.getting)} />}
        {over && (
          <Button variant="contained" onClick={onAgain} autoFocus>
            {say(scanTexts.again)}
          </Button>
        )}
      </Place>
      <p role="status">{over ? '' : word}</p>
      <small>{code && !over ? say(scanTexts.expiresIn, { time: clockOf(left) }) : ' '}</small>
    </Column>
  )
}
