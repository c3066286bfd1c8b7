import MenuIcon from '@mui/icons-material/Menu'
import MenuOpen from '@mui/icons-material/MenuOpen'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { frame } from '@/theme/tokens'
import { IconButton } from '@/ui/Button'
import { ErrorLogButton } from '../errorLog/ErrorLogButton'
import { useTrail } from '../menu/ConsoleMenu'
import { Runs } from '../runs/Runs'
import { MenuSearch } from '../search/MenuSearch'
import { DocsButton, FullscreenButton, NewsButton, SupportButton } from './BarButtons'
import { ChoiceMenu, useAppearanceChoice, useLanguageChoice, useSizeChoice } from './ChoiceMenu'
import { UserMenu } from './UserMenu'

const Nav = styled('nav')({ flex: '0 1 auto', minWidth: 0, overflow: 'hidden' })

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: '0 8px',
  listStyle: 'none',
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
  // Shrink the other steps first, and the page's own last: even a fraction of a pixel would cut its name.
  '& li': { flex: '0 100000 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& li:last-child': { flexShrink: 1 },
  // Hides the slash from screen readers where the browser supports it.
  '& li + li::before': { content: ['"/"', '"/" / ""'], padding: '0 8px', color: theme.palette.text.disabled },
  '& a': { color: 'inherit', textDecoration: 'none', outlineOffset: -2 },
  '& a:hover': { color: theme.palette.primary.main, textDecoration: 'underline' },
  '& [aria-current]': { color: theme.palette.text.primary },
  [theme.breakpoints.down('sm')]: {
    '& li:not(:last-child)': { display: 'none' },
    '& li::before': { display: 'none' },
  },
}))

export const Breadcrumb = () => {
  const say = useSay()
  const trail = useTrail()
  if (trail.length === 0) return null
  return (
    <Nav id="breadcrumb-container" aria-label={say('console.shell.breadcrumb')}>
      <Steps>
        {trail.map(({ name, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position; two may share a name
          <li key={index} title={name} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
          </li>
        ))}
      </Steps>
    </Nav>
  )
}

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 4,
  height: frame.navbar,
  padding: '0 8px',
  backgroundColor: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
}))

const Tools = styled('div')({ display: 'flex', alignItems: 'center', flex: 'none', marginLeft: 'auto' })

interface NavbarProps {
  mobile: boolean
  open: boolean
  onToggle: () => void
}

/** Memoised: of an address, only the breadcrumb says anything. */
export const Navbar = memo(({ mobile, open, onToggle }: NavbarProps) => {
  const say = useSay()
  const choices = [useSizeChoice(), useLanguageChoice(), useAppearanceChoice()]
  const name = mobile
    ? say('console.shell.open_menu')
    : say(open ? 'console.shell.collapse_sidebar' : 'console.shell.expand_sidebar')
  return (
    <Bar>
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
      <Tools>
        <MenuSearch />
        <Runs />
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
      </Tools>
    </Bar>
  )
})
