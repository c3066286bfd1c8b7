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
 * Where addresses are entered: typed or pasted, or out of a file; how many of them are valid, and what is wrong with the
 * others. What was entered in one way stays while the other is looked at.
 */
export const RecipientEntry = ({ recipients }: { recipients: Recipients }) => {
  const say = useSay()
  const { mode, setMode } = recipients
  return (
    <Stack spacing={1.5}>
      <ToggleButtonGroup
        exclusive
        size="small"
        // What is not chosen is still to be read.
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
