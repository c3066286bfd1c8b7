import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useSay } from '@/i18n/useSay'
import { nextTexts } from './texts'

/** Beside what sends: whether the operator then goes on to the next record. */
export const ThenNext = ({ goesOn, onChange }: { goesOn: boolean; onChange: (goesOn: boolean) => void }) => {
  const say = useSay()
  return (
    <FormControlLabel
      // On a phone it has a line of its own, and the buttons stay together below it.
      sx={{ marginInline: '-4px auto', flexBasis: { xs: '100%', sm: 'auto' } }}
      label={say(nextTexts.goesOn)}
      control={<Checkbox checked={goesOn} onChange={(_, checked) => onChange(checked)} />}
    />
  )
}
