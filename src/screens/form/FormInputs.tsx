import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { RaRecord } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { isSet, type Json } from '@/declaration'
import type { Bounded } from '@/declaration/bounds'
import { isDerived } from '@/declaration/computed'
import { fieldsFor, hasRules } from '@/declaration/settled'
import { useLocale, useSay } from '@/i18n/useSay'
import { currentTime } from '../actions/availability'
import { useDeclaration } from '../declarations'
import type { KindInputProps } from '../kinds/entry'
import { KindField } from '../kinds/KindCell'
import { InputFrame, KindInput } from '../kinds/KindInput'
import { isMasked } from '../kinds/masked'
import { complaintOf } from '../kinds/validation'
import { type FormField, firstInput, formGroups } from './formFields'
import { SuggestedValues } from './SuggestedValues'
import { savedRecord } from './savedRecord'
import { TakenValues } from './TakenValues'
import './form.css'

interface FormInputsProps {
  /** The record that is edited; undefined for a new one. */
  readonly held: RaRecord | undefined
  /** Whether the pressed button requires a field. */
  readonly isNeeded: (field: string) => boolean
  /** Rendered above an input. */
  readonly children: (name: string) => ReactNode
}

/** The inputs that the form asks for now, and the values derived from them. */
export const FormInputs = ({ held, isNeeded, children }: FormInputsProps) => {
  const resource = useDeclaration()
  const say = useSay()
  const isRuled = hasRules(resource.fields)
  const values = useWatch({ disabled: !isRuled })
  const record = isRuled ? savedRecord(resource, held, values) : undefined
  const asked = record ? fieldsFor(resource.fields, record, currentTime()) : resource.fields
  // Fixed when the form opens: an input that appears later must not steal focus from the one that made it appear.
  const [first] = useState(() => (held ? undefined : firstInput(resource, asked)))
  return (
    <>
      {isRuled && <TakenValues held={held} />}
      {record && <SuggestedValues held={held} record={record} />}
      {formGroups(resource).map(({ label, fields }) => {
        const inputs = fields.flatMap(({ name, field }) =>
          asked[name] ? (
            <div key={name}>
              {children(name)}
              {isDerived(field) ? (
                <DerivedValue name={name} field={field} value={record?.[name]} />
              ) : (
                <Input
                  name={name}
                  field={field}
                  asked={asked[name]}
                  before={held?.[name]}
                  isNeeded={isNeeded}
                  autoFocus={name === first}
                />
              )}
            </div>
          ) : (
            []
          ),
        )
        if (!label || inputs.length === 0) return inputs
        return (
          <fieldset key={fields[0]?.name} className="form-group">
            <legend>{say(label)}</legend>
            {inputs}
          </fieldset>
        )
      })}
    </>
  )
}

/** The conditions other fields set for a field. */
const madeOfOthers = ({ required, bounds = [] }: Bounded): string =>
  JSON.stringify([required === true, ...bounds.map(({ side, limit }) => [side, limit])])

/** An input that other values can make required or bounded. */
export const AskedInput = (props: KindInputProps) => {
  useCheckedAgain(props.name, madeOfOthers(props.field))
  return <KindInput {...props} />
}

interface InputProps extends FormField {
  /** The field as it applies to the record that would be saved. */
  readonly asked: Bounded
  /** The record's value as the platform shows it. */
  readonly before: Json | undefined
  readonly isNeeded: (field: string) => boolean
  readonly autoFocus: boolean
}

const Input = ({ name, field: declared, asked, before, isNeeded, autoFocus }: InputProps) => {
  const locale = useLocale()
  const made = madeOfOthers(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew with every letter, it is seldom another
  const field = useMemo(() => asked, [declared, made])
  const validate = useCallback(
    (value: Json | undefined) =>
      isNeeded(name) && !isSet(value) ? complaintOf(field, { code: 'required' }, locale) : undefined,
    [isNeeded, name, field, locale],
  )
  // A masked value that comes back unchanged is fine: the real value behind the asterisks is valid.
  const mayStay = useCallback(
    (value: Json | undefined) => value === before && isMasked(declared, value),
    [declared, before],
  )
  return <AskedInput name={name} field={field} validate={validate} mayStay={mayStay} autoFocus={autoFocus} />
}

/** Revalidates an input when its conditions change, once the form has been submitted. */
const useCheckedAgain = (name: string, made: string): void => {
  const { trigger } = useFormContext()
  const { isSubmitted } = useFormState()
  const before = useRef(made)
  const check = useEffectEvent(() => {
    if (isSubmitted && before.current !== made) void trigger(name)
    before.current = made
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it changes
  useEffect(() => check(), [made])
}

const noRecord = { id: '' }

/** A derived value, shown among the inputs. */
export const DerivedValue = ({ name, field, value }: FormField & { value: Json | undefined }) => {
  const say = useSay()
  const id = useId()
  return (
    <InputFrame id={id} label={say(field.label)} hint={field.hint && say(field.hint)}>
      <output id={id}>
        <KindField field={field} name={name} value={value} record={noRecord} />
      </output>
    </InputFrame>
  )
}
