import MenuIcon from '@mui/icons-material/Menu'
import MenuOpen from '@mui/icons-material/MenuOpen'
import { memo } from 'react'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { ErrorLogButton } from '../errorLog/ErrorLogButton'
import { useTrail } from '../menu/ConsoleMenu'
import { Runs } from '../runs/Runs'
import { MenuSearch } from '../search/MenuSearch'
import { DocsButton, FullscreenButton, SupportButton } from './BarButtons'
import { ChoiceMenu, useAppearanceChoice, useLanguageChoice, useSizeChoice } from './ChoiceMenu'
import { ApprovalsButton, NewsButton } from './LateBells'
import { UserMenu } from './UserMenu'
import './navbar.css'

export const Breadcrumb = () => {
  const say = useSay()
  const trail = useTrail()
  if (trail.length === 0) return null
  return (
    <nav id="breadcrumb-container" className="bar-trail" aria-label={say('console.shell.breadcrumb')}>
      <ol>
        {trail.map(({ name, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position; two may share a name
          <li key={index} title={name} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface NavbarProps {
  mobile: boolean
  open: boolean
  onToggle: () => void
}

/** Memoised: of an address change, only the breadcrumb shows anything. */
export const Navbar = memo(({ mobile, open, onToggle }: NavbarProps) => {
  const say = useSay()
  const choices = [useSizeChoice(), useLanguageChoice(), useAppearanceChoice()]
  const name = mobile
    ? say('console.shell.open_menu')
    : say(open ? 'console.shell.collapse_sidebar' : 'console.shell.expand_sidebar')
  return (
    <header className="bar">
      <IconButton
        id="hamburger-container"
        aria-label={name}
        aria-expanded={open}
        aria-controls="console-sidebar"
        onClick={onToggle}
      >
        {open ? <MenuOpen /> : <MenuIcon />}
      </IconButton>
      <Breadcrumb />
      <div className="bar-tools">
        <MenuSearch />
        <Runs />
        <ApprovalsButton />
        <NewsButton />
        <ErrorLogButton />
        {!mobile && (
          <>
            <FullscreenButton />
            {choices.map((choice) => (
              <ChoiceMenu key={choice.label} choice={choice} />
            ))}
            <SupportButton />
            <DocsButton />
          </>
        )}
        <UserMenu choices={mobile ? choices : undefined} />
      </div>
    </header>
  )
})
