import Fullscreen from '@mui/icons-material/Fullscreen'
import FullscreenExit from '@mui/icons-material/FullscreenExit'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Headset from '@mui/icons-material/SupportAgent'
import { type ComponentType, useRef, useSyncExternalStore } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { IconButton, type IconButtonProps } from '@/ui/Button'
import { early, type LoadPart, useLatePart } from '@/ui/late'
import { type PopupProps, useSupport } from './popups'
import '@/ui/plain.css'
import './navbar.css'

interface BarButtonProps extends Omit<IconButtonProps, 'aria-label' | 'children'> {
  label: string
  Picture: ComponentType
  words?: boolean
  opens?: 'menu' | 'dialog'
  open?: boolean
}

export const BarButton = ({ label, Picture, words, opens, open, ...props }: BarButtonProps) => (
  <IconButton
    className="bar-button"
    aria-label={label}
    aria-haspopup={opens}
    aria-expanded={opens && open === true}
    data-tip={label}
    data-words={words || undefined}
    {...props}
  >
    <Picture />
    {words && <span className="ui-cut bar-words">{label}</span>}
  </IconButton>
)

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const isFull = () => document.fullscreenElement !== null

/** Whether the console fills the screen, which Esc also ends, and a function that toggles it. */
const useFullscreen = (): readonly [full: boolean, toggle: () => void] => {
  const notify = useNotify()
  const full = useSyncExternalStore(subscribe, isFull)
  const refuse = () => notify('console.navbar.fullscreen_unsupported', { type: 'warning' })
  const toggle = () => {
    if (full) document.exitFullscreen().catch(refuse)
    // Undefined on phones without full-screen support.
    else if (!document.fullscreenEnabled) refuse()
    else document.documentElement.requestFullscreen().catch(refuse)
  }
  return [full, toggle]
}

export const FullscreenButton = () => {
  const say = useSay()
  const [full, toggle] = useFullscreen()
  return (
    <BarButton
      id="screenfull"
      label={say(full ? 'console.navbar.fullscreen_exit' : 'console.navbar.fullscreen_enter')}
      Picture={full ? FullscreenExit : Fullscreen}
      onClick={toggle}
    />
  )
}

interface LateBarButtonProps extends Pick<BarButtonProps, 'label' | 'Picture' | 'opens'> {
  load: LoadPart<PopupProps>
}

const LateBarButton = ({ load, ...button }: LateBarButtonProps) => {
  const anchor = useRef<HTMLButtonElement>(null)
  const { Part: Popup, open, close } = useLatePart(load)
  return (
    <>
      <BarButton ref={anchor} words open={Popup !== undefined} onClick={open} {...button} {...early(load)} />
      {Popup && anchor.current && <Popup anchor={anchor.current} onClose={close} />}
    </>
  )
}

export const loadSupportCard = () => import('./SupportCard')

export const SupportButton = () => {
  const support = useSupport()
  return (
    support && <LateBarButton label={support.line} Picture={Headset} opens="dialog" load={loadSupportCard} />
  )
}

export const loadDocsMenu = () => import('./DocsMenu')

export const DocsButton = () => (
  <LateBarButton
    label={useSay()('console.navbar.docs')}
    Picture={MenuBook}
    opens="menu"
    load={loadDocsMenu}
  />
)
