import { useEffect, useEffectEvent, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { isSet, type Json, type WireRecord } from '@/declaration'
import { suggestedValues } from '@/declaration/settled'
import { startingValue } from '@/declaration/startingValue'
import { useDeclaration } from '../declarations'
import { type FormField, formFields } from './formFields'

interface SuggestedValuesProps {
  /** The record that is edited; undefined for a new one. */
  readonly held: RaRecord | undefined
  /** As the form would save it. */
  readonly record: WireRecord
}

/** Fills in values suggested by the others, until somebody types something else. */
export const SuggestedValues = ({ held, record }: SuggestedValuesProps) => {
  const resource = useDeclaration()
  const values = suggestedValues(resource.fields, record)
  return formFields(resource).map(({ name, field }) =>
    field.suggested ? <Suggested key={name} {...{ name, field }} value={values[name]} isNew={!held} /> : null,
  )
}

interface SuggestedProps extends FormField {
  readonly value: Json | undefined
  readonly isNew: boolean
}

const Suggested = ({ name, field, value, isNew }: SuggestedProps) => {
  const { getValues, setValue } = useFormContext()
  const { isSubmitted } = useFormState()
  /** The previous value, if nobody typed it. */
  const untouched = useRef(isNew ? startingValue(field) : value)
  const follow = useEffectEvent(() => {
    const own: Json | undefined = getValues(name)
    const isFree = !isSet(own) || own === untouched.current
    if (value !== undefined && isFree && own !== value)
      setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
    if (value !== undefined) untouched.current = value
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it changes
  useEffect(() => follow(), [value])
  return null
}
