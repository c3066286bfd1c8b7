import MenuItem from '@mui/material/MenuItem'
import Select, { type SelectProps } from '@mui/material/Select'
import type { ReactNode } from 'react'
import { type Choices, type FieldOf, type Json, type Locale, type Tone, textOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { useLocale, useSay } from '@/i18n/useSay'
import { Status } from '@/ui/Status'
import { textWidth } from '../../textWidth'
import type { FilterProps } from '../look'

interface OptionSelectProps
  extends Pick<
    SelectProps<string>,
    'disabled' | 'error' | 'autoFocus' | 'name' | 'inputRef' | 'onBlur' | 'SelectDisplayProps'
  > {
  readonly options: readonly Option[]
  /** The index of the chosen option; -1 for none. */
  readonly at: number
  /** The words for choosing none, if that is possible. */
  readonly none: string | undefined
  readonly placeholder: ReactNode
  readonly onChoose: (value: Json | undefined) => void
}

export const OptionSelect = ({ options, at, none, placeholder, onChoose, ...more }: OptionSelectProps) => {
  const shown = options[at]
  return (
    <Select
      {...more}
      fullWidth
      displayEmpty
      value={at < 0 ? '' : String(at)}
      onChange={({ target }) =>
        onChoose(target.value === '' ? undefined : options[Number(target.value)]?.value)
      }
      renderValue={() =>
        shown ? <OptionWord {...shown} /> : <span className="kind-placeholder">{placeholder}</span>
      }
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {options.map((option, index) => (
        <MenuItem key={String(option.value)} value={String(index)}>
          <OptionWord {...option} />
        </MenuItem>
      ))}
    </Select>
  )
}

const ChoiceFilter = ({
  options,
  value,
  onChange,
  label,
  id,
}: Omit<FilterProps, 'field'> & { options: readonly Option[] }) => {
  const any = useSay()('console.list.any')
  return (
    <OptionSelect
      options={options}
      at={options.findIndex((option) => String(option.value) === String(value))}
      none={any}
      placeholder={any}
      onChoose={onChange}
      SelectDisplayProps={{ id, 'aria-label': label }}
    />
  )
}

export const ChosenFilter = ({
  field,
  ...rest
}: FilterProps<FieldOf<'choice'> | FieldOf<'choices'> | FieldOf<'boolean'>>) => (
  <ChoiceFilter options={optionsOf(field, useLocale())} {...rest} />
)

/** Whether there is a value at all, for composite values, which cannot be compared. */
export const FilledFilter = ({ field: _, ...rest }: FilterProps) => {
  const say = useSay()
  const options = [
    { value: true, word: say('console.kind.set') },
    { value: false, word: say('console.kind.unset') },
  ]
  return <ChoiceFilter options={options} {...rest} />
}

export const OptionWord = ({ word, tone }: Pick<Option, 'word' | 'tone'>) =>
  tone ? <Status tone={tone} word={word} /> : <span>{word}</span>

export interface Option {
  readonly value: Json
  readonly word: string
  readonly tone?: Tone
  /** Forms no longer offer it. */
  readonly former?: true
}

/** The values of a field with a fixed set, in declared order. */
export const optionsOf = (
  field: FieldOf<'choice'> | FieldOf<'choices'> | FieldOf<'boolean'>,
  locale: Locale,
): readonly Option[] => {
  if (field.kind === 'boolean')
    return [true, false].map((value) => ({ value, word: textOf(field, value, locale) }))
  const numeric = field.kind === 'choice' && field.numeric === true
  return Object.entries(field.of).map(([value, label]) => ({
    value: numeric ? Number(value) : value,
    word: textIn(label, locale),
    tone: label.tone,
    former: label.former,
  }))
}

/** The declaration of a value; undefined if it is undeclared. */
export const declaredChoice = (of: Choices, value: unknown) =>
  Object.hasOwn(of, String(value)) ? of[String(value)] : undefined

/** The dot before a state, px. */
export const dotWidth = 14
const widestWord = 116

/** The width of the longest of some words, px. */
export const wordWidth = (words: readonly string[], locale: Locale) =>
  Math.min(widestWord, Math.max(0, ...words.map((word) => textWidth(word, locale))))
