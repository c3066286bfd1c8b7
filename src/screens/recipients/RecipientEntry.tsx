import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useSay } from '@/i18n/useSay'
import { AddressFile } from './AddressFile'
import { Outcome } from './Outcome'
import { TypedAddresses } from './TypedAddresses'
import { texts } from './texts'
import type { EntryMode, Recipients } from './useRecipients'

/**
 * Entry of addresses, typed, pasted or from a file, with the number of valid ones and the problems of the others. Switching
 * between the two ways keeps what was entered.
 */
export const RecipientEntry = ({ recipients }: { recipients: Recipients }) => {
  const say = useSay()
  const { mode, setMode } = recipients
  return (
    <Stack spacing={1.5}>
      <ToggleButtonGroup
        exclusive
        size="small"
        // Unselected labels must stay readable.
        sx={{ '& .MuiToggleButton-root:not(.Mui-disabled)': { color: 'text.primary' } }}
        aria-label={say(texts.how)}
        value={mode}
        onChange={(_, next: EntryMode | null) => next && setMode(next)}
      >
        <ToggleButton value="typed">{say(texts.typed)}</ToggleButton>
        <ToggleButton value="file">{say(texts.file)}</ToggleButton>
      </ToggleButtonGroup>
      {mode === 'typed' ? (
        <TypedAddresses recipients={recipients} />
      ) : (
        <AddressFile recipients={recipients} />
      )}
      <Outcome recipients={recipients} />
    </Stack>
  )
}
