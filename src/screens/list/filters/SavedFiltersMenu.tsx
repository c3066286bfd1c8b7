import Close from '@mui/icons-material/Close'
import { type FormEvent, useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { isRecord, resourceName } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { filterOf } from '@/platform/dataProvider/listRequest'
import { Button, IconButton } from '@/ui/Button'
import { Popup } from '@/ui/menuParts'
import { useOwnSetting } from '../../ownSettings'
import type { FilterValues } from '../params'
import { useList } from '../useList'
import '@/ui/input.css'

const longestName = 30

interface SavedFiltersMenuProps {
  readonly label: string
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Applies, removes and saves filters. */
const SavedFiltersMenu = ({ label, anchor, onClose }: SavedFiltersMenuProps) => {
  const say = useSay()
  const { setFilter } = useList()
  const { saved, remove } = useSavedFilters()
  return (
    <Popup anchor={anchor} place="belowLeft" aria-label={label} className="list-popover" onClose={onClose}>
      <h2 className="list-popover-title">{label}</h2>
      <ul className="list-saved">
        {saved.map(({ name, filter }) => (
          <li key={name}>
            <button
              type="button"
              className="ui-plain ui-cut list-saved-name"
              onClick={() => {
                setFilter(filter)
                onClose()
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
    </Popup>
  )
}

export default SavedFiltersMenu

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
      <div className="ui-input">
        <input
          value={name}
          placeholder={label}
          aria-label={label}
          maxLength={longestName}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="submit" disabled={name.trim() === ''}>
        {say('console.list.save_filters')}
      </Button>
    </form>
  )
}

/** The operator's saved filters for the area, without those that its declaration no longer has. */
const useSavedFilters = () => {
  const { resource } = useList()
  const notify = useNotify()
  const [stored, store] = useOwnSetting<unknown>(`${resourceName(resource)}.savedFilters`, null)
  const saved = useMemo(() => {
    const kept: readonly unknown[] = Array.isArray(stored) ? stored : []
    return kept.flatMap((one) => {
      if (!isRecord(one) || typeof one.name !== 'string' || !('filter' in one)) return []
      return { name: one.name, filter: filterOf(resource, one.filter) }
    })
  }, [resource, stored])
  const without = (name: string) => saved.filter((one) => one.name !== name)
  return {
    saved,
    save: (name: string, filter: FilterValues) => {
      store([...without(name), { name, filter }])
      notify('console.list.saved_filter_saved', {
        type: 'success',
        messageArgs: { name },
        autoHideDuration: 2000,
      })
    },
    remove: (name: string) => store(without(name)),
  }
}
