import Fullscreen from '@mui/icons-material/Fullscreen'
import FullscreenExit from '@mui/icons-material/FullscreenExit'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Headset from '@mui/icons-material/SupportAgent'
import { styled } from '@mui/material/styles'
import { type ComponentType, useRef, useSyncExternalStore } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { unread } from '@/platform/operator'
import { useHeads } from '@/screens'
import { IconButton, IconButtonLink, type IconButtonProps } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { early, type LoadPart, useLatePart } from '@/ui/late'
import { type PopupProps, useSupport } from './popups'

/** Window width, px, from which buttons have room for words, even in Spanish and beside an open menu. */
const roomForWords = 1400

const Button = styled(IconButton)(({ theme }) => ({
  '&[data-words]': {
    [theme.breakpoints.up(roomForWords)]: { gap: 6, width: 'auto', padding: '0 8px', whiteSpace: 'nowrap' },
  },
}))

const Words = styled('span')(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: theme.console.size.text,
  [theme.breakpoints.down(roomForWords)]: { display: 'none' },
}))

interface BarButtonProps extends Omit<IconButtonProps, 'aria-label' | 'children'> {
  label: string
  Picture: ComponentType
  words?: boolean
  opens?: 'menu' | 'dialog'
  open?: boolean
}

export const BarButton = ({ label, Picture, words, opens, open, ...props }: BarButtonProps) => (
  <Button
    aria-label={label}
    aria-haspopup={opens}
    aria-expanded={opens && open === true}
    data-tip={label}
    data-words={words || undefined}
    {...props}
  >
    <Picture />
    {words && <Words>{label}</Words>}
  </Button>
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

/** The area whose unread records the platform counts for the operator (`unread_announcement`). */
const news = 'announcement'
/** The badge has no room for larger numbers; the button's name includes them. */
const most = 99

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: 16,
  padding: '0 3px',
  borderRadius: 8,
  boxSizing: 'border-box',
  fontSize: 11,
  fontFamily: theme.typography.fontFamily,
  lineHeight: '16px',
  color: theme.palette.error.contrastText,
  backgroundColor: theme.palette.error.main,
}))

export const NewsButton = () => {
  const say = useSay()
  const area = useHeads().find(({ name }) => name === news)
  const count = useSyncExternalStore(unread.subscribe, unread.read)
  if (!area) return null
  const label = say(area.label)
  const name = count > 0 ? `${label} - ${say('console.navbar.unread', { smart_count: count })}` : label
  return (
    <IconButtonLink to={area.path} aria-label={name} data-tip={name}>
      <Icon name="notify" />
      {count > 0 && <Count>{count > most ? `${most}+` : count}</Count>}
    </IconButtonLink>
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
