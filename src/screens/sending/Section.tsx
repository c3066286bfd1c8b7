import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import type { Label } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import type { Recipient } from '../recipients'
import { texts } from './texts'

export const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
}))

export const Section = styled(Card)({
  padding: 16,
  '& > header': { marginBottom: 12 },
})

interface OneByOneProps {
  readonly recipients: readonly Recipient[]
  /** Renders the message for a recipient, or a generic one without a recipient. */
  readonly children: (recipient: Recipient | undefined) => ReactNode
}

export const OneByOne = ({ recipients, children }: OneByOneProps) => {
  const say = useSay()
  const [asked, setPlace] = useState(0)
  const last = recipients.length - 1
  const place = Math.max(0, Math.min(asked, last))
  const step = (to: number, label: Label, Picture: typeof ChevronLeft) => (
    <IconButton
      size="small"
      aria-label={say(label)}
      disabled={to < 0 || to > last}
      onClick={() => setPlace(to)}
    >
      <Picture />
    </IconButton>
  )
  return (
    <Stack spacing={1}>
      {children(recipients[place])}
      {last > 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center' }}>
          {step(place - 1, texts.before, ChevronLeft)}
          <span>
            {say(texts.placeOf, { place: formatInteger(place + 1), total: formatInteger(last + 1) })}
          </span>
          {step(place + 1, texts.next, ChevronRight)}
        </Stack>
      )}
    </Stack>
  )
}
