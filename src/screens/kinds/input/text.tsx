import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useState } from 'react'
import { type Field, type FieldOf, parseText, textIn } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { useDraft } from '../draft'
import { useComboboxWords } from './combobox'
import type { EntryProps, KindEntry } from './input'
import { TemplateChoice } from './TemplateChoice'
import { controlOf, plain, TextBox } from './TextBox'

/** One line of text as the form's value. */
const Line = ({ type, code, ...props }: EntryProps & { type?: string; code?: boolean }) => (
  <TextBox
    entry={props}
    type={type}
    className={code ? 'kind-mono' : undefined}
    control={{ autoComplete: 'off' }}
  />
)

interface OfferingProps
  extends Pick<
    AutocompleteProps<string, false, false, true>,
    'loading' | 'open' | 'onOpen' | 'onClose' | 'filterOptions'
  > {
  readonly entry: EntryProps
  readonly options: readonly string[]
  readonly placeholder?: string
  /** The control's own name, where the input's label is that of a group. */
  readonly named?: string
}

/** Free words, with some offered while they are typed. */
export const Offering = ({ entry, placeholder, named, ...more }: OfferingProps) => {
  const words = useComboboxWords()
  return (
    <Autocomplete
      {...words}
      {...more}
      freeSolo
      forcePopupIcon
      id={entry.id}
      inputValue={plain(entry.input.value)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'reset' || text !== '') entry.input.onChange(text)
      }}
      disabled={entry.disabled}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          fullWidth
          error={entry.invalid}
          autoFocus={entry.autoFocus}
          placeholder={placeholder}
          inputRef={entry.input.ref}
          onBlur={() => entry.input.onBlur()}
          ref={slotProps.input.ref}
          className={slotProps.input.className}
          endAdornment={slotProps.input.endAdornment}
          slotProps={{ input: { ...slotProps.htmlInput, ...controlOf(entry), 'aria-label': named } }}
        />
      )}
    />
  )
}

/** Free words, with some offered in the operator's language. */
const Suggested = (props: EntryProps<FieldOf<'text'>>) => {
  const locale = useLocale()
  return (
    <Offering entry={props} options={(props.field.suggestions ?? []).map((label) => textIn(label, locale))} />
  )
}

export const text: KindEntry<FieldOf<'text'>> = {
  Entry: (props) => (props.field.suggestions ? <Suggested {...props} /> : <Line {...props} />),
}

export const line: KindEntry<Field> = { Entry: (props) => <Line {...props} /> }
export const code: KindEntry<Field> = { Entry: (props) => <Line {...props} code /> }
export const email: KindEntry<Field> = { Entry: (props) => <Line {...props} type="email" /> }
export const phone: KindEntry<Field> = { Entry: (props) => <Line {...props} type="tel" /> }
export const url: KindEntry<Field> = { Entry: (props) => <Line {...props} type="url" /> }

/** A value that is typed as text and read by its kind: money in yuan, a percentage, a time. */
export const Typed = ({
  write,
  before,
  after,
  tool,
  placeholder,
  numeric,
  ...props
}: EntryProps & {
  write: (value: number) => string
  before?: ReactNode
  after?: ReactNode
  /** What else can enter a value: it gets the function that takes a text. */
  tool?: (type: (text: string) => void) => ReactNode
  placeholder?: string
  numeric?: boolean
}) => {
  const { text, type, settle } = useDraft(
    props.input.value,
    (value) => (typeof value === 'number' ? write(value) : plain(value)),
    // What is no value stays text, so that the validator sees it and the operator can mend it.
    (typed) => (typed.trim() === '' ? null : (parseText(props.field, typed) ?? typed)),
    props.input.onChange,
  )
  return (
    <TextBox
      entry={props}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        settle()
        props.input.onBlur()
      }}
      startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
      endAdornment={
        (after || tool) && <InputAdornment position="end">{tool ? tool(type) : after}</InputAdornment>
      }
      placeholder={placeholder}
      control={{ inputMode: numeric ? 'decimal' : undefined, autoComplete: 'off' }}
    />
  )
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : 0)

/** How much is written, and of how much; more than is usual is marked. */
const Length = ({ field, value }: { field: FieldOf<'multiline'>; value: unknown }) => {
  const say = useSay()
  const over = field.warnAbove !== undefined && lengthOf(value) > field.warnAbove
  return field.max === undefined ? null : (
    <span className="kind-length" data-tone={over ? 'warning' : undefined}>
      {say('console.form.length', { count: lengthOf(value), max: field.max })}
    </span>
  )
}

/** Words over several lines, with texts to begin with above where the field offers some. */
const Lines = (props: EntryProps<FieldOf<'multiline'>>) => {
  const { field, input, id, disabled } = props
  const box = <TextBox entry={props} multiline minRows={field.rows ?? 3} maxRows={12} />
  if (!field.templates) return box
  return (
    <>
      <TemplateChoice
        templates={field.templates}
        disabled={disabled}
        onChoose={(text) => {
          input.onChange(text)
          // Read over and mended there, or sent from there by the keyboard.
          document.getElementById(id)?.focus()
        }}
      />
      {box}
    </>
  )
}

export const multiline: KindEntry<FieldOf<'multiline'>> = {
  Entry: (props) => <Lines {...props} />,
  Counter: Length,
}

const Hidden = (props: EntryProps) => {
  const say = useSay()
  const [shown, setShown] = useState(false)
  return (
    <TextBox
      entry={props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <button type="button" className="kind-reveal" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {say(shown ? 'console.value.hide' : 'console.value.reveal')}
        </button>
      }
      control={{ autoComplete: 'new-password' }}
    />
  )
}

export const secret: KindEntry<Field> = { Entry: (props) => <Hidden {...props} /> }
