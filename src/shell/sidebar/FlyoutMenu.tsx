import ChevronRight from '@mui/icons-material/ChevronRight'
import { type KeyboardEvent, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { Menu, MenuItem } from '@/ui/menuParts'
import type { MenuSubmenu, Place } from '../menu/menuEntries'
import { OutsideMark, outside } from './OutsideMark'

export interface Opened {
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
        anchor={anchor}
        place="beside"
        label={say(submenu.label)}
        onClose={(reason) => (reason === 'escapeKeyDown' ? onBack() : onLeave())}
        onKeyDown={onKeyDown}
      >
        {submenu.entries.map((entry) => {
          const name = say(entry.label)
          if (entry.kind === 'submenu')
            return (
              <MenuItem
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
              </MenuItem>
            )
          const active = place.item === entry
          return (
            <MenuItem
              key={`${entry.kind} ${entry.path}`}
              to={entry.path}
              selected={active}
              aria-current={active ? 'page' : undefined}
              onClick={onLeave}
              {...(entry.kind === 'link' && outside)}
            >
              {name}
              {entry.kind === 'link' && <OutsideMark />}
            </MenuItem>
          )
        })}
      </Menu>
      {inner && (
        <FlyoutMenu opened={inner} place={place} onBack={() => setInner(undefined)} onLeave={onLeave} />
      )}
    </>
  )
}

export default FlyoutMenu
