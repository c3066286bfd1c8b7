import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { longestMailValue } from '../mailText'

export const ValueInputs = ({
  names,
  values,
  onChange,
}: {
  names: readonly string[]
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string>>) => void
}) => (
  <Stack spacing={2}>
    {names.map((name) => (
      <TextField
        key={name}
        size="small"
        label={`{${name}}`}
        value={values[name] ?? ''}
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        slotProps={{ htmlInput: { maxLength: longestMailValue, autoComplete: 'off' } }}
      />
    ))}
  </Stack>
)
