import Bookmark from '@mui/icons-material/BookmarkBorder'
import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { type FormEvent, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { useList } from '../ListContext'
import { useSavedFilters } from './useSavedFilters'

const longestName = 30

/** Filters saved by name, one click away. */
export const SavedFilters = () => {
  const say = useSay()
  const { setFilter } = useList()
  const { saved, remove } = useSavedFilters()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = say('console.list.saved_filters')
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Bookmark />
      </IconButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: 'list-popover' } }}
      >
        <h2 className="list-popover-title">{label}</h2>
        <ul className="list-saved">
          {saved.map(({ name, filter }) => (
            <li key={name}>
              <button
                type="button"
                className="list-saved-name"
                onClick={() => {
                  setFilter(filter)
                  setAnchor(undefined)
                }}
              >
                {name}
              </button>
              <IconButton
                size="small"
                aria-label={say('console.list.saved_filter_remove', { name })}
                onClick={() => remove(name)}
              >
                <Close fontSize="small" />
              </IconButton>
            </li>
          ))}
        </ul>
        <SaveForm />
      </Popover>
    </>
  )
}

/** Saves the current filters under a name; using the same name again replaces them. */
const SaveForm = () => {
  const say = useSay()
  const { params } = useList()
  const { saved, save } = useSavedFilters()
  const [name, setName] = useState('')
  const empty = Object.keys(params.filter).length === 0
  if (empty)
    return saved.length > 0 ? null : <p className="list-quiet">{say('console.list.saved_filters_hint')}</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The popover is outside the filters' form in the DOM, but inside it in React's tree.
    event.stopPropagation()
    const wanted = name.trim()
    if (wanted === '') return
    save(wanted, params.filter)
    setName('')
  }
  const label = say('console.list.saved_filter_name')
  return (
    <form className="list-save" onSubmit={submit}>
      <OutlinedInput
        value={name}
        placeholder={label}
        slotProps={{ input: { 'aria-label': label, maxLength: longestName } }}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {say('console.list.save_filters')}
      </Button>
    </form>
  )
}
