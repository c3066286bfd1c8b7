import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import logo from '@/theme/logo.svg?no-inline'
import { frame, motion } from '@/theme/tokens'
import { useEarly, usePart } from '@/ui/late'
import { SidebarMenu } from './SidebarMenu'
import { type OpenSubmenus, useOpenSubmenus } from './sidebarState'

const Column = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: frame.sidebar,
  height: '100%',
  overflow: 'hidden auto',
  backgroundColor: theme.console.colours.sidebar.ground,
  color: theme.console.colours.sidebar.text,
  transition: `width ${motion}ms`,
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  scrollbarColor: `${theme.console.colours.sidebar.nested} transparent`,
  '&[data-collapsed]': { width: frame.collapsedSidebar },
  // Lines have their full width while the sidebar opens, so that no name wraps on the way.
  '&:not([data-collapsed]) li': { minWidth: frame.sidebar },
  // A ring in the theme's blue would barely show on the menu's background.
  '& :focus-visible': { outlineColor: theme.console.colours.sidebar.strong },
}))

const Brand = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 12,
  height: frame.navbar,
  padding: '0 13px',
  color: theme.console.colours.sidebar.strong,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: -2,
}))

interface ContentProps {
  collapsed: boolean
  showLogo: boolean
  submenus: OpenSubmenus
}

const Content = ({ collapsed, showLogo, submenus }: ContentProps) => {
  const say = useSay()
  const name = say('console.shell.brand')
  return (
    <Column
      id="console-sidebar"
      aria-label={say('console.shell.navigation')}
      data-collapsed={collapsed || undefined}
    >
      {showLogo && (
        <Brand to="/" aria-label={name}>
          <img src={logo} alt="" width="28" height="28" />
          {!collapsed && <span>{name}</span>}
        </Brand>
      )}
      <SidebarMenu collapsed={collapsed} submenus={submenus} />
    </Column>
  )
}

const loadDrawer = () => import('@mui/material/Drawer')

interface SidebarProps {
  mobile: boolean
  open: boolean
  withoutAnimation?: boolean
  onClose: () => void
  showLogo?: boolean
}

/** 210 px, or 54 px collapsed to icons; in a narrow window a drawer that Escape or a click outside closes. */
export const Sidebar = memo(
  ({ mobile, open, withoutAnimation = false, onClose, showLogo = true }: SidebarProps) => {
    const shared = { showLogo, submenus: useOpenSubmenus() }
    const Drawer = usePart(loadDrawer, mobile && open, onClose)
    useEarly(loadDrawer, mobile)
    if (!mobile) return <Content collapsed={!open} {...shared} />
    return (
      Drawer && (
        <Drawer
          open={open}
          onClose={onClose}
          transitionDuration={withoutAnimation ? 0 : undefined}
          slotProps={{ paper: { sx: { borderRadius: 0 } } }}
        >
          <Content collapsed={false} {...shared} />
        </Drawer>
      )
    )
  },
)
