import type { ComponentType, ReactNode } from 'react'
import type { Field, Json, Locale, WireRecord } from '@/declaration'

/** One value somewhere: in a cell of a table, or in a detail. */
export interface PartProps {
  readonly place: 'Cell' | 'Field'
  readonly field: Field
  /** The field's name on the wire. */
  readonly name: string
  readonly value: Json | undefined
  readonly record: WireRecord
  readonly locale: Locale
}

/** What kinds that hold other fields show those with; handed to them, because they are among the kinds themselves. */
export interface Parts {
  readonly Part: ComponentType<PartProps>
  isEnd(field: Field): boolean
}

/** What a kind is given to show. The value is never null, '' or []: `Part` shows those. */
export interface ViewProps<F extends Field = Field> {
  readonly field: F
  /** The field's name on the wire. */
  readonly name: string
  /** As the platform sent it, which need not be what the declaration promises. */
  readonly value: Json
  readonly record: WireRecord
  readonly locale: Locale
  readonly parts: Parts
}

/** What else can enter a value that is typed, such as a calendar. */
interface ToolProps {
  /** The text so far; '' when it cannot be read. */
  readonly text: string
  readonly disabled?: boolean
  onPick(text: string): void
}

/** How a value is typed, in a form and in a filter. */
export interface Typing {
  readonly before?: string
  readonly after?: string
  readonly placeholder?: string
  readonly numeric?: true
  readonly mono?: true
  /** The type of the form's input. */
  readonly type?: 'email' | 'tel' | 'url'
  /** The text of a value that is a number, or that is read from what is typed. Other values are text, taken as typed. */
  write?(value: number): string
  Tool?(props: ToolProps): ReactNode
}

/** One filter's control. It holds no form: a value comes in, the next value goes out. */
export interface FilterProps<F extends Field = Field> {
  readonly field: F
  /** As it is on the wire; undefined when the filter is not set. */
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  /** The control's own name. */
  readonly label: string
  /** The control's id, for a label in front of it. */
  readonly id: string
}

/**
 * How values of a kind look, in `<kind>.tsx`. F is the field's declaration. An input that is more than a line of text is in
 * `<kind>.input.tsx`, which is fetched with the first form.
 */
export interface KindLook<F extends Field> {
  /** One line in a table: plain elements only, for it is drawn hundreds of times. */
  Cell(props: ViewProps<F>): ReactNode
  /** In a detail, where there is room; the cell without it. */
  Field?(props: ViewProps<F>): ReactNode
  /** Numbers stand at the end of their column. */
  readonly align?: 'end'
  /** Its values may be longer than a column: it takes its part of the room that a table has left. */
  readonly stretches?: true
  /** Takes a whole row of a detail, not one column of it. */
  readonly wide?: true
  /** What its values take in a column, px, without the room around them. What is longer is cut off there. */
  width(field: F, locale: Locale): number
  /** What one value takes where that is more and worth a wider column, px: a warning that most values do not have. */
  valueWidth?(field: F, value: Json, locale: Locale): number
  /** How a value is typed; as plain text without it. */
  typing?(field: F, locale: Locale): Typing
  /** The control of a filter; a typed value without it. */
  Filter?(props: FilterProps<F>): ReactNode
}
