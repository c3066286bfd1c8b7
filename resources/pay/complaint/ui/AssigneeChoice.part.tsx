import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { l } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { type AreaInputProps, useAnswer, useWaitsFor } from '@/screens/kinds/kit'
import { Spinner } from '@/ui/Loading'
import { complaintEndpoints } from '../complaint.area'

const load = l('{name}（未完结 {open}）', '{name} ({open} open)', '{name} (sin cerrar: {open})')

const AssigneeChoice = ({ input, label, disabled, autoFocus, invalid, describedBy }: AreaInputProps) => {
  const say = useSay()
  const { data, isError } = useAnswer(complaintEndpoints.colleagues)
  useWaitsFor(data ?? (isError || undefined))
  const value = typeof input.value === 'string' ? input.value : ''
  if (isError)
    return (
      <OutlinedInput
        fullWidth
        size="small"
        value={value}
        disabled={disabled}
        autoFocus={autoFocus}
        error={invalid}
        inputRef={input.ref}
        onChange={({ target }) => input.onChange(target.value)}
        onBlur={() => input.onBlur()}
        inputProps={{ 'aria-label': label, 'aria-describedby': describedBy }}
      />
    )
  if (!data) return <Spinner size={20} aria-label={label} />
  const at = data.items.findIndex(({ assignee }) => assignee === value)
  return (
    <RadioGroup
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      onChange={(_, chosen) => input.onChange(chosen)}
      onBlur={() => input.onBlur()}
    >
      {data.items.map(({ assignee, username, open }, index) => (
        <FormControlLabel
          key={username}
          value={assignee}
          disabled={disabled}
          label={say(load, { name: assignee, open: formatInteger(open) })}
          control={
            <Radio
              size="small"
              autoFocus={autoFocus && index === Math.max(at, 0)}
              slotProps={{ input: index === Math.max(at, 0) ? { ref: input.ref } : {} }}
            />
          }
        />
      ))}
    </RadioGroup>
  )
}

export default AssigneeChoice
