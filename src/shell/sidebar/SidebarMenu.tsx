import ExpandMore from '@mui/icons-material/ExpandMore'
import { memo, useContext, useEffect, useId, useRef, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { early, usePart } from '@/ui/late'
import { ConsoleMenu, usePlace } from '../menu/ConsoleMenu'
import type { MenuEntry, MenuItem, MenuLink, MenuSubmenu, Place } from '../menu/menuEntries'
import type { Opened } from './FlyoutMenu'
import { OutsideMark, outside } from './OutsideMark'
import type { OpenSubmenus } from './sidebarState'
import './sidebar.css'

/** Where a row's name starts, px: beside the icon, and one step further per level. */
const indents = [17, 49, 65] as const

const indent = (level: number) => ({ paddingLeft: indents[level] ?? indents[2] })

const named = (name: string) => ({ 'aria-label': name, 'data-tip': name, 'data-tip-side': 'right' }) as const

interface EntryRowProps {
  entry: MenuItem | MenuLink
  level: number
  collapsed: boolean
  active: boolean
}

/** Memoised: going to another page only changes two rows. */
const EntryRow = memo(({ entry, level, collapsed, active }: EntryRowProps) => {
  const name = useSay()(entry.label)
  const leadsOut = entry.kind === 'link'
  return (
    <li>
      <Link
        className="sidebar-row"
        to={entry.path}
        aria-current={active ? 'page' : undefined}
        style={indent(level)}
        {...(collapsed && named(name))}
        {...(leadsOut && outside)}
      >
        {/* Only top-level entries have icons; collapsed, an entry is nothing but its icon. */}
        {level === 0 && <Icon name={entry.icon ?? (leadsOut ? 'link' : 'list')} />}
        {!collapsed && <span className="sidebar-name">{name}</span>}
        {!collapsed && leadsOut && <OutsideMark />}
      </Link>
    </li>
  )
})

const loadFlyout = () => import('./FlyoutMenu')

const Flyout = ({ submenu, place }: { submenu: MenuSubmenu; place: Place }) => {
  const say = useSay()
  const [opened, setOpened] = useState<Opened>()
  const name = say(submenu.label)
  const close = () => setOpened(undefined)
  const FlyoutMenu = usePart(loadFlyout, opened !== undefined, close)
  return (
    <li>
      <button
        type="button"
        className="sidebar-row"
        aria-haspopup="menu"
        aria-expanded={Boolean(opened)}
        data-holds-active={place.submenus.includes(submenu) || undefined}
        onClick={({ currentTarget }) => setOpened({ submenu, anchor: currentTarget })}
        {...named(name)}
        {...early(loadFlyout)}
      >
        <Icon name={submenu.icon ?? 'list'} />
      </button>
      {opened && FlyoutMenu && <FlyoutMenu opened={opened} place={place} onBack={close} onLeave={close} />}
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
    return <OpenSubmenu key={key} submenu={entry} beside={entries} {...shared} />
  })

interface OpenSubmenuProps extends Omit<LinesProps, 'entries'> {
  submenu: MenuSubmenu
  beside: readonly MenuEntry[]
}

const OpenSubmenu = ({ submenu, beside, ...shared }: OpenSubmenuProps) => {
  const { level, place, submenus } = shared
  const name = useSay()(submenu.label)
  const id = useId()
  const open = submenus.isOpen(submenu.path)
  return (
    <li>
      <button
        type="button"
        className="sidebar-row"
        aria-expanded={open}
        aria-controls={id}
        data-holds-active={place.submenus.includes(submenu) || undefined}
        style={indent(level)}
        onClick={() => submenus.toggle(submenu.path, beside)}
      >
        {level === 0 && <Icon name={submenu.icon ?? 'list'} />}
        <span className="sidebar-name">{name}</span>
        <ExpandMore className="sidebar-arrow" />
      </button>
      <ul className="sidebar-nested" id={id} hidden={!open}>
        <Lines entries={submenu.entries} {...shared} level={level + 1} />
      </ul>
    </li>
  )
}

/** When the page changes, scrolls its line into view, or its group's line when collapsed. */
const useLineInSight = (item: Place['item'], collapsed: boolean) => {
  const lines = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another line
  useEffect(() => {
    const line = lines.current?.querySelector('[aria-current], [aria-haspopup][data-holds-active]')
    if (!line) return
    // Reports after the next layout, so it does not force one.
    const sight = new IntersectionObserver(([seen]) => {
      sight.disconnect()
      if (seen && seen.intersectionRatio < 1) line.scrollIntoView({ block: 'nearest' })
    })
    sight.observe(line)
    return () => sight.disconnect()
  }, [item, collapsed])
  return lines
}

export const SidebarMenu = ({ collapsed, submenus }: { collapsed: boolean; submenus: OpenSubmenus }) => {
  const { entries } = useContext(ConsoleMenu)
  const place = usePlace()
  const say = useSay()
  const lines = useLineInSight(place.item, collapsed)
  if (entries.length === 0 && !collapsed)
    return <p className="sidebar-empty">{say('console.shell.menu_empty')}</p>
  return (
    <ul ref={lines}>
      <Lines entries={entries} level={0} collapsed={collapsed} place={place} submenus={submenus} />
    </ul>
  )
}
