import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { emptyOf, type Field, isSame, type Json } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { InputFrame, KindInput } from '../kinds/KindInput'
import { Values } from './Changes'
import { isTouched, type Setting } from './edits'
import { editTexts } from './texts'

interface SettingInputProps {
  readonly setting: Setting
  /** The field with the limits that these records set. */
  readonly field: Field
  readonly autoFocus: boolean
  /** Differing settings that the operator has chosen to change. */
  readonly opened: ReadonlySet<string>
  readonly onOpened: (opened: ReadonlySet<string>) => void
}

/** A setting that stays unchanged until it is touched, and can be put back. */
export const SettingInput = ({ setting, field, autoFocus, opened, onOpened }: SettingInputProps) => {
  const { name, shared } = setting
  const say = useSay()
  const { setValue, clearErrors, setFocus } = useFormContext()
  const value: unknown = useWatch({ name })
  // Keep the focus here after the button is pressed.
  const [pressed, setPressed] = useState(false)
  const label = say(field.label)
  const mayStay = useCallback(
    (one: Json) => shared !== undefined && isSame(field, one, shared),
    [field, shared],
  )
  const open = () => {
    setPressed(true)
    onOpened(new Set([...opened, name]))
  }
  const leave = () => {
    setPressed(true)
    setValue(name, shared ?? emptyOf(field), { shouldDirty: true })
    clearErrors(name)
    if (shared === undefined) onOpened(new Set([...opened].filter((one) => one !== name)))
    else setFocus(name)
  }
  if (shared === undefined && !opened.has(name))
    return (
      <LeftAsItIs setting={setting} label={label}>
        <Button
          size="small"
          autoFocus={autoFocus || pressed}
          aria-label={say(editTexts.changeIt, { label })}
          onClick={open}
        >
          {say(editTexts.change)}
        </Button>
      </LeftAsItIs>
    )
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', '& > .kind-input': { alignSelf: 'stretch' } }}>
      <KindInput name={name} field={field} autoFocus={autoFocus || pressed} mayStay={mayStay} />
      {isTouched(setting, { [name]: value }, opened) && (
        <Button size="small" color="inherit" aria-label={say(editTexts.leaveIt, { label })} onClick={leave}>
          {say(editTexts.leave)}
        </Button>
      )}
    </Stack>
  )
}

/** Shown instead of the input: how the records differ. */
const LeftAsItIs = ({
  setting,
  label,
  children,
}: {
  setting: Setting
  label: string
  children: ReactNode
}) => {
  const id = useId()
  const say = useSay()
  const isKnown = setting.own.some((one) => one !== undefined)
  return (
    <InputFrame
      id={id}
      noteId={`${id}-note`}
      label={label}
      group
      required={false}
      disabled={false}
      hint={
        isKnown && (
          <>
            {say(editTexts.present)}
            <Values setting={setting} />
          </>
        )
      }
    >
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <span className="kind-unit">{say(isKnown ? editTexts.several : editTexts.unseen)}</span>
        {children}
      </Stack>
    </InputFrame>
  )
}
