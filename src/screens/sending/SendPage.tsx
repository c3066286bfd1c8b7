import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import type { Label } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { useMay } from '../endpoints'
import { useDraft } from '../page'
import { RecipientEntry, type Recipients } from '../recipients'
import type { Plan, Planned } from './plan'
import { type Outcome, Result, type Sent } from './Result'
import { Section } from './Section'
import { type ChannelWords, texts } from './texts'
import { type OwnInputs, useKeptSending } from './useKeptSending'
import type { Sending } from './useSending'

/** Asks what to send, to whom and when, next to a preview and the cost. After sending, shows the outcome. */
export const SendPage = <O extends Planned, A extends Sent>({
  name,
  words,
  permission,
  recipients,
  plan,
  own,
  order,
  most,
  lack,
  sending,
  outcome,
  message,
  when,
  preview,
  previewWidth,
  confirm,
}: {
  /** The page's declared name. */
  name: string
  words: ChannelWords
  permission: string
  recipients: Recipients
  plan: Plan
  own: OwnInputs
  order: O | undefined
  /** Most recipients of one task. */
  most: number
  /** What prevents sending, shown below the button; undefined if nothing does. */
  lack: Label | undefined
  sending: Sending<O, A>
  outcome: Outcome<A>
  message: ReactNode
  when: ReactNode
  preview: ReactNode
  /** On a wide screen, px. */
  previewWidth: number
  confirm: ReactNode
}) => {
  const say = useSay()
  const may = useMay()
  const { isStarted, isOver } = sending
  const isEntered = recipients.isTouched || Object.values(recipients.constants).some(Boolean)
  const { notices, settle, giveUp } = useKeptSending({ name, words, recipients, plan, own })
  useDraft(isStarted ? !isOver : isEntered, 'address', giveUp)
  useEffect(() => {
    // From here on the sending is stored by itself.
    if (isStarted) settle()
  }, [isStarted, settle])
  const { valid } = recipients.list
  const count = formatInteger(valid.length)
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{say(words.title)}</Typography>
      {isStarted ? (
        <Result
          {...outcome}
          words={words}
          sending={sending}
          onAnother={() => {
            sending.close()
            recipients.clear()
          }}
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${previewWidth}px` },
          }}
        >
          <Stack spacing={2}>
            {notices}
            {message}
            <Section title={say(texts.recipients)}>
              <RecipientEntry recipients={recipients} />
            </Section>
            {when}
          </Stack>
          <Box sx={{ position: { lg: 'sticky' }, top: 16 }}>
            <Section title={say(words.preview)}>
              <Stack spacing={2}>
                {preview}
                {may(permission) && (
                  <div>
                    <Button
                      fullWidth
                      variant="contained"
                      disabled={lack !== undefined || !order}
                      onClick={() => order && sending.open(order, valid, most)}
                    >
                      {valid.length === 0 ? say(texts.send) : say(texts.sendTo, { count })}
                    </Button>
                    <Box role="status" sx={{ minHeight: 20, mt: 0.5, fontSize: 12, color: 'text.secondary' }}>
                      {lack && say(lack)}
                    </Box>
                  </div>
                )}
              </Stack>
            </Section>
          </Box>
        </Box>
      )}
      {!isStarted && sending.order && confirm}
    </Stack>
  )
}
