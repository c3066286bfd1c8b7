import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Field, Json, Locale, WireRecord } from '@/declaration'

/** A field's value in its record. */
export interface KindProps {
  readonly field: Field
  /** The field's name on the wire. */
  readonly name: string
  readonly value: Json | undefined
  readonly record: RaRecord
}

export const isString = (value: Json): value is string => typeof value === 'string'
export const isNumber = (value: Json): value is number => typeof value === 'number'
export const isBoolean = (value: Json): value is boolean => typeof value === 'boolean'
export const isArray = (value: Json): value is readonly Json[] => Array.isArray(value)

/** A value in a table cell or a detail. */
export interface PartProps extends Omit<KindProps, 'record'> {
  readonly place: 'Cell' | 'Field'
  readonly record: WireRecord
  readonly locale: Locale
}

/** For kinds that contain other fields: the component that shows those. Passed in to avoid an import cycle. */
export interface Parts {
  readonly Part: ComponentType<PartProps>
  isEnd(field: Field): boolean
}

/** The props with which a kind shows a value. The value is never null, '' or []: `Part` handles those. */
export interface ViewProps<F extends Field = Field, V extends Json = Json>
  extends Omit<PartProps, 'place' | 'field' | 'value'> {
  readonly field: F
  readonly value: V
  readonly parts: Parts
}

/** Another way to enter a typed value, such as a calendar. */
export interface ToolProps {
  /** The current text; '' if it cannot be read. */
  readonly text: string
  readonly disabled?: boolean
  onPick(text: string): void
}

/** How a value is typed, in forms and filters. */
export interface Typing {
  readonly before?: string
  readonly after?: string
  readonly placeholder?: string
  readonly numeric?: true
  readonly mono?: true
  /** The HTML type of the form's input. */
  readonly type?: 'email' | 'tel' | 'url'
  /** Formats a value that is a number or parsed from text. Other values are used as typed. */
  write?(value: number): string
  /** Must be stable: a new component would close whatever the old one has opened. */
  Tool?(props: ToolProps): ReactNode
}

/** A filter's control, outside any form: it receives a value and reports the next one. */
export interface FilterProps<F extends Field = Field> {
  readonly field: F
  /** It takes several values, as one text on the wire: `A,B`. */
  readonly several?: boolean
  /** As on the wire; undefined if the filter is not set. */
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  /** The control's own name. */
  readonly label: string
  /** The id of the control, for the label in front of it. */
  readonly id: string
}

/** How a kind's values look, in `<kind>.tsx`. Larger inputs are in `<kind>.input.tsx`, which loads with the forms. */
export interface KindLook<F extends Field, V extends Json = Json> {
  /** Whether a value has the kind's type; any other is shown in grey, as it came. */
  takes?(value: Json): value is V
  /** One line in a table: plain elements only, because it is rendered hundreds of times. */
  Cell(props: ViewProps<F, V>): ReactNode
  /** In a detail, where there is room; the cell by default. */
  Field?(props: ViewProps<F, V>): ReactNode
  /** Numbers are aligned to the end of their column. */
  readonly align?: 'end'
  /** Values may be longer than the column, so it gets a share of the table's spare room. */
  readonly stretches?: true
  /** Takes a whole row of a detail instead of one column. */
  readonly wide?: true
  /** The values' width in a column, px, without padding. Longer values are cut off. */
  width(field: F, locale: Locale): number
  /** One value's width, px, for columns that fit their content: a warning widens its column, short texts leave room. */
  valueWidth?(field: F, value: Json, locale: Locale): number
  /** How a value is typed; plain text by default. */
  typing?(field: F, locale: Locale): Typing
  /** A filter's control; typed text by default. */
  Filter?(props: FilterProps<F>): ReactNode
}
