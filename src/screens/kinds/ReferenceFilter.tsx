import type { FieldOf } from '@/declaration'
import type { FilterProps } from './look'
import { entry } from './reference.input'

const nothing = () => {}

/** A filter on a reference, chosen by title as in a form. Also offers what forms no longer do: old records may still use it. */
const ReferenceFilter = ({ field, value, onChange, label, id }: FilterProps<FieldOf<'reference'>>) => (
  <entry.Entry
    field={{ ...field, where: undefined }}
    {...{ id, label, source: id, complain: nothing, Input: () => null }}
    {...{ describedBy: undefined, invalid: false, required: false, disabled: false, autoFocus: false }}
    input={{
      ...{ name: id, onBlur: nothing, ref: nothing, value: value ?? '' },
      onChange: (chosen: unknown) => onChange(typeof chosen === 'string' ? chosen : undefined),
    }}
  />
)

export default ReferenceFilter
