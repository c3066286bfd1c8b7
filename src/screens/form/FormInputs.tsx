import Stack from '@mui/material/Stack'
import { type Ref, useCallback } from 'react'
import { type Field, isSet, type Json } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { useDeclaration } from '../declarations'
import { KindInput } from '../kinds/KindInput'
import { complaintOf } from '../kinds/validation'
import { TurnedDown } from './TurnedDown'
import type { Verdict } from './turnedDownOf'

/** Whether the pressed button requires a field. */
type IsNeeded = (field: string) => boolean

const Input = ({ name, field, isNeeded }: { name: string; field: Field; isNeeded: IsNeeded }) => {
  const locale = useLocale()
  const validate = useCallback(
    (value: Json | undefined) =>
      isNeeded(name) && !isSet(value) ? complaintOf(field, { code: 'required' }, locale) : undefined,
    [isNeeded, name, field, locale],
  )
  return <KindInput name={name} field={field} validate={validate} />
}

/** The declared inputs. They are disabled while being sent, because later input would be neither saved nor asked about. */
export const FormInputs = ({
  ref,
  sending,
  isNeeded,
  turnedDown,
}: {
  ref: Ref<HTMLDivElement>
  sending: boolean
  isNeeded: IsNeeded
  turnedDown?: Verdict | undefined
}) => {
  const resource = useDeclaration()
  useKeptFocus(sending)
  return (
    <Stack ref={ref} spacing={2} tabIndex={-1} inert={sending} sx={{ outline: 'none' }}>
      {(resource.save?.fields ?? []).map((field) => {
        const declared = resource.fields[field]
        return (
          declared && (
            <div key={field}>
              {turnedDown?.about === field && <TurnedDown reason={turnedDown.reason} />}
              <Input name={field} field={declared} isNeeded={isNeeded} />
            </div>
          )
        )
      })}
    </Stack>
  )
}
