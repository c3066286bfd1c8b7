import { styled } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Spinner } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { scanTexts } from './texts'
import { clockOf, useCountdown } from './useCountdown'

// Dark on white in every theme: cameras cannot read it otherwise.
const Ground = styled('svg')({
  display: 'block',
  width: 208,
  height: 208,
  borderRadius: 6,
  backgroundColor: '#ffffff',
  '&[data-faint]': { opacity: 0.12 },
})

/** A QR code, rendered locally so that no server learns the text. */
const QrCode = ({ text, name, faint }: { text: string; name: string; faint: boolean }) => {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 2 })
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: squares.join('') }
  }, [text])
  return (
    <Ground
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
      data-faint={faint || undefined}
    >
      <path d={path} fill="#000000" />
    </Ground>
  )
}

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

// Reserves the code's space, so that nothing moves when it appears.
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

/** Why a code cannot be scanned any more. */
export interface Over {
  readonly severity: 'warning' | 'error'
  readonly text: string
}

interface ScanCodeProps {
  readonly code: { readonly text: string; readonly name: string; readonly end: number } | undefined
  readonly word: ReactNode
  readonly over: Over | undefined
  readonly scanned: boolean
  readonly onAgain: () => void
  readonly onRetry: (() => void) | undefined
}

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
              {say('console.list.retry')}
            </Button>
          }
        >
          {say(scanTexts.network)}
        </Notice>
      )}
      <Place>
        {code && <QrCode text={code.text} name={code.name} faint={over !== undefined || scanned} />}
        {!code && !over && <Spinner size={40} aria-label={say(scanTexts.getting)} />}
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
