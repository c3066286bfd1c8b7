import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Check from '@mui/icons-material/Check'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { type Choices, type FieldOf, type Json, type Locale, type Tone, textOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { comma } from '@/declaration/punctuation'
import { useLocale, useSay } from '@/i18n/useSay'
import { early } from '@/ui/late'
import { loadMenu, MenuItem, OptionMenu } from '@/ui/Menu'
import { Status } from '@/ui/Status'
import { textWidth } from '../../textWidth'
import type { FilterProps } from '../look'
import '@/ui/input.css'
import '@/ui/plain.css'

interface SelectProps extends Omit<ComponentProps<'button'>, 'onBlur' | 'value'> {
  /** What is chosen. */
  readonly shown: ReactNode
  /** Any number can be chosen: the options stay open. */
  readonly several?: true
  readonly entries: (close: () => void) => ReactNode
  readonly onBlur?: () => void
}

/** A button that opens options. */
const Select = ({ shown, several, entries, onBlur, ...control }: SelectProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const listId = useId()
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    setAnchor(currentTarget)
    setOpen(true)
  }
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
        <span className="ui-cut">{shown}</span>
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
        {entries(() => setOpen(false))}
      </OptionMenu>
    </>
  )
}

const Placeholder = ({ children }: { children: ReactNode }) => (
  <span className="kind-placeholder">{children}</span>
)

interface OptionSelectProps extends Omit<SelectProps, 'shown' | 'several' | 'entries'> {
  readonly options: readonly Option[]
  /** The index of the chosen option; -1 for none. */
  readonly at: number
  /** The words for choosing none, if that is possible. */
  readonly none: string | undefined
  readonly placeholder: ReactNode
  readonly onChoose: (value: Json | undefined) => void
}

/** One of several values. */
export const OptionSelect = ({ options, at, none, placeholder, onChoose, ...control }: OptionSelectProps) => {
  const item = (index: number, value: Json | undefined, word: ReactNode, close: () => void) => (
    <MenuItem
      key={index}
      role="option"
      aria-selected={index === at}
      selected={index === at}
      onClick={() => {
        close()
        if (index !== at) onChoose(value)
      }}
    >
      {word}
    </MenuItem>
  )
  const shown = options[at]
  return (
    <Select
      {...control}
      shown={shown ? <OptionWord {...shown} /> : <Placeholder>{placeholder}</Placeholder>}
      entries={(close) => (
        <>
          {none !== undefined && item(-1, undefined, none, close)}
          {options.map((option, index) => item(index, option.value, <OptionWord {...option} />, close))}
        </>
      )}
    />
  )
}

interface OptionsSelectProps extends Omit<SelectProps, 'shown' | 'several' | 'entries'> {
  readonly options: readonly Option[]
  readonly chosen: readonly Json[]
  /** The words for choosing none. */
  readonly none: string
  /** In declared order, whatever order they were ticked in. */
  readonly onChoose: (values: readonly Json[]) => void
}

/** Any number of several values. */
export const OptionsSelect = ({ options, chosen, none, onChoose, ...control }: OptionsSelectProps) => {
  const locale = useLocale()
  const isChosen = ({ value }: Option) => chosen.includes(value)
  const words = options.filter(isChosen).map(({ word }) => word)
  return (
    <Select
      {...control}
      several
      shown={words.length > 0 ? words.join(textIn(comma, locale)) : <Placeholder>{none}</Placeholder>}
      entries={(close) => (
        <>
          <MenuItem
            role="option"
            aria-selected={words.length === 0}
            selected={words.length === 0}
            onClick={() => {
              close()
              onChoose([])
            }}
          >
            {none}
          </MenuItem>
          {options.map((option) => (
            <MenuItem
              key={String(option.value)}
              role="option"
              aria-selected={isChosen(option)}
              onClick={() =>
                onChoose(
                  options
                    .filter((one) => (one === option ? !isChosen(one) : isChosen(one)))
                    .map(({ value }) => value),
                )
              }
            >
              <OptionWord {...option} />
              <Check className="kind-ticked" />
            </MenuItem>
          ))}
        </>
      )}
    />
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
      id={id}
      aria-label={label}
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
