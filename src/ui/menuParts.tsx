import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import MuiMenu, { type MenuProps as MuiMenuProps } from '@mui/material/Menu'
import MuiMenuItem, { type MenuItemProps as MuiMenuItemProps } from '@mui/material/MenuItem'
import Popover from '@mui/material/Popover'
import type { ComponentProps } from 'react'
import { Link } from './Link'

/** Where it opens: below its button with left or right edges aligned, below a field's frame with a gap, or to the right of it. */
const places = {
  belowLeft: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
  belowField: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
    transformOrigin: { vertical: -4, horizontal: 'left' },
  },
  belowRight: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'right' },
  },
  beside: { anchorOrigin: { vertical: 'top', horizontal: 'right' } },
} as const

interface MenuProps extends Pick<MuiMenuProps, 'children' | 'className' | 'onKeyDown' | 'variant'> {
  /** True by default, for menus that are rendered only while open. */
  readonly open?: boolean
  /** The button that opened it. */
  readonly anchor: HTMLElement | null
  readonly label?: string
  readonly place?: keyof typeof places
  readonly onClose: (reason: 'escapeKeyDown' | 'backdropClick' | 'tabKeyDown') => void
}

export const Menu = ({ open = true, anchor, label, place = 'belowLeft', onClose, ...rest }: MenuProps) => (
  <MuiMenu
    {...rest}
    {...places[place]}
    open={open}
    anchorEl={anchor}
    onClose={(_, reason) => onClose(reason)}
    slotProps={{ list: { 'aria-label': label } }}
  />
)

interface PopupProps extends ComponentProps<'div'> {
  readonly anchor: HTMLElement
  readonly place: keyof typeof places
  readonly onClose: () => void
}

/** The minimum height of a popup, px. With less room than that, it covers its button. */
const leastRoom = 280
const margin = 16

/** The room below a button, for content that scrolls so as not to cover the button. */
const roomBelow = (anchor: HTMLElement): string =>
  `${Math.max(leastRoom, innerHeight - anchor.getBoundingClientRect().bottom - margin)}px`

/** A small dialog at the button that opened it. CSS can limit it to `--room`, the height below the button. */
export const Popup = ({ anchor, place, onClose, style, children, ...rest }: PopupProps) => (
  <Popover
    open
    anchorEl={anchor}
    {...places[place]}
    onClose={onClose}
    slotProps={{
      paper: { role: 'dialog', ...rest, style: { ...style, ['--room' as string]: roomBelow(anchor) } },
    }}
  >
    {children}
  </Popover>
)

interface OptionMenuProps extends Pick<MenuProps, 'children' | 'anchor' | 'onClose'> {
  readonly open: boolean
  readonly id: string
  /** Any number of options can be chosen. */
  readonly several?: boolean
  readonly label: string | undefined
}

/** The options of a field, below it and at least as wide. */
export const OptionMenu = ({ anchor, id, label, several, onClose, ...rest }: OptionMenuProps) => (
  <MuiMenu
    {...rest}
    anchorEl={anchor}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    transformOrigin={{ vertical: 'top', horizontal: 'center' }}
    onClose={(_, reason) => onClose(reason)}
    slotProps={{
      list: {
        id,
        role: 'listbox',
        'aria-label': label,
        'aria-multiselectable': several,
        disableListWrap: true,
      },
      paper: { style: { minWidth: anchor?.offsetWidth } },
    }}
  />
)

interface MenuItemProps extends Omit<MuiMenuItemProps, 'sx' | 'color'> {
  /** The address it leads to. */
  readonly to?: string
  readonly target?: string
  readonly rel?: string
  /** Whether this one of several is chosen. */
  readonly checked?: boolean
  readonly danger?: boolean
}

export const MenuItem = ({ to, checked, danger, ...rest }: MenuItemProps) => (
  <MuiMenuItem
    {...(to !== undefined && { component: Link, to })}
    {...(checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked, selected: checked })}
    {...rest}
    sx={danger ? { color: 'error.main' } : undefined}
  />
)

/** A line between entries. The setting keeps an opening menu from focusing it, although it is not a disabled entry. */
export const MenuLine = Object.assign(() => <Divider sx={{ marginBlock: 1 }} />, {
  muiSkipListHighlight: true,
})

export const MenuHeading = ({ children }: { children: string }) => (
  <ListSubheader
    role="presentation"
    disableSticky
    sx={{ lineHeight: '32px', paddingInline: 3, backgroundColor: 'transparent' }}
  >
    {children}
  </ListSubheader>
)
