import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'

/** Asks to type a figure, so that a large step is never taken by a slip of the hand. */
export const TypedConfirmation = ({
  label,
  value,
  wrong,
  onChange,
}: {
  label: string
  value: string
  wrong: boolean
  onChange: (value: string) => void
}) => {
  const translate = useTranslate()
  return (
    <Box sx={{ px: 3, pb: 1 }}>
      <TextField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={wrong}
        helperText={wrong ? translate('console.action.type_mismatch') : ' '}
        autoComplete="off"
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </Box>
  )
}
