import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Card } from '@/ui/Card'
import type { Recipient } from '../recipients'
import { texts } from './texts'

/** A step of the page. */
export const Section = styled(Card)({
  padding: 16,
  '& > header': { marginBottom: 12 },
  '& label': { color: 'var(--ink-secondary)' },
})

/** Previews what each recipient gets, one at a time. */
export const OneByOne = ({
  recipients,
  children,
}: {
  recipients: readonly Recipient[]
  /** Renders the message for a recipient; a generic one if there is none. */
  children: (recipient: Recipient | undefined) => ReactNode
}) => {
  const say = useSay()
  const [asked, setPlace] = useState(0)
  const last = recipients.length - 1
  const place = Math.max(0, Math.min(asked, last))
  return (
    <Stack spacing={1}>
      {children(recipients[place])}
      {last > 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center' }}>
          <IconButton
            size="small"
            aria-label={say(texts.before)}
            disabled={place === 0}
            onClick={() => setPlace(place - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <span>
            {say(texts.placeOf, { place: formatInteger(place + 1), total: formatInteger(last + 1) })}
          </span>
          <IconButton
            size="small"
            aria-label={say(texts.next)}
            disabled={place >= last}
            onClick={() => setPlace(place + 1)}
          >
            <ChevronRight />
          </IconButton>
        </Stack>
      )}
    </Stack>
  )
}
