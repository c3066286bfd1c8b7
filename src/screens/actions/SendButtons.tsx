import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { Action } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { sendShortcut } from '../form/FormDraft'
import { useGoesOn } from './nextRecord'
import { nextTexts, unknownTexts } from './texts'
import type { Single } from './useSingle'
import { Waiting } from './Waiting'

/** Next to the send button: whether to go to the next record afterwards. */
export const ThenNext = () => {
  const say = useSay()
  const [goesOn, setGoesOn] = useGoesOn()
  return (
    <FormControlLabel
      // On a phone it gets its own line, with the buttons together below it.
      sx={{ marginInline: '-4px auto', flexBasis: { xs: '100%', sm: 'auto' } }}
      label={say(nextTexts.goesOn)}
      control={<Checkbox checked={goesOn} onChange={(_, checked) => setGoesOn(checked)} />}
    />
  )
}

interface SendButtonsProps {
  readonly action: Action
  readonly single: Single
  readonly disabled?: boolean
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** The buttons of an action's form: "send", and "ask" about an unanswered call. */
export const SendButtons = ({ action, single, disabled, icon, children }: SendButtonsProps) => {
  const { check, checking, waiting } = single
  const say = useSay()
  const { isSubmitting } = useFormState()
  return (
    <>
      <Waiting words={waiting} />
      {check && (
        <Button onClick={check} loading={checking} disabled={isSubmitting} variant="outlined">
          {say(unknownTexts.check)}
        </Button>
      )}
      <Button
        type="submit"
        variant={check ? 'outlined' : 'contained'}
        color={action.danger ? 'error' : 'primary'}
        disabled={disabled || checking}
        loading={isSubmitting}
        startIcon={icon}
        {...sendShortcut}
      >
        {check ? say(unknownTexts.again) : children}
      </Button>
    </>
  )
}
