import ExpandMore from '@mui/icons-material/ExpandMore'
import Menu from '@mui/material/Menu'
import MenuItemRow from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useContext, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useLocalise, useLocalised } from '@/i18n/useLocalised'
import { Icon } from '@/theme/Icon'
import { motion } from '@/theme/tokens'
import { ConsoleMenu, usePlace } from '../menu/ConsoleMenu'
import type { MenuItem, MenuSubmenu } from '../menu/menuTree'

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const rowHeight = 48

/** One line of the menu, the same for a link and for the button that opens a submenu. */
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  width: '100%',
  height: rowHeight,
  padding: '0 17px',
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -2,
} as const

const Entry = styled(Link)(({ theme }) => ({
  ...row,
  position: 'relative',
  color: theme.console.colours.sidebar.text,
  '&:hover': { backgroundColor: theme.console.colours.sidebar.hover },
  // On the sidebar's own ground the active blue is hard to read; on that of a submenu it is not.
  '&[aria-current]': {
    color: theme.console.colours.sidebar.active,
    backgroundColor: theme.console.colours.sidebar.nested,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 auto 0 0',
      width: 3,
      backgroundColor: theme.console.colours.sidebar.active,
    },
  },
}))

const GroupButton = styled('button')(({ theme }) => ({
  ...row,
  color: theme.console.colours.sidebar.text,
  '&:hover': { backgroundColor: theme.console.colours.sidebar.hover },
  '&[data-holds-active]': { color: theme.console.colours.sidebar.strong },
  // Collapsed, the group stands for the entry inside it.
  '&[aria-haspopup][data-holds-active]': {
    color: theme.console.colours.sidebar.active,
    backgroundColor: theme.console.colours.sidebar.nested,
  },
}))

const Nested = styled(List)(({ theme }) => ({
  backgroundColor: theme.console.colours.sidebar.nested,
  '& a': { paddingLeft: 49, '&[aria-current]': { backgroundColor: theme.console.colours.sidebar.hover } },
}))

const Arrow = styled(ExpandMore)({
  marginLeft: 'auto',
  transition: `transform ${motion}ms`,
  '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
})

/** A long name takes a second line. */
const Name = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  lineHeight: 1.3,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

/** The name beside a collapsed entry's picture. */
const Hint = ({ text, shown, children }: { text: string; shown: boolean; children: React.ReactElement }) => (
  <Tooltip title={shown ? text : ''} placement="right" describeChild={false}>
    {children}
  </Tooltip>
)

const ItemLine = ({ item, collapsed, icon }: { item: MenuItem; collapsed: boolean; icon: ReactNode }) => {
  const name = useLocalised(item.label)
  const active = usePlace().item?.path === item.path
  return (
    <li>
      <Hint text={name} shown={collapsed}>
        <Entry to={item.path} aria-current={active ? 'page' : undefined} aria-label={name}>
          {icon}
          {!collapsed && <Name>{name}</Name>}
        </Entry>
      </Hint>
    </li>
  )
}

const OpenSubmenu = ({ submenu }: { submenu: MenuSubmenu }) => {
  const name = useLocalised(submenu.label)
  const id = useId()
  const holdsActive = usePlace().submenu?.key === submenu.key
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? holdsActive
  return (
    <li>
      <GroupButton
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-holds-active={holdsActive || undefined}
        onClick={() => setChosen(!open)}
      >
        <Icon name={submenu.icon} />
        <Name>{name}</Name>
        <Arrow />
      </GroupButton>
      <Nested id={id} hidden={!open}>
        {submenu.items.map((item) => (
          <ItemLine key={item.path} item={item} collapsed={false} icon={null} />
        ))}
      </Nested>
    </li>
  )
}

const FlyoutSubmenu = ({ submenu }: { submenu: MenuSubmenu }) => {
  const localise = useLocalise()
  const { item: active, submenu: holding } = usePlace()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = localise(submenu.label)
  return (
    <li>
      <Hint text={name} shown={!anchor}>
        <GroupButton
          type="button"
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          data-holds-active={holding?.key === submenu.key || undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name={submenu.icon} />
        </GroupButton>
      </Hint>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {submenu.items.map((item) => (
          <MenuItemRow
            key={item.path}
            component={Link}
            to={item.path}
            selected={active?.path === item.path}
            onClick={() => setAnchor(null)}
          >
            {localise(item.label)}
          </MenuItemRow>
        ))}
      </Menu>
    </li>
  )
}

/** The console's menu: open with names and submenus in place, or collapsed to pictures with flyouts. */
export const SidebarMenu = ({ collapsed }: { collapsed: boolean }) => {
  const entries = useContext(ConsoleMenu)
  const translate = useTranslate()
  if (entries.length === 0 && !collapsed) return <Empty>{translate('console.shell.menu_empty')}</Empty>
  return (
    <List>
      {entries.map((entry) => {
        if (entry.kind === 'item')
          return (
            <ItemLine key={entry.path} item={entry} collapsed={collapsed} icon={<Icon name={entry.icon} />} />
          )
        const Submenu = collapsed ? FlyoutSubmenu : OpenSubmenu
        return <Submenu key={entry.key} submenu={entry} />
      })}
    </List>
  )
}

const Empty = styled('p')(({ theme }) => ({
  margin: 0,
  padding: 16,
  color: theme.console.colours.sidebar.text,
}))
