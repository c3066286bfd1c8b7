import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { type Choices, type FieldOf, type Json, type Locale, type Tone, textOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { useLocale, useSay } from '@/i18n/useSay'
import { early } from '@/ui/late'
import { loadMenu, MenuItem, OptionMenu } from '@/ui/Menu'
import { Status } from '@/ui/Status'
import { textWidth } from '../../textWidth'
import type { FilterProps } from '../look'
import '@/ui/input.css'
import '@/ui/plain.css'

interface OptionSelectProps extends Omit<ComponentProps<'button'>, 'onBlur' | 'value'> {
  readonly options: readonly Option[]
  /** The index of the chosen option, -1 for none. An array allows several and keeps the options open after choosing. */
  readonly at: number | readonly number[]
  /** The words for "none", if that can be chosen. */
  readonly none: string | undefined
  readonly placeholder: ReactNode
  readonly onChoose: (value: Json | undefined) => void
  readonly onBlur?: () => void
}

/** A button that opens a list of values to choose one or several from. */
export const OptionSelect = ({
  options,
  at,
  none,
  placeholder,
  onChoose,
  onBlur,
  ...control
}: OptionSelectProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const listId = useId()
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    setAnchor(currentTarget)
    setOpen(true)
  }
  const chosen = typeof at === 'number' ? [at] : at
  const several = chosen === at
  const item = (index: number, value: Json | undefined, word: ReactNode) => (
    <MenuItem
      key={index}
      role="option"
      aria-selected={chosen.includes(index)}
      selected={chosen.includes(index)}
      onClick={() => {
        if (!several || index < 0) setOpen(false)
        if (index !== at) onChoose(value)
      }}
    >
      {word}
    </MenuItem>
  )
  const shown = chosen.flatMap((index) => options[index] ?? [])
  return (
    <>
      <button
        {...control}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        className="ui-input ui-select"
        onClick={show}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          show(event)
        }}
        // The focus goes to the options, which belong to it.
        onBlur={() => !open && onBlur?.()}
        {...early(loadMenu)}
      >
        <span className="ui-cut">
          {shown.map((option) => (
            <OptionWord key={option.word} {...option} />
          ))}
          {shown.length === 0 && <span className="kind-placeholder">{placeholder}</span>}
        </span>
        <ArrowDropDown />
      </button>
      <OptionMenu
        id={listId}
        label={control['aria-label']}
        open={open}
        several={several}
        anchor={anchor}
        onClose={() => setOpen(false)}
      >
        {none !== undefined && item(-1, undefined, none)}
        {options.map((option, index) => item(index, option.value, <OptionWord {...option} />))}
      </OptionMenu>
    </>
  )
}

export const ChosenFilter = ({
  field,
  value,
  onChange,
  label,
  id,
}: FilterProps<FieldOf<'choice'> | FieldOf<'choices'> | FieldOf<'boolean'>>) => {
  const any = useSay()('console.list.any')
  const options = optionsOf(field, useLocale())
  return (
    <OptionSelect
      options={options}
      at={options.findIndex((option) => String(option.value) === String(value))}
      none={any}
      placeholder={any}
      onChoose={onChange}
      id={id}
      aria-label={label}
    />
  )
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

/** The declaration of a value, if it is declared. */
export const declaredChoice = (of: Choices, value: unknown) =>
  Object.hasOwn(of, String(value)) ? of[String(value)] : undefined

/** The dot before a state, px. */
export const dotWidth = 14
const widestWord = 150

/** The width of the longest of these words, px. */
export const wordWidth = (words: readonly string[], locale: Locale) =>
  Math.min(widestWord, Math.max(0, ...words.map((word) => textWidth(word, locale))))
