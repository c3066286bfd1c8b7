import ChevronRight from '@mui/icons-material/ChevronRight'
import Menu from '@mui/material/Menu'
import MenuItemRow from '@mui/material/MenuItem'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/theme/Icon'
import type { MenuSubmenu, Place } from '../menu/menuEntries'
import { GroupButton, named, OutsideMark, outside } from './rows'

interface Opened {
  readonly submenu: MenuSubmenu
  readonly anchor: HTMLElement
}

interface FlyoutMenuProps {
  opened: Opened
  place: Place
  /** Closes this menu but not its parent. */
  onBack: () => void
  /** Closes all of them. */
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

/** A submenu of the collapsed menu: an icon that opens its entries beside it. */
export const Flyout = ({ submenu, place }: { submenu: MenuSubmenu; place: Place }) => {
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
