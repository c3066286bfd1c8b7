import Close from '@mui/icons-material/Close'
import FilterAlt from '@mui/icons-material/FilterAlt'
import { type FormEvent, useId, useState } from 'react'
import { useLocale, useSay } from '@/i18n/useSay'
import { Button, IconButton } from '@/ui/Button'
import { early, usePart } from '@/ui/late'
import { useList } from '../useList'
import { ViewsButton } from '../views/ViewsButton'
import { FilterChips, setFilters } from './FilterChips'
import { FilterField } from './FilterField'
import { useFilterForm } from './useFilterForm'

const loadDrawer = () => import('@mui/material/Drawer')

/** A list's filters on a phone: a button with the number of filters set, and a sheet with all of them. */
export const FilterSheet = () => {
  const { resource, params } = useList()
  const say = useSay()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const Drawer = usePart(loadDrawer, open, () => setOpen(false))
  const set = setFilters(resource, params.filter, locale)
  const label = say('console.list.filters')
  return (
    <>
      <IconButton
        aria-label={set.length > 0 ? `${label} (${set.length})` : label}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="list-filter-button"
        data-count={set.length > 0 ? set.length : undefined}
        onClick={() => setOpen(true)}
        {...early(loadDrawer)}
      >
        <FilterAlt />
      </IconButton>
      {Drawer && (
        <Drawer
          open={open}
          anchor="right"
          onClose={() => setOpen(false)}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: 'list-sheet' } }}
        >
          <Sheet label={label} onClose={() => setOpen(false)} />
        </Drawer>
      )}
      <FilterChips set={set} />
    </>
  )
}

const Sheet = ({ label, onClose }: { label: string; onClose: () => void }) => {
  const say = useSay()
  const form = useFilterForm()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.submit()) onClose()
  }
  return (
    <>
      <div className="list-sheet-head">
        <h2>{label}</h2>
        <ViewsButton />
        <IconButton aria-label={say('console.list.filters_close')} onClick={onClose}>
          <Close />
        </IconButton>
      </div>
      <form id={formId} className="list-sheet-fields" onSubmit={submit} noValidate>
        {form.filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} form={form} columns={1} />
        ))}
      </form>
      <div className="list-sheet-buttons">
        <Button
          onClick={() => {
            form.reset()
            onClose()
          }}
        >
          {say('console.list.reset')}
        </Button>
        <Button type="submit" form={formId} variant="contained">
          {say('console.list.query')}
        </Button>
      </div>
    </>
  )
}
