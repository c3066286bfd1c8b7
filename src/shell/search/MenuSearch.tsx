import Search from '@mui/icons-material/Search'
import { useEffect, useEffectEvent } from 'react'
import { useSay } from '@/i18n/useSay'
import { early, useLatePart } from '@/ui/late'
import '@/ui/plain.css'
import './search.css'

/** On a Mac, Ctrl-K belongs to the system: it deletes to the end of the line. */
export const mac = /Mac|iP(hone|ad|od)/.test(navigator.platform)

const shortcut = mac ? { shown: '⌘K', spoken: 'Meta+K' } : { shown: 'Ctrl K', spoken: 'Control+K' }

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || (ctrlKey && !mac)) && !altKey && !shiftKey

/** Whether a dialog or menu must be answered first. A drawer need not be. Hidden pages do not count. */
const isSomethingAsked = (): boolean =>
  [...document.querySelectorAll('[aria-modal=true]:not(.MuiDrawer-paper), [role=menu]')].some((element) =>
    element.checkVisibility(),
  )

const loadPanel = () => import('./SearchPanel')

export const MenuSearch = () => {
  const say = useSay()
  const { Part: Panel, open, close } = useLatePart(loadPanel)
  const label = say('console.search.open')

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || event.defaultPrevented) return
    // The browser would otherwise focus its own search.
    event.preventDefault()
    if (event.repeat) return
    if (Panel) close()
    else if (!isSomethingAsked()) open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        id="header-search"
        className="ui-plain search-open"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={Panel !== undefined}
        aria-keyshortcuts={shortcut.spoken}
        data-tip={`${label} (${shortcut.shown})`}
        onClick={open}
        {...early(loadPanel)}
      >
        <Search fontSize="small" />
        <span>{say('ra.action.search')}</span>
        <kbd data-keys={shortcut.shown} />
      </button>
      {Panel && <Panel onClose={close} />}
    </>
  )
}
