import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useInput, ValidationError, type Validator } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Field, Json } from '@/declaration'
import { textIn } from '@/declaration/label'
import { useLocale, useSay } from '@/i18n/useSay'
import type { AreaInputProps } from '../areaParts'
import { useAreaComponent } from '../declarations'
import { LatePart } from '../LatePart'
import type { KindEntry, KindInputProps } from './entry'
import { RequiredMark } from './parts/RequiredMark'
import { Typed } from './parts/TextBox'
import { isComplaint, validatorOf } from './validation'
import './controls.css'
import './kinds.css'

/** Special inputs by kind: `<kind>.input.tsx`. */
const entries = import.meta.glob<KindEntry<Field>>('./*.input.tsx', { eager: true, import: 'entry' })
const typed: KindEntry<Field> = { Entry: Typed }

/** The minimum number of characters, if the field has one. */
const fewestLetters = (field: Field): number =>
  field.kind === 'text' || field.kind === 'code' || field.kind === 'multiline' ? (field.min ?? 0) : 0

const asIs = (value: Json) => value

/** A field's input in a form. Unreadable input stays as typed text, which the validator refuses. */
export const KindInput = (props: KindInputProps) => {
  const { field, name, source = name, label, hint, disabled = false, autoFocus = false } = props
  const { validate, mayStay } = props
  const locale = useLocale()
  const say = useSay()
  const complaint = useRef<string>(undefined)
  const complain = useCallback((problem: string | undefined) => {
    complaint.current = problem
  }, [])
  const validators = useMemo(() => {
    const own = [validatorOf(field, locale), () => complaint.current, ...(validate ? [validate] : [])]
    if (mayStay === undefined) return own
    return own.map(
      (one): Validator =>
        (value: Json, ...more) =>
          mayStay(value) ? undefined : one(value, ...more),
    )
  }, [field, locale, validate, mayStay])
  const {
    id,
    field: input,
    fieldState: { error, invalid },
  } = useInput({ source, validate: validators, format: asIs, parse: asIs, disabled })
  const { trigger } = useFormContext()
  // Error messages contain the field's name in the language of the time, so validate again to translate them.
  const complainAgain = useEffectEvent(() => {
    if (isComplaint(error?.message)) void trigger(input.name)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the language changes
  useEffect(() => complainAgain(), [locale])
  const { Entry: KindsOwn, group, Counter } = entries[`./${field.kind}.input.tsx`] ?? typed
  const AreasOwn = useAreaComponent<AreaInputProps>(field.input)
  const Entry = AreasOwn ?? KindsOwn
  const named = label ?? textIn(field.label, locale)
  const required = field.required === true
  const least = fewestLetters(field)
  const said =
    hint ??
    (field.hint
      ? textIn(field.hint, locale)
      : least > 1
        ? say('console.validation.tooShort', { min: least })
        : undefined)
  const noteId = `${id}-note`
  return (
    <InputFrame
      id={id}
      of={source}
      label={named}
      group={group === true || AreasOwn !== undefined}
      required={required}
      disabled={disabled}
      hint={said}
      error={invalid ? error?.message : undefined}
      counter={Counter && !AreasOwn && <Counter field={field} value={input.value} />}
    >
      <LatePart fallback={<span className="ui-skeleton kind-waiting" />}>
        <Entry
          field={field}
          id={id}
          label={named}
          describedBy={invalid || said !== undefined ? noteId : undefined}
          invalid={invalid}
          required={required}
          disabled={disabled}
          autoFocus={autoFocus}
          input={input}
          source={source}
          Input={KindInput}
          complain={complain}
        />
      </LatePart>
    </InputFrame>
  )
}

/** The frame around every input: its label above, its hint or error below. */
export const InputFrame = ({
  id,
  of,
  label,
  group = false,
  required = false,
  disabled = false,
  hint,
  error,
  counter,
  children,
}: {
  /** The control's id. The hint or error below it has the id `${id}-note`. */
  id: string
  /** The path of the field that it is for. */
  of?: string
  label: string
  group?: boolean
  required?: boolean
  disabled?: boolean
  hint?: ReactNode
  error?: string | undefined
  counter?: ReactNode
  children: ReactNode
}) => {
  const name = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  const body = (
    <>
      {children}
      {(hint !== undefined || error !== undefined || counter) && (
        <div className="kind-below">
          <span id={`${id}-note`} data-error={error === undefined ? undefined : true}>
            {error === undefined ? hint : <ValidationError error={error} />}
          </span>
          {counter}
        </div>
      )}
    </>
  )
  return group ? (
    <fieldset className="kind-input" data-input={of} disabled={disabled} aria-describedby={`${id}-note`}>
      <legend>{name}</legend>
      {body}
    </fieldset>
  ) : (
    <div className="kind-input" data-input={of} data-disabled={disabled || undefined}>
      <label htmlFor={id}>{name}</label>
      {body}
    </div>
  )
}
