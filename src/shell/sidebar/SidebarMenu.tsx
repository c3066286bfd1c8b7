import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Menu from '@mui/material/Menu'
import MenuItemRow from '@mui/material/MenuItem'
import { styled, type Theme } from '@mui/material/styles'
import { type KeyboardEvent, memo, useContext, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { motion } from '@/theme/tokens'
import { Icon } from '@/ui/Icon'
import { ConsoleMenu, usePlace } from '../menu/ConsoleMenu'
import type { MenuEntry, MenuItem, MenuLink, MenuSubmenu, Place } from '../menu/menuEntries'
import type { OpenSubmenus } from './sidebarState'

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const Nested = styled(List)(({ theme }) => ({
  backgroundColor: theme.console.colours.sidebar.nested,
  '& a:hover, & button:hover': { backgroundColor: nestedHover(theme) },
  '& a[aria-current]': { backgroundColor: theme.console.colours.sidebar.hover },
}))

/** A hovered entry of a submenu darkens further; in the dark theme it lightens instead. */
const nestedHover = ({ palette, console: { colours } }: Theme): string =>
  palette.mode === 'light' ? '#001528' : colours.sidebar.hover

const row = (theme: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    boxSizing: 'border-box',
    width: '100%',
    padding: '0 17px',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
    outlineOffset: -2,
    // 48 px at the medium size; 56, 40 and 34 at the others.
    height: theme.console.size.row + 4,
    color: theme.console.colours.sidebar.text,
    '&:hover': { backgroundColor: theme.console.colours.sidebar.hover },
  }) as const

/** Where a row's name starts, px: beside the icon, and one step further per level. */
const indents = [17, 49, 65] as const

const indent = (level: number) => ({ paddingLeft: indents[level] ?? indents[2] })

const EntryLink = styled(Link)(({ theme }) => ({
  ...row(theme),
  position: 'relative',
  // The active blue is hard to read on the sidebar's background, but not on a submenu's.
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
  ...row(theme),
  '&[data-holds-active]': { color: theme.console.colours.sidebar.strong },
  // When collapsed, the group represents the entry inside it.
  '&[aria-haspopup][data-holds-active]': {
    color: theme.console.colours.sidebar.active,
    backgroundColor: theme.console.colours.sidebar.nested,
  },
}))

const Arrow = styled(ExpandMore)({
  flex: 'none',
  marginLeft: 'auto',
  transition: `transform ${motion}ms`,
  '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
})

const Name = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  lineHeight: 1.3,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

const OutsideMark = () => (
  <OpenInNew
    titleAccess={useSay()('console.navbar.new_tab')}
    style={{ flex: 'none', marginLeft: 'auto', fontSize: 14 }}
  />
)

const outside = { target: '_blank', rel: 'noopener' } as const

const named = (name: string) => ({ 'aria-label': name, 'data-tip': name, 'data-tip-side': 'right' }) as const

interface EntryRowProps {
  entry: MenuItem | MenuLink
  level: number
  collapsed: boolean
  active: boolean
}

/** Memoised: going from page to page changes two of them. */
const EntryRow = memo(({ entry, level, collapsed, active }: EntryRowProps) => {
  const name = useSay()(entry.label)
  const leadsOut = entry.kind === 'link'
  return (
    <li>
      <EntryLink
        to={entry.path}
        aria-current={active ? 'page' : undefined}
        style={indent(level)}
        {...(collapsed && named(name))}
        {...(leadsOut && outside)}
      >
        {/* Only top-level entries have icons; collapsed, an entry is nothing but its icon. */}
        {level === 0 && <Icon name={entry.icon ?? (leadsOut ? 'link' : 'list')} />}
        {!collapsed && <Name>{name}</Name>}
        {!collapsed && leadsOut && <OutsideMark />}
      </EntryLink>
    </li>
  )
})

interface Opened {
  readonly submenu: MenuSubmenu
  readonly anchor: HTMLElement
}

interface FlyoutMenuProps {
  opened: Opened
  place: Place
  onBack: () => void
  onLeave: () => void
}

/** The entries of a submenu next to the line that opened it; nested submenus open next to their own line. */
const FlyoutMenu = ({ opened: { submenu, anchor }, place, onBack, onLeave }: FlyoutMenuProps) => {
  const say = useSay()
  const [inner, setInner] = useState<Opened>()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft') return
    event.stopPropagation()
    onBack()
  }
  return (
    <>
      <Menu
        open
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={(_, reason) => (reason === 'escapeKeyDown' ? onBack() : onLeave())}
        onKeyDown={onKeyDown}
        slotProps={{ list: { 'aria-label': say(submenu.label) } }}
      >
        {submenu.entries.map((entry) => {
          const name = say(entry.label)
          if (entry.kind === 'submenu')
            return (
              <MenuItemRow
                key={`${entry.kind} ${entry.path}`}
                selected={place.submenus.includes(entry)}
                aria-haspopup="menu"
                aria-expanded={inner?.submenu === entry}
                onClick={({ currentTarget }) => setInner({ submenu: entry, anchor: currentTarget })}
                onKeyDown={({ key, currentTarget }) => {
                  if (key === 'ArrowRight') setInner({ submenu: entry, anchor: currentTarget })
                }}
              >
                {name}
                <ChevronRight fontSize="small" style={{ marginLeft: 'auto' }} />
              </MenuItemRow>
            )
          const active = place.item === entry
          return (
            <MenuItemRow
              key={`${entry.kind} ${entry.path}`}
              component={Link}
              to={entry.path}
              selected={active}
              aria-current={active ? 'page' : undefined}
              onClick={onLeave}
              {...(entry.kind === 'link' && outside)}
            >
              {name}
              {entry.kind === 'link' && <OutsideMark />}
            </MenuItemRow>
          )
        })}
      </Menu>
      {inner && (
        <FlyoutMenu opened={inner} place={place} onBack={() => setInner(undefined)} onLeave={onLeave} />
      )}
    </>
  )
}

const Flyout = ({ submenu, place }: { submenu: MenuSubmenu; place: Place }) => {
  const say = useSay()
  const [opened, setOpened] = useState<Opened>()
  const name = say(submenu.label)
  const close = () => setOpened(undefined)
  return (
    <li>
      <GroupButton
        type="button"
        aria-haspopup="menu"
        aria-expanded={Boolean(opened)}
        data-holds-active={place.submenus.includes(submenu) || undefined}
        onClick={({ currentTarget }) => setOpened({ submenu, anchor: currentTarget })}
        {...named(name)}
      >
        <Icon name={submenu.icon ?? 'list'} />
      </GroupButton>
      {opened && <FlyoutMenu opened={opened} place={place} onBack={close} onLeave={close} />}
    </li>
  )
}

interface LinesProps {
  entries: readonly MenuEntry[]
  level: number
  collapsed: boolean
  place: Place
  submenus: OpenSubmenus
}

const Lines = ({ entries, ...shared }: LinesProps) =>
  entries.map((entry) => {
    const { level, collapsed, place } = shared
    const key = `${entry.kind} ${entry.path}`
    if (entry.kind !== 'submenu') {
      return (
        <EntryRow key={key} entry={entry} level={level} collapsed={collapsed} active={place.item === entry} />
      )
    }
    if (collapsed) return <Flyout key={key} submenu={entry} place={place} />
    return <OpenSubmenu key={key} submenu={entry} {...shared} />
  })

const OpenSubmenu = ({ submenu, ...shared }: Omit<LinesProps, 'entries'> & { submenu: MenuSubmenu }) => {
  const { level, place, submenus } = shared
  const name = useSay()(submenu.label)
  const id = useId()
  const open = submenus.isOpen(submenu.path)
  return (
    <li>
      <GroupButton
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-holds-active={place.submenus.includes(submenu) || undefined}
        style={indent(level)}
        onClick={() => submenus.toggle(submenu.path)}
      >
        {level === 0 && <Icon name={submenu.icon ?? 'list'} />}
        <Name>{name}</Name>
        <Arrow />
      </GroupButton>
      <Nested id={id} hidden={!open}>
        <Lines entries={submenu.entries} {...shared} level={level + 1} />
      </Nested>
    </li>
  )
}

export const SidebarMenu = ({ collapsed, submenus }: { collapsed: boolean; submenus: OpenSubmenus }) => {
  const { entries } = useContext(ConsoleMenu)
  const place = usePlace()
  const say = useSay()
  if (entries.length === 0 && !collapsed) return <Empty>{say('console.shell.menu_empty')}</Empty>
  return (
    <List>
      <Lines entries={entries} level={0} collapsed={collapsed} place={place} submenus={submenus} />
    </List>
  )
}

const Empty = styled('p')(({ theme }) => ({
  margin: 0,
  padding: 16,
  color: theme.console.colours.sidebar.text,
}))
