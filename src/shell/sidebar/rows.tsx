import ExpandMore from '@mui/icons-material/ExpandMore'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { motion } from '@/theme/tokens'
import type { MenuItem, MenuLink } from '../menu/menuEntries'

export const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

export const Nested = styled(List)(({ theme }) => ({
  backgroundColor: theme.console.colours.sidebar.nested,
  '& a:hover, & button:hover': { backgroundColor: nestedHover(theme) },
  '& a[aria-current]': { backgroundColor: theme.console.colours.sidebar.hover },
}))

/**
 * A hovered submenu entry darkens further, as in other consoles of this kind; in the dark theme it lightens instead.
 */
const nestedHover = ({ palette, console: { colours } }: Theme): string =>
  palette.mode === 'light' ? '#001528' : colours.sidebar.hover

const row = {
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
} as const

/** Where a row's name starts, px: beside the icon, and one step further per level. */
const indents = [17, 49, 65] as const

export const indent = (level: number) => ({ paddingLeft: indents[level] ?? indents[2] })

const EntryLink = styled(Link)(({ theme }) => ({
  ...row,
  // 48 px at the medium size; 56, 40 and 34 at the others.
  height: theme.console.size.row + 4,
  position: 'relative',
  color: theme.console.colours.sidebar.text,
  '&:hover': { backgroundColor: theme.console.colours.sidebar.hover },
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

export const GroupButton = styled('button')(({ theme }) => ({
  ...row,
  // 48 px at the medium size; 56, 40 and 34 at the others.
  height: theme.console.size.row + 4,
  color: theme.console.colours.sidebar.text,
  '&:hover': { backgroundColor: theme.console.colours.sidebar.hover },
  '&[data-holds-active]': { color: theme.console.colours.sidebar.strong },
  // When collapsed, the group represents the entry inside it.
  '&[aria-haspopup][data-holds-active]': {
    color: theme.console.colours.sidebar.active,
    backgroundColor: theme.console.colours.sidebar.nested,
  },
}))

export const Arrow = styled(ExpandMore)({
  flex: 'none',
  marginLeft: 'auto',
  transition: `transform ${motion}ms`,
  '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
})

export const Name = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  lineHeight: 1.3,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

export const OutsideMark = () => (
  <OpenInNew
    titleAccess={useSay()('console.navbar.new_tab')}
    sx={{ flex: 'none', ml: 'auto', fontSize: 14 }}
  />
)

export const outside = { target: '_blank', rel: 'noopener' } as const

export const named = (name: string) =>
  ({ 'aria-label': name, 'data-tip': name, 'data-tip-side': 'right' }) as const

interface EntryRowProps {
  entry: MenuItem | MenuLink
  level: number
  collapsed: boolean
  active: boolean
  icon: ReactNode
}

export const EntryRow = ({ entry, level, collapsed, active, icon }: EntryRowProps) => {
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
        {icon}
        {!collapsed && <Name>{name}</Name>}
        {!collapsed && leadsOut && <OutsideMark />}
      </EntryLink>
    </li>
  )
}
