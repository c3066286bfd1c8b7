import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { type RaRecord, useGetList, useGetOne } from 'react-admin'
import { type FieldOf, filtersOf, largestPageSize, type Resource, resourceName } from '@/declaration'
import { idOfReference, referenceTo } from '@/declaration/referred'
import { useLocale, useSay } from '@/i18n/useSay'
import { sortOf } from '@/platform/dataProvider/listRequest'
import { usePaused } from '@/ui/usePaused'
import { titleOf } from '../recordName'
import type { EntryProps, KindEntry } from './entry'
import { ComboboxInput, Line, useComboboxWords } from './parts/TextBox'
import { useTarget } from './reference'

/** Number of options offered at once; typing finds more. */
const offered = 20

/** The query parameter that searches records by title, if the area's list has one. */
const searchParam = (target: Resource): string | undefined =>
  filtersOf(target).find(
    (filter) => filter.test === 'contains' && filter.on.length === 1 && filter.on[0] === target.title,
  )?.name

const Search = ({ target, ...props }: EntryProps<FieldOf<'reference'>> & { target: Resource }) => {
  const { input } = props
  const say = useSay()
  const words = useComboboxWords()
  const locale = useLocale()
  const resource = resourceName(target)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const search = usePaused(typed)
  const param = searchParam(target)
  const {
    data: found = [],
    isFetching,
    isPlaceholderData,
  } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: param ? offered : largestPageSize },
      sort: sortOf(target, undefined),
      // A fixed filter on the title takes the place of the search.
      filter: { ...(param && search && { [param]: search }), ...props.field.where },
    },
    // While searching, keep the old matches in place so that they can be clicked.
    { enabled: open, placeholderData: (before) => before },
  )
  const isFound = param !== undefined && typed === search && !isPlaceholderData
  const value = typeof input.value === 'string' ? input.value : ''
  const { data: current } = useGetOne(
    resource,
    { id: idOfReference(target.key, value) },
    { enabled: value !== '', retry: false },
  )
  const keyOf = (record: RaRecord): string => referenceTo(target.key, record)
  const chosen = found.find((one) => keyOf(one) === value) ?? current ?? null
  return (
    <Autocomplete<RaRecord>
      {...words}
      id={props.id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found}
      value={chosen}
      loading={isFetching}
      disabled={props.disabled}
      // The platform has already searched. Until it answers, or without a search, filter here.
      filterOptions={isFound ? (options) => options : undefined}
      getOptionLabel={(record) => titleOf(target, record, locale) || keyOf(record)}
      getOptionKey={keyOf}
      isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, record) => input.onChange(record ? keyOf(record) : null)}
      renderOption={({ key, ...option }, record) => (
        <li key={key} {...option}>
          <span className="kind-option">
            <span>{titleOf(target, record, locale)}</span>
            <span className="kind-note kind-code">{target.key.map((name) => record[name]).join(' ')}</span>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <ComboboxInput
          entry={props}
          params={params}
          placeholder={say('console.kind.search', { name: say(target.label) })}
        />
      )}
    />
  )
}

export const entry: KindEntry<FieldOf<'reference'>> = {
  Entry: (props) => {
    const target = useTarget(props.field)
    return target ? <Search {...props} target={target} /> : <Line {...props} />
  },
}
