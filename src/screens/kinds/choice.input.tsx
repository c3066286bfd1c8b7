import type { FieldOf } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import type { EntryProps, KindEntry } from './entry'
import { OptionSelect, optionsOf } from './parts/Options'
import { Raw } from './parts/Raw'
import { controlOf } from './parts/TextBox'

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
      none={props.required ? undefined : say(field.emptyText ?? 'console.value.none')}
      placeholder={undeclared ? <Raw value={input.value} /> : say('console.list.placeholder_choice')}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      name={input.name}
      ref={input.ref}
      onChoose={(value) => input.onChange(value ?? null)}
      onBlur={() => input.onBlur()}
      {...controlOf(props)}
      aria-label={props.label}
    />
  )
}

export const entry: KindEntry<FieldOf<'choice'>> = { Entry: One }
