import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: theme.console.size.row,
    padding: '4px 16px',
    borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  },
  '& > header > h2': { margin: '0 auto 0 0', fontSize: theme.console.size.text, fontWeight: 600 },
  '& > div': { padding: '12px 16px' },
  '& p': { margin: 0 },
  // Names in one column, values in the other.
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(112px, max-content) 1fr',
    gap: '8px 16px',
    margin: 0,
  },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.down('sm')]: {
    '& dl': { gridTemplateColumns: 'minmax(96px, 38%) 1fr' },
    // Three buttons do not fit beside the title in the longer languages.
    '& > header:has(> h2 + * + * + *)': {
      padding: '12px 16px',
      '& > h2': { flexBasis: '100%', marginBottom: 4 },
      '& > .MuiButton-text': { marginInlineStart: -8 },
    },
  },
}))

export const Card = ({
  title,
  actions,
  wide = false,
  children,
}: {
  title: string
  actions?: ReactNode
  wide?: boolean
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Frame aria-labelledby={id} data-wide={wide || undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      <div>{children}</div>
    </Frame>
  )
}
