import type { Field } from '@/declaration'
import type { KindFilter as FilterOf, FilterProps } from './filter/filter'
import { filters } from './filters'
import './controls.css'
import './kinds.css'

/** The control of one filter, as the field's kind is filtered. */
export const KindFilter = (props: FilterProps) => {
  // A field's `kind` picks the one filter that takes that field.
  const { Filter }: FilterOf<Field> = filters[props.field.kind]
  return <Filter {...props} />
}
