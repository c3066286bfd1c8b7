import ExpandMore from '@mui/icons-material/ExpandMore'
import Home from '@mui/icons-material/HomeOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import Logout from '@mui/icons-material/Logout'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import SettingsIcon from '@mui/icons-material/Settings'
import Headset from '@mui/icons-material/SupportAgent'
import View from '@mui/icons-material/VisibilityOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useGetIdentity, useLogout } from 'react-admin'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { showSettingsPreference, useSwitch } from '@/theme/preferences'
import { early, useLatePart } from '@/ui/late'
import type { Picture as IconPicture } from '@/ui/svgIcon'
import { useFetchDeclared } from '../menu/ConsoleMenu'
import { useMayLeave } from '../panes/leaving'
import { openSettings } from '../settings/settingsState'
import { useLens } from '../viewAs/lens'
import { loadDocsMenu, loadSupportCard } from './BarButtons'
import { type Choice, choiceSection } from './ChoiceMenu'
import { belowRight, useSupport } from './popups'

/** Decorative, so not part of the button's accessible name. */
const Initial = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontSize: 13,
  fontWeight: 600,
  color: theme.console.colours.tone.primary.main,
  backgroundColor: theme.console.colours.tone.primary.soft,
  '&::before': { content: 'attr(data-initial)' },
}))

const Picture = styled('img')({ flex: 'none', width: 40, height: 40, borderRadius: 10, objectFit: 'cover' })

/** The console contacts no other host, so a picture must be same-origin or a data URL. */
const pictureAddress = (avatar: string): string | undefined => {
  if (/^data:image\//i.test(avatar)) return avatar
  if (avatar === '' || !URL.canParse(avatar, location.href)) return undefined
  const { origin, href } = new URL(avatar, location.href)
  return origin === location.origin ? href : undefined
}

export const Avatar = ({ name, avatar }: { name: string; avatar: string }) => {
  const address = pictureAddress(avatar)
  const [broken, setBroken] = useState<string>()
  if (address === undefined || broken === address)
    return <Initial data-initial={[...name][0]?.toUpperCase()} />
  return <Picture src={address} alt="" onError={() => setBroken(address)} />
}

const Trigger = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: theme.console.size.control,
  padding: '2px 8px',
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  '&:hover': { backgroundColor: theme.palette.action.hover },
}))

const Name = styled('span')(({ theme }) => ({
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const SignedIn = styled('li')(({ theme }) => ({
  padding: '6px 12px 8px',
  maxWidth: 260,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
}))

const Account = styled(Menu)(({ theme }) => ({
  '& .MuiMenu-paper': { minWidth: 180 },
  '&[data-mobile]': {
    '& .MuiMenu-paper': { width: 300, maxWidth: 'calc(100vw - 16px)' },
    // The values of a choice stand side by side, so that the whole menu fits on the screen.
    '& .MuiMenu-list': { display: 'flex', flexWrap: 'wrap' },
    '& .MuiMenu-list > *': { flex: '0 0 100%', maxWidth: '100%', minWidth: 0 },
    '& .MuiMenu-list > [role=menuitemradio]': { flex: '0 0 50%' },
    '& .MuiDivider-root': { height: 1, marginBlock: theme.spacing(1) },
  },
}))

const loadPasswordDialog = () => import('../password/PasswordDialog')

/** The account menu; in a narrow window, with `choices`, also what the navbar has no room for. */
export const UserMenu = ({ choices }: { choices: readonly Choice[] | undefined }) => {
  const say = useSay()
  const logout = useLogout()
  const mayLeave = useMayLeave()
  const { identity } = useGetIdentity()
  const support = useSupport()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { views } = useLens()
  const [settingsHandle] = useSwitch(showSettingsPreference)
  const password = useLatePart(loadPasswordDialog)
  const fetchDeclared = useFetchDeclared()
  const loadViewAsDialog = async () => {
    const [part] = await Promise.all([import('../viewAs/ViewAsDialog'), fetchDeclared()])
    return part
  }
  const viewAs = useLatePart(loadViewAsDialog)
  const card = useLatePart(loadSupportCard)
  const docs = useLatePart(loadDocsMenu)
  const close = () => setOpen(false)
  const leave = async () => {
    if (await mayLeave()) await logout()
  }
  const entry = (Picture: IconPicture, label: string, act: () => void, load?: () => Promise<unknown>) => (
    <MenuItem
      onClick={() => {
        close()
        act()
      }}
      {...(load && early(load))}
    >
      <Picture fontSize="small" />
      {label}
    </MenuItem>
  )
  const name = identity?.fullName ?? ''
  const label = say('console.shell.account')
  return (
    <>
      <Trigger
        ref={trigger}
        aria-label={name ? `${label}: ${name}` : label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Avatar name={name} avatar={identity?.avatar ?? ''} />
        <Name>{name}</Name>
        <ExpandMore fontSize="small" />
      </Trigger>
      <Account
        variant="menu"
        anchorEl={trigger.current}
        open={open}
        onClose={close}
        data-mobile={choices !== undefined || undefined}
        {...belowRight}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <SignedIn role="presentation">
          <small>{say('console.shell.signed_in_as')}</small>
          {name}
        </SignedIn>
        <Divider sx={{ marginBlock: 1 }} />
        <MenuItem component={Link} to="/" onClick={close}>
          <Home fontSize="small" />
          {say('console.shell.home')}
        </MenuItem>
        {entry(Lock, say('console.password.title'), password.open, loadPasswordDialog)}
        {views.length > 0 && entry(View, say('console.view_as.open'), viewAs.open, loadViewAsDialog)}
        {choices && support && entry(Headset, support.line, card.open, loadSupportCard)}
        {choices && entry(MenuBook, say('console.navbar.docs'), docs.open, loadDocsMenu)}
        {(choices || !settingsHandle) && entry(SettingsIcon, say('console.settings.title'), openSettings)}
        {choices?.flatMap((choice) => choiceSection(choice, close))}
        <Divider sx={{ marginBlock: 1 }} />
        {entry(Logout, say('console.shell.log_out'), leave)}
      </Account>
      {docs.Part && trigger.current && <docs.Part anchor={trigger.current} onClose={docs.close} />}
      {card.Part && trigger.current && <card.Part anchor={trigger.current} onClose={card.close} />}
      {password.Part && <password.Part onClose={password.close} />}
      {viewAs.Part && <viewAs.Part onClose={viewAs.close} />}
    </>
  )
}
