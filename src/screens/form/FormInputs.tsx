import Stack from '@mui/material/Stack'
import { type Ref, useCallback } from 'react'
import type { RaRecord } from 'react-admin'
import { type Field, holds, isSet, type Json, type Resource, textIn, textOf } from '@/declaration'
import { colon } from '@/declaration/punctuation'
import { useLocale } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { currentTime } from '../actions/availability'
import { useDeclaration } from '../declarations'
import { KindInput } from '../kinds/KindInput'
import { complaintOf } from '../kinds/validation'

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

/** Why the record was turned down, above the inputs to correct. */
export const TurnedDown = ({ reason }: { reason: string }) => {
  const { save, fields } = useDeclaration()
  const locale = useLocale()
  const field = fields[save?.turnedDown?.reason ?? '']
  return (
    <Notice severity="warning" role="note" style={{ paddingBlock: 0, marginBottom: 4 }}>
      {field
        ? `${textIn(field.label, locale)}${textIn(colon, locale)}${textOf(field, reason, locale)}`
        : reason}
    </Notice>
  )
}

/** Why a record was turned down, and the input that the reason is about, if known. */
interface Verdict {
  readonly reason: string
  readonly about?: string
}

/** Why a record was turned down; undefined if it was not. */
export function turnedDownOf({ save }: Resource, record: RaRecord): Verdict | undefined {
  const { turnedDown, fields = [] } = save ?? {}
  if (!turnedDown || !holds(turnedDown.when, record, currentTime())) return undefined
  const reason: unknown = record[turnedDown.reason]
  if (typeof reason !== 'string' || reason === '') return undefined
  return { reason, about: fields.find((field) => turnedDown.about[field]?.includes(reason)) }
}
