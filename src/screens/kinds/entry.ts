import type { ComponentType, ReactNode } from 'react'
import type { UseInputValue, Validator } from 'react-admin'
import type { Field, Json } from '@/declaration'

/** What KindInput takes. */
export interface KindInputProps<F extends Field = Field> {
  readonly field: F
  /** The field's name on the wire, and its place in the form's values unless `source` says another. */
  readonly name: string
  readonly source?: string
  /** In place of the field's own label. */
  readonly label?: string
  /** In place of the field's own hint. */
  readonly hint?: ReactNode
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  /** Asked after the rules of the field: a limit that depends on the record. */
  readonly validate?: Validator
  /** Whether a value is held to no rule: it is there already, and stays unless another is entered. */
  readonly mayStay?: (value: Json) => boolean
}

/** What the input of a kind is given: the field layer has done label, hint, error and the tie to the form. */
export interface EntryProps<F extends Field = Field> {
  readonly field: F
  /** The id of the control that the label points to. */
  readonly id: string
  readonly label: string
  /** Ids of hint and error. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly autoFocus: boolean
  /** Value, change and blur of the form's field, and the ref that takes the focus when it is the first error. */
  readonly input: UseInputValue['field']
  /** For kinds that hold other fields: the place of this one in the form, and what enters a field. */
  readonly source: string
  readonly Input: ComponentType<KindInputProps>
  /**
   * For rules that only the input knows: what is wrong with the value as it stands. The form is refused with it, and the
   * function stays the same between renders.
   */
  readonly complain: (problem: string | undefined) => void
}

/** How values of a kind are entered. */
export interface KindEntry<F extends Field> {
  Entry(props: EntryProps<F>): ReactNode
  /** The control is a group of controls: its label cannot point to one of them. */
  readonly group?: true
  /** The control says its length or limit itself, behind hint or error. */
  Counter?(props: { field: F; value: unknown }): ReactNode
}
