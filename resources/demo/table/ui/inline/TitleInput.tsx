import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTheme } from '@mui/material/styles'
import { type KeyboardEvent, useId } from 'react'

interface TitleInputProps {
  readonly value: string
  readonly label: string
  /** Why it cannot be saved. */
  readonly problem: string | undefined
  readonly disabled: boolean
  readonly onType: (text: string) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** Most characters of a title. */
const longest = 100

/** The input for a title in its row. */
export const TitleInput = (props: TitleInputProps) => {
  const { value, label, problem, disabled, onType, onSave, onCancel } = props
  const id = useId()
  const { smallControl } = useTheme().console.size
  const decide = (event: KeyboardEvent) => {
    // During IME composition both keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onSave()
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
  }
  return (
    <>
      <OutlinedInput
        autoFocus
        fullWidth
        value={value}
        readOnly={disabled}
        error={problem !== undefined}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={decide}
        sx={{ minWidth: 240, minHeight: smallControl, '& input': { height: smallControl - 2 } }}
        inputProps={{
          'aria-label': label,
          'aria-describedby': problem === undefined ? undefined : id,
          maxLength: longest,
        }}
      />
      {problem !== undefined && (
        <FormHelperText error id={id}>
          {problem}
        </FormHelperText>
      )}
    </>
  )
}
