import type { ReactNode } from 'react'
import type { Field, Json } from '@/declaration'

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

export interface KindFilter<F extends Field> {
  Filter(props: FilterProps<F>): ReactNode
}
