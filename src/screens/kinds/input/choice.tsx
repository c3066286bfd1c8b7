import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Switch from '@mui/material/Switch'
import type { FieldOf } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { OptionWord } from '../OptionWord'
import { optionsOf } from '../options'
import { Raw } from '../view/Raw'
import type { EntryProps, KindEntry } from './input'
import { controlOf } from './TextBox'

export const boolean: KindEntry<FieldOf<'boolean'>> = {
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

/** One of several values; a value that is not among them is shown as it came until another is chosen. */
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

export const choice: KindEntry<FieldOf<'choice'>> = { Entry: One }

/** Any number of several values, all in sight. */
const Several = ({ field, input, disabled }: EntryProps<FieldOf<'choices'>>) => {
  const options = optionsOf(field, useLocale())
  const chosen: readonly unknown[] = Array.isArray(input.value) ? input.value : []
  return (
    <div className="kind-options">
      {options.map(({ value, word, tone }, index) => (
        <FormControlLabel
          key={String(value)}
          disabled={disabled}
          label={<OptionWord word={word} tone={tone} />}
          control={
            <Checkbox
              checked={chosen.includes(value)}
              onChange={(_, checked) =>
                // In the declared order, however they are ticked.
                input.onChange(
                  options
                    .map((option) => option.value)
                    .filter((one) => (one === value ? checked : chosen.includes(one))),
                )
              }
              onBlur={() => input.onBlur()}
              slotProps={{ input: index === 0 ? { ref: input.ref } : {} }}
            />
          }
        />
      ))}
    </div>
  )
}

export const choices: KindEntry<FieldOf<'choices'>> = { Entry: Several, group: true }
