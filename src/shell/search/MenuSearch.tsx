import Search from '@mui/icons-material/Search'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent } from 'react'
import { useSay } from '@/i18n/useSay'
import { early, useLatePart } from '@/ui/late'

/** On a Mac, Ctrl-K belongs to the system: it deletes to the end of the line. */
const mac = /Mac|iP(hone|ad|od)/.test(navigator.platform)

const shortcut = mac ? { shown: '⌘K', spoken: 'Meta+K' } : { shown: 'Ctrl K', spoken: 'Control+K' }

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || (ctrlKey && !mac)) && !altKey && !shiftKey

/** Whether a dialog or menu must be answered first. A drawer need not be. Hidden pages do not count. */
const isSomethingAsked = (): boolean =>
  [...document.querySelectorAll('[aria-modal=true]:not(.MuiDrawer-paper), [role=menu]')].some((element) =>
    element.checkVisibility(),
  )

const loadPanel = () => import('./SearchPanel')

/** Looks like the field it opens. A narrower bar leaves the icon and the keys, a phone only the icon. */
const Button = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  height: theme.console.size.smallControl,
  marginRight: 4,
  padding: '0 8px',
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: theme.shape.borderRadius,
  fontFamily: 'inherit',
  fontSize: theme.console.size.text,
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: theme.palette.primary.main },
  '& > span': { minWidth: 72, textAlign: 'left', [theme.breakpoints.down(1400)]: { display: 'none' } },
  [theme.breakpoints.down('md')]: { border: 0, '& > kbd': { display: 'none' } },
}))

/** Decorative: the button announces its shortcut, so the keys are not part of its name. */
const Keys = styled('kbd')({
  fontFamily: 'inherit',
  fontSize: 12,
  '&::before': { content: 'attr(data-keys)' },
})

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
      <Button
        id="header-search"
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
        <Keys data-keys={shortcut.shown} />
      </Button>
      {Panel && <Panel onClose={close} />}
    </>
  )
}
