import Switch from '@mui/material/Switch'
import { type FieldOf, l } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import type { KindEntry } from './entry'
import { optionsOf } from './parts/Options'
import { controlOf } from './parts/TextBox'

/** For a switch whose field has no words of its own: it is on or off, not yes or no. */
const turned = {
  on: l('已开启', 'On', 'Activado'),
  off: l('已关闭', 'Off', 'Desactivado'),
}

export const entry: KindEntry<FieldOf<'boolean'>> = {
  Entry: (props) => {
    const { field, input } = props
    const say = useSay()
    const options = optionsOf(field, useLocale())
    const on = input.value === true
    const word = field.words
      ? options.find(({ value }) => value === on)?.word
      : say(on ? turned.on : turned.off)
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
        <span aria-hidden="true">{word}</span>
      </span>
    )
  },
}
