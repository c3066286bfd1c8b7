import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { InvalidRows } from './InvalidRows'
import { RepeatedRows, ValidRows } from './OtherRows'
import { texts } from './texts'
import type { Recipients } from './useRecipients'

type Part = 'valid' | 'invalid' | 'repeated'

const parts: readonly Part[] = ['valid', 'invalid', 'repeated']

/** The result of what was entered: numbers of valid, invalid and repeated rows, and the rows of the selected group. */
export const Outcome = ({ recipients }: { recipients: Recipients }) => {
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
      <ToggleButtonGroup
        exclusive
        size="small"
        // Unselected labels must stay readable.
        sx={{ '& .MuiToggleButton-root:not(.Mui-disabled)': { color: 'text.primary' } }}
        aria-label={say(texts.counts)}
        value={shown ?? null}
        onChange={(_, part: Part | null) => setChosen(part)}
      >
        {parts.map((part) => (
          <ToggleButton key={part} value={part} disabled={list[part].length === 0} sx={{ gap: 1, px: 2 }}>
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
      </ToggleButtonGroup>
      {checking && progress && checking.total > 0 && (
        <div role="status">
          {say(texts.checking, progress)}
          <LinearProgress
            variant="determinate"
            value={(100 * checking.done) / checking.total}
            aria-label={say(texts.checking, progress)}
          />
        </div>
      )}
      {shown === 'valid' && <ValidRows recipients={recipients} />}
      {shown === 'invalid' && list.invalid.length > 0 && <InvalidRows recipients={recipients} />}
      {shown === 'repeated' && <RepeatedRows recipients={recipients} />}
    </Stack>
  )
}

const colours = { valid: 'success', invalid: 'error', repeated: 'warning' } as const
