import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId, useMemo } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { largestPageSize, type Resource, resourceName } from '@/declaration'
import { sortOf } from '@/platform/dataProvider/listRequest'
import { Link as RouterLink } from '@/ui/Link'
import { RequiredMark } from '../kinds/parts/RequiredMark'
import { useComboboxWords } from '../kinds/parts/TextBox'

/** A choice from many options, found by typing. Unavailable ones are shown with the reason. */
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
  noteOf: (one: T) => ReactNode
  whyNot: (one: T) => string | undefined
  /** Where to create a new one. Undefined if the operator may not. */
  link: { readonly to: string; readonly text: string } | undefined
  autoFocus?: boolean
}) => {
  const words = useComboboxWords()
  const id = useId()
  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <label htmlFor={id}>
          {label}
          <RequiredMark />
        </label>
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
            // The same distance from its label as other inputs.
            sx={{ mt: 1 }}
            ref={slotProps.input.ref}
            className={slotProps.input.className}
            endAdornment={slotProps.input.endAdornment}
            slotProps={{ input: { ...slotProps.htmlInput, id, 'aria-required': true } }}
          />
        )}
      />
    </div>
  )
}

/** How long lists of choices stay fresh, ms: a review may end while the page is open. */
export const fresh = 10_000

const isApproved = ({ status }: { readonly status: string }) => status === 'APPROVED'

/** All of an area's records in its own order, approved ones first; an account has a few dozen. */
export const useChoices = <R extends { readonly status: string }>(resource: Resource) => {
  const { data, error, isPending, refetch } = useGetList<R & RaRecord>(
    resourceName(resource),
    {
      pagination: { page: 1, perPage: largestPageSize },
      sort: sortOf(resource, undefined),
      filter: {},
    },
    { staleTime: fresh },
  )
  const all = useMemo(
    (): readonly R[] | undefined =>
      data?.toSorted((one, other) => Number(isApproved(other)) - Number(isApproved(one))),
    [data],
  )
  return { all, error, isPending, refetch }
}
