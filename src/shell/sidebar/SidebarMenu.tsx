import ChevronRight from '@mui/icons-material/ChevronRight'
import Menu from '@mui/material/Menu'
import MenuItemRow from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useContext, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/theme/Icon'
import { ConsoleMenu, usePlace } from '../menu/ConsoleMenu'
import type { MenuEntry, MenuSubmenu, Place } from '../menu/menuEntries'
import { Arrow, EntryRow, GroupButton, indent, List, Name, Nested, named, OutsideMark, outside } from './rows'
import type { OpenSubmenus } from './sidebarState'

interface Opened {
  readonly submenu: MenuSubmenu
  readonly anchor: HTMLElement
}

interface FlyoutMenuProps {
  opened: Opened
  place: Place
  /** Closes this menu but not its parent. */
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
                <ChevronRight sx={{ ml: 'auto', fontSize: 18 }} />
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
      // Only top-level entries have icons; collapsed, an entry is nothing but its icon.
      const icon = level === 0 && <Icon name={entry.icon ?? (entry.kind === 'link' ? 'link' : 'list')} />
      return (
        <EntryRow
          key={key}
          entry={entry}
          level={level}
          collapsed={collapsed}
          active={place.item === entry}
          icon={icon}
        />
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
