import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { FieldOf } from '@/declaration'
import { parseWhole } from '@/declaration/kinds/number'
import { useLocale, useSay } from '@/i18n/useSay'
import type { Entries, EntryProps } from './entry'
import { OptionSelect, OptionWord, optionsOf } from './parts/Options'
import { Raw } from './parts/Raw'
import { ComboboxInput, controlOf, useComboboxWords } from './parts/TextBox'

const OnOff = (props: EntryProps<FieldOf<'boolean'>>) => {
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
}

/** One of several values; an undeclared value is shown as it is until another is chosen. */
const One = (props: EntryProps<FieldOf<'choice'>>) => {
  const { field, input } = props
  const say = useSay()
  const options = optionsOf(field, useLocale()).filter(
    ({ former, value }) => !former || value === input.value,
  )
  const undeclared =
    input.value !== '' && (typeof input.value === 'string' || typeof input.value === 'number')
  return (
    <OptionSelect
      options={options}
      at={options.findIndex(({ value }) => value === input.value)}
      none={props.required ? undefined : say('console.value.none')}
      placeholder={undeclared ? <Raw value={input.value} /> : say('console.list.placeholder_choice')}
      error={props.invalid}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      name={input.name}
      inputRef={input.ref}
      onChoose={(value) => input.onChange(value ?? null)}
      onBlur={() => input.onBlur()}
      SelectDisplayProps={{ ...controlOf(props), 'aria-label': props.label }}
    />
  )
}

/** Any number of several values, all visible. */
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
                // In declared order, whatever order they were ticked in.
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

const separators = /[\s,，;；]+/

/** Free words, entered one by one with Enter or pasted in bulk with any common separator. */
const Words = (props: EntryProps<FieldOf<'tags'>>) => {
  const { input, field } = props
  const say = useSay()
  const comboboxWords = useComboboxWords()
  const words: readonly string[] = Array.isArray(input.value) ? input.value.map(String) : []
  const set = (next: readonly string[]) => {
    const parts = next.flatMap((one) => one.split(separators)).filter(Boolean)
    const words = [...new Set(parts)]
    input.onChange(field.numeric ? words.map((one) => parseWhole(one) ?? one) : words)
  }
  return (
    <Autocomplete
      {...comboboxWords}
      multiple
      freeSolo
      autoSelect
      id={props.id}
      options={[]}
      value={[...words]}
      onChange={(_, next) => set(next)}
      disabled={props.disabled}
      renderInput={(params) => (
        <ComboboxInput
          entry={props}
          params={params}
          placeholder={words.length === 0 ? say('console.kind.add_tag') : undefined}
        />
      )}
    />
  )
}

export const choices: Entries<'boolean' | 'choice' | 'choices' | 'tags'> = {
  boolean: { Entry: OnOff },
  choice: { Entry: One },
  choices: { Entry: Several, group: true },
  tags: { Entry: Words },
}
