import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { FieldOf } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import type { EntryProps, KindEntry } from './entry'
import { OptionWord, optionsOf } from './parts/Options'
import { Raw } from './parts/Raw'
import { controlOf } from './parts/TextBox'

/** One of several values; an undeclared value is shown as it is until another is chosen. */
const One = (props: EntryProps<FieldOf<'choice'>>) => {
  const { field, input } = props
  const say = useSay()
  const options = optionsOf(field, useLocale()).filter(
    ({ former, value }) => !former || value === input.value,
  )
  const at = options.findIndex(({ value }) => value === input.value)
  const shown = options[at]
  const stranger = shown === undefined && (typeof input.value === 'string' || typeof input.value === 'number')
  return (
    <Select
      fullWidth
      displayEmpty
      value={at < 0 ? '' : String(at)}
      error={props.invalid}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      name={input.name}
      inputRef={input.ref}
      onChange={({ target }) =>
        input.onChange(target.value === '' ? null : (options[Number(target.value)]?.value ?? null))
      }
      onBlur={() => input.onBlur()}
      renderValue={() =>
        shown ? (
          <OptionWord {...shown} />
        ) : stranger && input.value !== '' ? (
          <Raw value={input.value} />
        ) : (
          <span className="kind-placeholder">{say('console.list.placeholder_choice')}</span>
        )
      }
      SelectDisplayProps={{ ...controlOf(props), 'aria-label': props.label }}
    >
      {!props.required && <MenuItem value="">{say('console.value.none')}</MenuItem>}
      {options.map((option, index) => (
        <MenuItem key={String(option.value)} value={String(index)}>
          <OptionWord {...option} />
        </MenuItem>
      ))}
    </Select>
  )
}

export const entry: KindEntry<FieldOf<'choice'>> = { Entry: One }
