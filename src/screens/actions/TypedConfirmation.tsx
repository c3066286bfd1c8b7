import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { InputFrame } from '../kinds/KindInput'

/** Asks the operator to type something, so that a large step is never taken by mistake. */
export const TypedConfirmation = ({
  label,
  isText = false,
  value,
  wrong,
  onChange,
}: {
  label: string
  isText?: boolean | undefined
  value: string
  /** The typed text does not match. */
  wrong: boolean
  onChange: (value: string) => void
}) => {
  const say = useSay()
  const id = useId()
  return (
    <InputFrame
      id={id}
      noteId={`${id}-note`}
      label={label}
      group={false}
      required
      disabled={false}
      error={wrong ? say('console.action.type_mismatch') : undefined}
    >
      <TextField
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={wrong}
        autoComplete="off"
        fullWidth
        slotProps={{
          htmlInput: { inputMode: isText ? undefined : 'decimal', 'aria-describedby': `${id}-note` },
        }}
      />
    </InputFrame>
  )
}
