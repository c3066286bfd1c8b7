import { useEffect } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type FieldOf, isSet, type Json, type Resource, resourceName } from '@/declaration'
import { idOfReference } from '@/declaration/referred'
import { clearedValue, sourceOf } from '@/declaration/settled'
import { useDeclaration } from '../declarations'
import { useTarget } from '../kinds/reference'
import type { FormField } from './formFields'

/** Copies values from referenced records into the form. The platform does the same itself when it saves. */
export const TakenValues = ({ held }: { held: RaRecord | undefined }) => {
  const { fields } = useDeclaration()
  return Object.entries(fields).map(([name, field]) => {
    const [reference, source] = sourceOf(field.takenFrom ?? '')
    const through = fields[reference]
    return through?.kind === 'reference' ? (
      <Taken key={name} {...{ name, field, held, reference, through, source }} />
    ) : null
  })
}

interface TakenProps extends FormField {
  readonly held: RaRecord | undefined
  readonly reference: string
  readonly through: FieldOf<'reference'>
  readonly source: string
}

const Taken = (props: TakenProps) => {
  const target = useTarget(props.through)
  return target ? <TakenFrom {...props} target={target} /> : null
}

const TakenFrom = ({ name, field, held, reference, source, target }: TakenProps & { target: Resource }) => {
  const { setValue } = useFormContext()
  const typed: unknown = useWatch({ name: reference })
  const value = (typed ?? held?.[reference] ?? null) as Json
  // A value taken earlier is kept.
  const own: Json | undefined =
    held && value === held[reference] && isSet(held[name]) ? held[name] : undefined
  const isEmpty = !isSet(value)
  const { data } = useGetOne(
    resourceName(target),
    { id: idOfReference(target.key, String(value)) },
    { enabled: !isEmpty && own === undefined, retry: false },
  )
  const taken: Json | undefined = isEmpty ? clearedValue(field) : (own ?? data?.[source])
  useEffect(() => {
    if (taken !== undefined) setValue(name, taken)
  }, [setValue, name, taken])
  return null
}
