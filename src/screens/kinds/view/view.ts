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

/** What a kind is given to show. The value is there: null, '' and [] were dealt with before. */
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

/** How values of a kind look. F is the field's declaration. */
export interface KindView<F extends Field> {
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
}
