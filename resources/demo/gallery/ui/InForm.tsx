import type { RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Field } from '@/declaration'
import { isDerived } from '@/declaration/computed'
import { fieldsFor, hasRules } from '@/declaration/settled'
import { useSay } from '@/i18n/useSay'
import { currentTime } from '@/screens/actions/availability'
import { useDeclaration } from '@/screens/declarations'
import { AskedInput, DerivedValue } from '@/screens/form/FormInputs'
import { SuggestedValues } from '@/screens/form/SuggestedValues'
import { savedRecord } from '@/screens/form/savedRecord'
import { KindInput } from '@/screens/kinds/KindInput'
import { texts } from './texts'

interface InFormProps {
  readonly name: string
  readonly field: Field
  readonly record: RaRecord
}

/** A field in a form: its input, or the value computed from other inputs. */
export const InForm = ({ name, field, record }: InFormProps) =>
  hasRules({ [name]: field }) ? (
    <Ruled name={name} field={field} record={record} />
  ) : (
    <KindInput field={field} name={name} />
  )

const Ruled = ({ name, field, record }: InFormProps) => {
  const say = useSay()
  const resource = useDeclaration()
  const now = savedRecord(resource, record, useWatch())
  const asked = fieldsFor(resource.fields, now, currentTime())[name]
  if (!asked) return say(texts.hidden)
  return isDerived(field) ? (
    <DerivedValue name={name} field={field} value={now[name]} />
  ) : (
    <>
      {field.suggested && <SuggestedValues held={record} record={now} />}
      <AskedInput name={name} field={asked} />
    </>
  )
}
