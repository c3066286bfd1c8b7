import type { ComponentType, ReactNode } from 'react'
import type { UseInputValue, Validator } from 'react-admin'
import type { Field, Json } from '@/declaration'

export interface KindInputProps<F extends Field = Field> {
  readonly field: F
  /** The field's name on the wire; also its path in the form's values unless `source` gives another. */
  readonly name: string
  readonly source?: string
  readonly label?: string
  readonly hint?: ReactNode
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  /** Runs after the field's rules, for example for a limit that depends on the record. */
  readonly validate?: Validator
  /** Whether a value is exempt from the rules: the record already has it, and may keep it. */
  readonly mayStay?: (value: Json) => boolean
}

/** The props of a kind's input; label, hint, error and form state are handled around it. */
export interface EntryProps<F extends Field = Field> {
  readonly field: F
  readonly id: string
  readonly label: string
  /** Ids of hint and error. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly autoFocus: boolean
  /** The form field's value, change and blur handlers, and the ref that receives the focus if it has the first error. */
  readonly input: UseInputValue['field']
  /** For kinds that contain other fields: this field's path in the form, and the component for entering a field. */
  readonly source: string
  readonly Input: ComponentType<KindInputProps>
  /** Reports a problem that only the input knows about; the form cannot be sent with one. Stable. */
  readonly complain: (problem: string | undefined) => void
}

export interface KindEntry<F extends Field> {
  Entry(props: EntryProps<F>): ReactNode
  /** The control is a group: its label cannot point to a single control. */
  readonly group?: true
  /** Shows the length or limit after the hint or error. */
  Counter?(props: { field: F; value: unknown }): ReactNode
}
