import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { EntryProps } from '../entry'
import { useComboboxWords } from './combobox'
import { controlOf, plain } from './TextBox'

interface OfferingProps
  extends Pick<
    AutocompleteProps<string, false, false, true>,
    'loading' | 'open' | 'onOpen' | 'onClose' | 'filterOptions'
  > {
  readonly entry: EntryProps
  readonly options: readonly string[]
  readonly placeholder?: string
  /** The control's own name, if the input's label belongs to a group. */
  readonly named?: string
}

/** Free text with suggestions while typing. */
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
