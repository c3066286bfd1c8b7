import DragIndicator from '@mui/icons-material/DragIndicator'
import { styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { readableOn } from '@/theme/colour'
import type { ToneName } from '@/theme/tokens'
import { IconButton } from '@/ui/Button'
import { type useDragItem, useDropList } from './DragArea'

/** A green on which white text is readable. */
const ghost = readableOn('#42b983', ['#ffffff'])

/**
 * Styles of an item while it is moved by pointer (`data-dnd-dragging`, set by the library before React renders) or keyboard
 * (`data-moving`): white on green. Its target position has a dashed frame.
 */
export const movable = (theme: Theme) => ({
  cursor: 'grab',
  touchAction: 'manipulation',
  '&[data-dnd-dragging], &[data-moving]': {
    cursor: 'grabbing',
    color: '#ffffff',
    borderColor: ghost,
    backgroundColor: ghost,
    boxShadow: theme.console.colours.shadow,
    '& *': { color: 'inherit', backgroundColor: 'transparent', borderColor: 'transparent' },
    // The dot before a status would be invisible on green.
    '& .ui-status::before': { backgroundColor: 'currentColor' },
  },
  '&[data-dnd-placeholder]': {
    opacity: 0.4,
    outline: `1px dashed ${theme.palette.text.secondary}`,
    outlineOffset: -1,
    boxShadow: 'none',
  },
})

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: theme.console.size.gap,
}))

const Column = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: ToneName | undefined
}>(({ theme, tone }) => ({
  minWidth: 0,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  overflow: 'hidden',
  '& > h2': {
    display: 'flex',
    gap: 8,
    margin: 0,
    padding: '8px 12px',
    fontSize: 14,
    fontWeight: 600,
    borderTop: tone && `3px solid ${theme.console.colours.tone[tone].vivid}`,
    borderBottom: `1px solid ${theme.console.colours.ink.line}`,
    backgroundColor: theme.console.colours.ground.head,
    '& > span': {
      marginLeft: tone && 'auto',
      color: theme.palette.text.secondary,
      fontWeight: 400,
    },
  },
  '& > ul': {
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
  },
}))

interface DropColumnProps {
  readonly list: string
  readonly name: string
  readonly count: number
  readonly none: string
  readonly tone?: ToneName
  readonly children: ReactNode
}

export const DropColumn = ({ list, name, count, none, tone, children }: DropColumnProps) => (
  <Column tone={tone}>
    <h2>
      {name}
      <span>{count}</span>
    </h2>
    <ul ref={useDropList(list)} aria-label={name} data-none={none}>
      {children}
    </ul>
  </Column>
)

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

export const Grip = (props: ReturnType<typeof useDragItem>['grip']) => (
  <IconButton size="small" {...props} style={{ cursor: 'inherit' }}>
    <DragIndicator fontSize="small" />
  </IconButton>
)
