import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { AreaInputProps } from '@/screens/kinds/kit'
import { flagsIn } from './rule/pushRule'
import { Flag } from './rule/Reading'
import { flags } from './rule/texts'

/** The seller flags a rule matches, as a comma-separated list; none means any. */
const FlagChoice = ({ input, disabled, autoFocus, describedBy }: AreaInputProps) => {
  const chosen = flagsIn(input.value)
  const known = Object.keys(flags)
  // An unknown flag stays visible so that it can be removed; the form is refused while it is there.
  const all = [...known, ...chosen.filter((flag) => !known.includes(flag))]
  return (
    <div className="kind-options">
      {all.map((flag, i) => (
        <FormControlLabel
          key={flag}
          disabled={disabled}
          label={<Flag flag={flag} />}
          control={
            <Checkbox
              checked={chosen.includes(flag)}
              autoFocus={autoFocus && i === 0}
              onChange={(_, checked) =>
                input.onChange(all.filter((one) => (one === flag ? checked : chosen.includes(one))).join(','))
              }
              onBlur={() => input.onBlur()}
              slotProps={{ input: { 'aria-describedby': describedBy, ...(i === 0 && { ref: input.ref }) } }}
            />
          }
        />
      ))}
    </div>
  )
}

export default FlagChoice
