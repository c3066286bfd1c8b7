import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup'
import { useId, useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { LoadingBar } from '@/ui/Loading'
import { RequiredMark } from '../kinds/parts/RequiredMark'
import { AddressFile } from './AddressFile'
import { InvalidRows, RepeatedRows, ValidRows } from './RowTables'
import { texts } from './texts'
import type { EntryMode, Recipients } from './useRecipients'

const Choices = (props: ToggleButtonGroupProps) => <ToggleButtonGroup exclusive size="small" {...props} />

/** Entry of addresses, typed, pasted or from a file. Switching between the two ways keeps what was entered. */
export const RecipientEntry = ({ recipients }: { recipients: Recipients }) => {
  const say = useSay()
  const { mode, setMode } = recipients
  return (
    <Stack spacing={1.5}>
      <Choices
        aria-label={say(texts.how)}
        value={mode}
        onChange={(_, next: EntryMode | null) => next && setMode(next)}
      >
        <ToggleButton value="typed">{say(texts.typed)}</ToggleButton>
        <ToggleButton value="file">{say(texts.file)}</ToggleButton>
      </Choices>
      {mode === 'typed' ? (
        <TypedAddresses recipients={recipients} />
      ) : (
        <AddressFile recipients={recipients} />
      )}
      <Outcome recipients={recipients} />
    </Stack>
  )
}

const TypedAddresses = ({ recipients: { options, text, setText } }: { recipients: Recipients }) => {
  const say = useSay()
  const id = useId()
  const { address, example } = options.words
  return (
    <div>
      <label htmlFor={id}>
        {say(address)}
        <RequiredMark />
      </label>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={5}
        // Longer text scrolls: measuring 100,000 lines at each keystroke would block the page.
        maxRows={5}
        sx={{ mt: 0.5 }}
        placeholder={example}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          input: {
            spellCheck: false,
            autoComplete: 'off',
            'aria-required': true,
            'aria-describedby': `${id}-hint`,
            style: { fontFamily: 'ui-monospace, monospace' },
          },
        }}
      />
      <FormHelperText id={`${id}-hint`}>{say(texts.typedHint)}</FormHelperText>
    </div>
  )
}

type Part = 'valid' | 'invalid' | 'repeated'

const parts: readonly Part[] = ['valid', 'invalid', 'repeated']

/** The result of what was entered: numbers of valid, invalid and repeated rows, and the rows of the selected group. */
const Outcome = ({ recipients }: { recipients: Recipients }) => {
  const say = useSay()
  const { list, checking, isTouched } = recipients
  const [chosen, setChosen] = useState<Part | null>()
  if (!isTouched) return null
  // Show problems without being asked.
  const shown = chosen === undefined ? (list.invalid.length > 0 ? 'invalid' : undefined) : chosen
  const progress = checking && {
    done: formatInteger(checking.done),
    total: formatInteger(checking.total),
  }
  return (
    <Stack spacing={1}>
      <Choices
        aria-label={say(texts.counts)}
        value={shown ?? null}
        onChange={(_, part: Part | null) => setChosen(part)}
      >
        {parts.map((part) => (
          <ToggleButton key={part} value={part} disabled={list[part].length === 0} sx={{ gap: 1 }}>
            {say(texts[part])}
            <Box
              component="strong"
              sx={{
                fontVariantNumeric: 'tabular-nums',
                color: list[part].length === 0 ? undefined : `${colours[part]}.main`,
              }}
            >
              {formatInteger(list[part].length)}
            </Box>
          </ToggleButton>
        ))}
      </Choices>
      {checking && progress && checking.total > 0 && (
        <div role="status">
          {say(texts.checking, progress)}
          <LoadingBar share={checking.done / checking.total} aria-label={say(texts.checking, progress)} />
        </div>
      )}
      {shown === 'valid' && <ValidRows recipients={recipients} />}
      {shown === 'invalid' && list.invalid.length > 0 && <InvalidRows recipients={recipients} />}
      {shown === 'repeated' && <RepeatedRows recipients={recipients} />}
    </Stack>
  )
}

const colours = { valid: 'success', invalid: 'error', repeated: 'warning' } as const
