import OpenInNew from '@mui/icons-material/OpenInNew'
import Search from '@mui/icons-material/Search'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-admin'
import { useLocale, useSay } from '@/i18n/useSay'
import { useHeads } from '@/screens/declarations'
import { useViews } from '@/screens/list/views/useViews'
import { DialogX } from '@/ui/DialogX'
import { useLoaded } from '@/ui/late'
import { useSearchPool } from '../menu/ConsoleMenu'
import type { SearchEntry } from '../menu/menuEntries'
import { menuSearch, type Readings, unread } from './searchMenu'
import { useRecords } from './useRecords'
import { withViews } from './viewEntries'

/** No keyboard, as on a phone, so no Escape either. */
const byTouch = '@media (hover: none), (width < 600px)'

export const Field = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  padding: '4px 16px',
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  '&:focus-within': { boxShadow: `inset 0 -2px ${theme.palette.primary.main}` },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    // Below 16 px a phone zooms in when the field is focused.
    fontSize: 16,
    color: theme.palette.text.primary,
  },
  // Keep typed text clear of the cross.
  [byTouch]: { paddingRight: 48 },
}))

export const Options = styled('ul')({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: '4px 0',
  overflow: 'auto',
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
})

export const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: Math.max(theme.console.size.row, 36),
  padding: '4px 16px',
  cursor: 'pointer',
  color: theme.palette.text.secondary,
  '&[aria-selected=true]': {
    backgroundColor: theme.console.colours.tone.primary.soft,
    boxShadow: `inset 3px 0 ${theme.palette.primary.main}`,
  },
  '& code': {
    overflow: 'hidden',
    fontSize: 12,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
}))

export const Line = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 'min(60%, 280px)',
  '& > span:not(:last-of-type)::after': { content: '" > "' },
  '& > span:last-of-type': { color: theme.palette.text.primary },
}))

export const Nothing = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '24px 16px',
  textAlign: 'center',
  color: theme.palette.text.secondary,
  '&:empty': { padding: 0 },
}))

/** Keyboard hints; useless without a keyboard. */
const Hints = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  padding: '8px 16px',
  borderTop: `1px solid ${theme.console.colours.ink.line}`,
  fontSize: 12,
  color: theme.palette.text.secondary,
  '& kbd': {
    padding: '0 5px',
    border: `1px solid ${theme.console.colours.ink.border}`,
    borderRadius: 4,
    fontFamily: 'inherit',
    '&:not(:first-of-type, kbd + kbd)': { marginLeft: 10 },
  },
  [byTouch]: { display: 'none' },
}))

/** If the dictionary fails to load, titles can still be found by their characters. */
const loadReadings = () => import('./readings').catch(() => ({ readings: unread }))

/** Pages and views. Views are requested when the search opens, and added when they arrive. */
const usePool = (): readonly SearchEntry[] => {
  const pages = useSearchPool()
  const heads = useHeads()
  const { data } = useViews()
  return useMemo(() => {
    const views = (data ?? []).flatMap(({ id, area, name }) => {
      const head = heads.find((one) => one.name === area)
      return head ? { id, name, path: head.path } : []
    })
    return withViews(pages, views)
  }, [pages, heads, data])
}

const SearchPanel = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const navigate = useNavigate()
  const pool = usePool()
  const chinese = useLocale() === 'zh'
  const known = useLoaded<{ readings: Readings }>(loadReadings, chinese)
  const readings = chinese ? known?.readings : undefined
  const search = useMemo(() => menuSearch(pool, readings), [pool, readings])
  const [{ query, place }, setState] = useState({ query: '', place: 0 })
  const records = useRecords(query)
  const pages = useMemo(() => search(query), [search, query])
  const found = [...pages, ...records.entries]
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
      sx={{
        '& .MuiDialog-container': { alignItems: 'flex-start' },
        '& .ui-dialog-x': { display: 'none', [byTouch]: { display: 'flex' } },
      }}
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
      <DialogX label={say('ra.action.close')} onClose={onClose} />
      <Options id={id} role="listbox" aria-label={say('console.search.pages')} hidden={found.length === 0}>
        {found.map((entry, index) => (
          <Option
            key={`${entry.path} ${entry.titles.at(-1)}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // Keep the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            // Ignore the list moving under a resting pointer.
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
              // The line says in words where it leads; show the address only if one is being typed.
              query.includes('/') && index < pages.length && <code aria-hidden="true">{entry.path}</code>
            )}
          </Option>
        ))}
      </Options>
      <Nothing role="status">
        {records.said ||
          (found.length === 0 &&
            !records.pending &&
            say(chinese && !known ? 'console.shell.loading' : 'console.search.nothing'))}
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
