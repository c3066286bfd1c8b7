import Switch from '@mui/material/Switch'
import type { FieldOf } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import type { KindEntry } from './entry'
import { optionsOf } from './parts/Options'
import { controlOf } from './parts/TextBox'

export const entry: KindEntry<FieldOf<'boolean'>> = {
  Entry: (props) => {
    const { field, input } = props
    const options = optionsOf(field, useLocale())
    const on = input.value === true
    return (
      <span className="kind-switch">
        <Switch
          checked={on}
          disabled={props.disabled}
          autoFocus={props.autoFocus}
          onChange={(_, checked) => input.onChange(checked)}
          onBlur={() => input.onBlur()}
          slotProps={{ input: { ...controlOf(props), name: input.name, ref: input.ref, role: 'switch' } }}
        />
        <span aria-hidden="true">{options.find(({ value }) => value === on)?.word}</span>
      </span>
    )
  },
}
