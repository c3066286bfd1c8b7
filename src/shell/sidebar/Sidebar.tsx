import { memo } from 'react'
import { useSay } from '@/i18n/useSay'
import logo from '@/theme/logo.svg?no-inline'
import { Link } from '@/ui/Link'
import { usePart } from '@/ui/late'
import { useEarly } from '../useEarly'
import { SidebarMenu } from './SidebarMenu'
import { type OpenSubmenus, useOpenSubmenus } from './sidebarState'
import './sidebar.css'

interface ContentProps {
  collapsed: boolean
  showLogo: boolean
  submenus: OpenSubmenus
}

const Content = ({ collapsed, showLogo, submenus }: ContentProps) => {
  const say = useSay()
  const name = say('console.shell.brand')
  return (
    <nav
      id="console-sidebar"
      className="sidebar"
      aria-label={say('console.shell.navigation')}
      data-collapsed={collapsed || undefined}
    >
      {showLogo && (
        <Link to="/" className="sidebar-brand" aria-label={name}>
          <img src={logo} alt="" width="28" height="28" />
          {!collapsed && <span>{name}</span>}
        </Link>
      )}
      <SidebarMenu collapsed={collapsed} submenus={submenus} />
    </nav>
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
        <Drawer open={open} onClose={onClose} transitionDuration={withoutAnimation ? 0 : undefined}>
          <Content collapsed={false} {...shared} />
        </Drawer>
      )
    )
  },
)
