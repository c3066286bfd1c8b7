import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { type Label, parseText } from '@/declaration'
import { fillMessage } from '@/declaration/errors'
import { formatTimestamp } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { PickTime } from '../kinds/parts/PickTime'
import { RequiredMark } from '../kinds/parts/RequiredMark'
import type { Plan } from './plan'
import { Section } from './Section'
import { texts } from './texts'

const moment = { kind: 'timestamp', label: texts.planTime } as const

/** The Unix seconds of a typed time; undefined if it is invalid. */
const secondsOf = (text: string): number | undefined => {
  const value = parseText(moment, text)
  return typeof value === 'number' && value > 0 ? value : undefined
}

/** When to send: now or at a set time. Messages that may not be sent at night say so up front. */
export const WhenStep = ({
  plan: { when, setWhen, taskName, setTaskName },
  refusedTime,
  hours,
}: {
  plan: Plan
  /** The platform's code for why it cannot be sent at that time. 41025: outside the permitted hours. */
  refusedTime: number | undefined
  /** The permitted hours in words, and the next possible time, Unix seconds. */
  hours?: { readonly hint: Label; readonly next: number }
}) => {
  const say = useSay()
  const locale = useLocale()
  const id = useId()
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    setTyped(text)
    setWhen({ kind: 'at', time: secondsOf(text) })
  }
  // An empty box is not an error yet.
  const isWrong = refusedTime !== undefined && (when.kind === 'now' || typed !== '')
  return (
    <Section title={say(texts.when)}>
      <Stack spacing={1.5}>
        <RadioGroup
          row
          aria-label={say(texts.when)}
          value={when.kind}
          onChange={(_, kind) =>
            setWhen(kind === 'now' ? { kind: 'now' } : { kind: 'at', time: secondsOf(typed) })
          }
        >
          <FormControlLabel value="now" label={say(texts.now)} control={<Radio size="small" />} />
          <FormControlLabel value="at" label={say(texts.at)} control={<Radio size="small" />} />
        </RadioGroup>
        {when.kind === 'at' && (
          <div>
            <label htmlFor={id}>
              {say(texts.planTime)}
              <RequiredMark />
            </label>
            <OutlinedInput
              id={id}
              size="small"
              placeholder="YYYY-MM-DD HH:mm:ss"
              sx={{ display: 'flex', mt: 0.5, maxWidth: 260 }}
              value={typed}
              error={isWrong}
              onChange={({ target }) => type(target.value)}
              endAdornment={<PickTime clock of={say(texts.planTime)} text={typed} onPick={type} />}
              slotProps={{
                input: {
                  autoComplete: 'off',
                  'aria-required': true,
                  'aria-invalid': isWrong || undefined,
                  'aria-describedby': `${id}-hint`,
                },
              }}
            />
            <FormHelperText id={`${id}-hint`} error={isWrong}>
              {isWrong ? fillMessage(refusedTime, locale) : say(texts.planHint)}
            </FormHelperText>
          </div>
        )}
        {hours &&
          (refusedTime === 41025 ? (
            <Notice
              severity="error"
              action={
                <Button size="small" color="inherit" onClick={() => type(formatTimestamp(hours.next))}>
                  {say(texts.planNext, { time: formatTimestamp(hours.next).slice(5, 16) })}
                </Button>
              }
            >
              {fillMessage(41025, locale)}
            </Notice>
          ) : (
            <FormHelperText sx={{ mt: 0 }}>{say(hours.hint)}</FormHelperText>
          ))}
        <div>
          <label htmlFor={`${id}-name`}>{say(texts.taskName)}</label>
          <OutlinedInput
            id={`${id}-name`}
            size="small"
            sx={{ display: 'flex', mt: 0.5, maxWidth: 360 }}
            value={taskName}
            onChange={({ target }) => setTaskName(target.value)}
            slotProps={{ input: { maxLength: 30, autoComplete: 'off' } }}
          />
        </div>
      </Stack>
    </Section>
  )
}
