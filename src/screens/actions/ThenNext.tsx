import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useSay } from '@/i18n/useSay'
import { nextTexts } from './texts'

/** Next to the send button: whether to go to the next record afterwards. */
export const ThenNext = ({ goesOn, onChange }: { goesOn: boolean; onChange: (goesOn: boolean) => void }) => {
  const say = useSay()
  return (
    <FormControlLabel
      // On a phone it gets its own line, with the buttons together below it.
      sx={{ marginInline: '-4px auto', flexBasis: { xs: '100%', sm: 'auto' } }}
      label={say(nextTexts.goesOn)}
      control={<Checkbox checked={goesOn} onChange={(_, checked) => onChange(checked)} />}
    />
  )
}
