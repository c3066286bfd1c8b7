import Autocomplete, {
  type AutocompleteProps,
  type AutocompleteRenderInputParams,
} from '@mui/material/Autocomplete'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import { type Json, parseText } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import type { EntryProps } from '../entry'
import type { Typing } from '../look'
import { lookOf } from '../looks'
import { useDraft } from './draft'

/** A value as text for a text box. */
export const plain = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value)

/** The attributes that connect a control with its label, hint and error. */
export const controlOf = ({ id, describedBy, invalid, required }: EntryProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
})

/** A text box whose text is the form's value. `control`: further attributes of the input element. */
export const TextBox = ({
  entry,
  control,
  ...box
}: { entry: EntryProps; control?: InputHTMLAttributes<HTMLInputElement> } & Omit<
  OutlinedInputProps,
  'slotProps'
>) => (
  <OutlinedInput
    fullWidth
    value={plain(entry.input.value)}
    error={entry.invalid}
    disabled={entry.disabled}
    autoFocus={entry.autoFocus}
    name={entry.input.name}
    inputRef={entry.input.ref}
    onChange={({ target }) => entry.input.onChange(target.value)}
    onBlur={() => entry.input.onBlur()}
    {...box}
    slotProps={{ input: { ...controlOf(entry), ...control } }}
  />
)

export const Line = ({ typing = {}, ...props }: EntryProps & { typing?: Typing }) => (
  <TextBox
    entry={props}
    type={typing.type}
    className={typing.mono ? 'kind-mono' : undefined}
    control={{ autoComplete: 'off' }}
  />
)

/** A value typed as text and parsed by its kind: money in yuan, a percentage, a time. */
const Read = ({
  typing: { before, after, placeholder, numeric, Tool },
  write,
  ...props
}: EntryProps & { typing: Typing; write: NonNullable<Typing['write']> }) => {
  const { text, type, settle } = useDraft(
    props.input.value,
    (value) => (typeof value === 'number' ? write(value) : plain(value)),
    // Unreadable input stays as text, so that the validator sees it and the operator can correct it.
    (typed) => (typed.trim() === '' ? null : (parseText(props.field, typed) ?? typed)),
    props.input.onChange,
  )
  const isRead = parseText(props.field, text) !== undefined
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
        (after || Tool) && (
          <InputAdornment position="end">
            {Tool ? <Tool text={isRead ? text : ''} disabled={props.disabled} onPick={type} /> : after}
          </InputAdornment>
        )
      }
      placeholder={placeholder}
      control={{ inputMode: numeric ? 'decimal' : undefined, autoComplete: 'off' }}
    />
  )
}

/** The default input, for kinds without their own. */
export const Typed = (props: EntryProps) => {
  const typing = lookOf(props.field).typing?.(props.field, useLocale()) ?? {}
  const { write } = typing
  return write ? <Read {...props} typing={typing} write={write} /> : <Line {...props} typing={typing} />
}

interface ComboboxInputProps {
  readonly entry: EntryProps
  readonly params: AutocompleteRenderInputParams
  readonly placeholder?: string | undefined
  readonly named?: string | undefined
}

/** The text box of a combobox. `named`: the control's own name, if the input's label belongs to a group. */
export const ComboboxInput = ({ entry, params: { slotProps }, placeholder, named }: ComboboxInputProps) => (
  <OutlinedInput
    ref={slotProps.input.ref}
    className={slotProps.input.className}
    startAdornment={slotProps.input.startAdornment}
    endAdornment={slotProps.input.endAdornment}
    fullWidth
    error={entry.invalid}
    autoFocus={entry.autoFocus}
    placeholder={placeholder}
    inputRef={entry.input.ref}
    onBlur={() => entry.input.onBlur()}
    slotProps={{ input: { ...slotProps.htmlInput, ...controlOf(entry), 'aria-label': named } }}
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
  readonly named?: string
}

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
      renderInput={(params) => (
        <ComboboxInput entry={entry} params={params} placeholder={placeholder} named={named} />
      )}
    />
  )
}

/** The texts of MUI's combobox in the operator's language; MUI's own are English. */
export const useComboboxWords = () => {
  const say = useSay()
  return {
    openText: say('console.list.expand'),
    closeText: say('console.list.collapse'),
    clearText: say('console.kind.clear'),
    loadingText: say('console.list.loading'),
    noOptionsText: say('console.form.no_options'),
  }
}
