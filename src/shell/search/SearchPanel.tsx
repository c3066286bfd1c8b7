import OpenInNew from '@mui/icons-material/OpenInNew'
import Search from '@mui/icons-material/Search'
import Dialog from '@mui/material/Dialog'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { useSearchPool } from '../menu/ConsoleMenu'
import type { SearchEntry } from '../menu/searchPool'
import { Field, Hints, Line, Nothing, Option, Options } from './panelParts'
import { menuSearch } from './searchMenu'
import { useReadings } from './useReadings'

/** The search dialog: the query and the pages it finds, the first of them selected. */
const SearchPanel = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const navigate = useNavigate()
  const pool = useSearchPool()
  const { readings, awaited } = useReadings()
  const search = useMemo(() => menuSearch(pool, readings), [pool, readings])
  const [{ query, place }, setState] = useState({ query: '', place: 0 })
  const found = useMemo(() => search(query), [search, query])
  const active = Math.min(place, found.length - 1)
  const id = useId()
  const optionId = (index: number) => `${id}-${index}`
  const go = (to: number) => setState({ query, place: (to + found.length) % found.length })

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const open = ({ path, external }: SearchEntry) => {
    onClose()
    if (external) window.open(path, '_blank', 'noopener')
    else navigate(path)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // During input-method composition Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return
    const chosen = found[active]
    if (!chosen) return
    const act: Record<string, () => void> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      Home: () => go(0),
      End: () => go(found.length - 1),
      Enter: () => open(chosen),
    }
    const doing = act[event.key]
    if (!doing) return
    event.preventDefault()
    doing()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={`${id}-field`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { sx: { marginTop: { xs: '8px', sm: '12vh' }, maxHeight: { xs: '80dvh', sm: '64vh' } } },
      }}
    >
      <Field>
        <Search color="action" />
        <input
          autoFocus
          id={`${id}-field`}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          aria-autocomplete="list"
          aria-label={say('console.search.open')}
          placeholder={say('console.search.placeholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => setState({ query: target.value, place: 0 })}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Options id={id} role="listbox" aria-label={say('console.search.pages')} hidden={found.length === 0}>
        {found.map((entry, index) => (
          <Option
            key={entry.path}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            // A list that moves under a resting pointer is not a choice.
            onPointerMove={({ movementX, movementY }) => {
              if (index !== active && (movementX || movementY)) go(index)
            }}
            onClick={() => open(entry)}
          >
            <Line>
              {entry.titles.map((title, level) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a menu level is identified by its position
                <span key={level}>{title}</span>
              ))}
            </Line>
            {entry.external ? (
              <OpenInNew fontSize="small" titleAccess={say('console.search.external')} />
            ) : (
              <code aria-hidden="true">{entry.path}</code>
            )}
          </Option>
        ))}
      </Options>
      <Nothing role="status">
        {found.length === 0 && say(awaited ? 'console.shell.loading' : 'console.search.nothing')}
      </Nothing>
      <Hints aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {say('console.search.choose')}
        <kbd>Enter</kbd>
        {say('console.search.go')}
        <kbd>Esc</kbd>
        {say('console.search.close')}
      </Hints>
    </Dialog>
  )
}

export default SearchPanel
