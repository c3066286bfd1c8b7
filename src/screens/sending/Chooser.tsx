import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useComboboxWords } from '../kinds/parts/TextBox'

/** A choice from many, found by typing; unavailable ones are shown with the reason. */
export const Chooser = <T,>({
  label,
  placeholder,
  options,
  value,
  onChange,
  keyOf,
  nameOf,
  noteOf,
  whyNot,
  link,
  autoFocus = false,
}: {
  label: string
  placeholder: string
  options: readonly T[]
  value: T | undefined
  onChange: (one: T | undefined) => void
  keyOf: (one: T) => string
  nameOf: (one: T) => string
  /** A secondary text after the name. */
  noteOf: (one: T) => ReactNode
  /** Why an item is unavailable, in words. */
  whyNot: (one: T) => string | undefined
  /** Where to create a new one; undefined for operators who may not. */
  link: { readonly to: string; readonly text: string } | undefined
  autoFocus?: boolean
}) => {
  const words = useComboboxWords()
  const id = useId()
  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <label htmlFor={id}>{label}</label>
        {link && (
          <Link component={RouterLink} to={link.to} sx={{ fontSize: 12 }}>
            {link.text}
          </Link>
        )}
      </Stack>
      <Autocomplete<T>
        {...words}
        id={id}
        options={options}
        value={value ?? null}
        autoHighlight
        getOptionKey={keyOf}
        // Searches all the text shown.
        getOptionLabel={nameOf}
        getOptionDisabled={(one) => whyNot(one) !== undefined}
        isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        onChange={(_, one) => onChange(one ?? undefined)}
        renderOption={({ key, ...option }, one) => (
          <li key={key} {...option}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
                <span>{nameOf(one)}</span>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
                  {noteOf(one)}
                </Box>
              </Stack>
              {whyNot(one) !== undefined && <Box sx={{ fontSize: 12 }}>{whyNot(one)}</Box>}
            </Box>
          </li>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            fullWidth
            size="small"
            autoFocus={autoFocus}
            placeholder={placeholder}
            sx={{ mt: 0.5 }}
            ref={slotProps.input.ref}
            className={slotProps.input.className}
            endAdornment={slotProps.input.endAdornment}
            slotProps={{ input: { ...slotProps.htmlInput, id } }}
          />
        )}
      />
    </div>
  )
}
