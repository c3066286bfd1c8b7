import MenuIcon from '@mui/icons-material/Menu'
import MenuOpen from '@mui/icons-material/MenuOpen'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useSay } from '@/i18n/useSay'
import { frame } from '@/theme/tokens'
import { ErrorLogButton } from '../errorLog/ErrorLogButton'
import { Runs } from '../runs/Runs'
import { MenuSearch } from '../search/MenuSearch'
import { DocsButton, FullscreenButton, NewsButton, SupportButton } from './BarButtons'
import { Breadcrumb } from './Breadcrumb'
import { ChoiceMenu, useAppearanceChoice, useLanguageChoice, useSizeChoice } from './ChoiceMenu'
import { UserMenu } from './UserMenu'

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

export const Navbar = ({ mobile, open, onToggle }: NavbarProps) => {
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
}
