import { styled } from '@mui/material/styles'
import { useContext, useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/theme/Icon'
import { ConsoleMenu, usePlace } from '../menu/ConsoleMenu'
import type { MenuEntry, MenuSubmenu, Place } from '../menu/menuEntries'
import { Flyout } from './Flyout'
import { Arrow, EntryRow, GroupButton, indent, List, Name, Nested } from './rows'
import type { OpenSubmenus } from './useOpenSubmenus'

interface LinesProps {
  entries: readonly MenuEntry[]
  /** 0 for the top level. */
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

/** The console's menu: expanded with names and nested submenus, or collapsed to icons with flyouts. */
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
