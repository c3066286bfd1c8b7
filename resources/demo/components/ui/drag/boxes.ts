import { styled } from '@mui/material/styles'
import { movable } from './look'

/** Lists side by side, stacked on narrow screens. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: theme.console.size.gap,
}))

export const Column = styled('section')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  overflow: 'hidden',
}))

/** A list that can be dropped into; `data-none` is its text while empty. */
export const Items = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minHeight: 96,
  margin: 0,
  padding: 12,
  listStyle: 'none',
  '&:empty::before': {
    content: 'attr(data-none)',
    margin: 'auto',
    color: theme.palette.text.secondary,
  },
}))

export const ItemBox = styled('li')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.console.size.control,
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  ...movable(theme),
}))

/** A button that looks like text. */
export const PlainButton = styled('button')({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  padding: '6px 12px',
  border: 0,
  borderRadius: 'inherit',
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'inherit',
})
