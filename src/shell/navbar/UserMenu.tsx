import News from '@mui/icons-material/AutoAwesome'
import Bug from '@mui/icons-material/BugReport'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Home from '@mui/icons-material/HomeOutlined'
import Keyboard from '@mui/icons-material/Keyboard'
import Lock from '@mui/icons-material/LockOutlined'
import Logout from '@mui/icons-material/Logout'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import SettingsIcon from '@mui/icons-material/Settings'
import Headset from '@mui/icons-material/SupportAgent'
import View from '@mui/icons-material/VisibilityOutlined'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { useGetIdentity, useLogout } from 'react-admin'
import { colon } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { showSettingsPreference, useSwitch } from '@/theme/preferences'
import { early, useLatePart } from '@/ui/late'
import { loadMenu, Menu, MenuItem, MenuLine } from '@/ui/Menu'
import type { Picture as IconPicture } from '@/ui/svgIcon'
import { useFetchDeclared } from '../menu/ConsoleMenu'
import { useMayLeave } from '../panes/leaving'
import { useReleases } from '../releases/useReleases'
import { loadReport } from '../report/loadReport'
import { openSettings } from '../settings/settingsState'
import { useLens } from '../viewAs/lens'
import { loadDocsMenu, loadSupportCard } from './BarButtons'
import { type Choice, choiceSection } from './ChoiceMenu'
import { lateEntry } from './lateEntry'
import { useSupport } from './popups'
import '@/ui/plain.css'
import './navbar.css'

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
    return <span className="bar-initial" data-initial={[...name][0]?.toUpperCase()} />
  return <img className="bar-picture" src={address} alt="" onError={() => setBroken(address)} />
}

const loadPasswordDialog = () => import('../password/PasswordDialog')

const loadKeys = () => import('../keys/KeysDialog')

const loadReleases = () => import('../releases/ReleasesDialog')

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
  const Late = useSyncExternalStore(lateEntry.subscribe, lateEntry.read)
  const password = useLatePart(loadPasswordDialog)
  const keys = useLatePart(loadKeys)
  const releases = useLatePart(loadReleases)
  const report = useLatePart(loadReport)
  const { seen, isNew, look } = useReleases()
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
  const entry = (Picture: IconPicture, label: ReactNode, act: () => void, load?: () => Promise<unknown>) => (
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
  const about = new Set([identity?.username, identity?.introduction].filter((line) => line && line !== name))
  const label = say('console.shell.account')
  const labelled = name ? `${label}${say(colon)}${name}` : label
  return (
    <>
      <button
        type="button"
        ref={trigger}
        className="ui-plain bar-user"
        aria-label={isNew ? `${labelled} - ${say('console.shell.releases')}` : labelled}
        data-new={isNew || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...early(loadMenu)}
      >
        <Avatar name={name} avatar={identity?.avatar ?? ''} />
        <span className="ui-cut bar-name">{name}</span>
        <ExpandMore fontSize="small" />
      </button>
      <Menu
        variant="menu"
        className="bar-account"
        anchor={trigger.current}
        open={open}
        label={label}
        place="belowRight"
        onClose={close}
      >
        <li role="presentation" className="bar-signed-in">
          <small>{say('console.shell.signed_in_as')}</small>
          {name}
          {[...about].map((line) => (
            <small key={line}>{line}</small>
          ))}
        </li>
        <MenuLine />
        <MenuItem to="/" onClick={close}>
          <Home fontSize="small" />
          {say('console.shell.home')}
        </MenuItem>
        {Late && <Late onClose={close} />}
        {entry(Lock, say('console.password.title'), password.open, loadPasswordDialog)}
        {!choices && entry(Keyboard, say('console.shell.keys'), keys.open, loadKeys)}
        {entry(
          News,
          <>
            {say('console.shell.releases')}
            {isNew && <span className="bar-new" />}
          </>,
          releases.open,
          loadReleases,
        )}
        {entry(Bug, say('console.shell.report'), report.open, loadReport)}
        {views.length > 0 && entry(View, say('console.view_as.open'), viewAs.open, loadViewAsDialog)}
        {choices && support && entry(Headset, support.line, card.open, loadSupportCard)}
        {choices && entry(MenuBook, say('console.navbar.docs'), docs.open, loadDocsMenu)}
        {(choices || !settingsHandle) && entry(SettingsIcon, say('console.settings.title'), openSettings)}
        {choices?.flatMap((choice) => choiceSection(choice, close))}
        <MenuLine />
        {entry(Logout, say('console.shell.log_out'), leave)}
      </Menu>
      {docs.Part && trigger.current && <docs.Part anchor={trigger.current} onClose={docs.close} />}
      {card.Part && trigger.current && <card.Part anchor={trigger.current} onClose={card.close} />}
      {password.Part && <password.Part onClose={password.close} />}
      {keys.Part && <keys.Part onClose={keys.close} />}
      {report.Part && <report.Part onClose={report.close} />}
      {releases.Part && (
        <releases.Part
          seen={seen}
          onClose={() => {
            look()
            releases.close()
          }}
        />
      )}
      {viewAs.Part && <viewAs.Part onClose={viewAs.close} />}
    </>
  )
}
