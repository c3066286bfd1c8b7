import { styled } from '@mui/material/styles'

/** The search field. It fills its dialog, so it draws no frame. */
export const Field = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  padding: '4px 16px',
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  '&:focus-within': { boxShadow: `inset 0 -2px ${theme.palette.primary.main}` },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    // Below 16 px a phone zooms in when the field is focused.
    fontSize: 16,
    color: theme.palette.text.primary,
    '&::placeholder': { color: theme.palette.text.disabled, opacity: 1 },
  },
}))

export const Options = styled('ul')({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: '4px 0',
  overflow: 'auto',
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
})

export const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: Math.max(theme.console.size.row, 36),
  padding: '4px 16px',
  cursor: 'pointer',
  color: theme.palette.text.secondary,
  '&[aria-selected=true]': {
    backgroundColor: theme.console.colours.tone.primary.soft,
    boxShadow: `inset 3px 0 ${theme.palette.primary.main}`,
  },
  '& code': {
    overflow: 'hidden',
    fontSize: 12,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
}))

/** The titles from the top of the menu down, with the page's own highlighted. */
export const Line = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 'min(60%, 280px)',
  '& > span:not(:last-of-type)::after': { content: '" > "' },
  '& > span:last-of-type': { color: theme.palette.text.primary },
}))

export const Nothing = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '24px 16px',
  textAlign: 'center',
  color: theme.palette.text.secondary,
  '&:empty': { padding: 0 },
}))

/** Keyboard hints; useless without a keyboard. */
export const Hints = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  padding: '8px 16px',
  borderTop: `1px solid ${theme.console.colours.ink.line}`,
  fontSize: 12,
  color: theme.palette.text.secondary,
  '& kbd': {
    padding: '0 5px',
    border: `1px solid ${theme.console.colours.ink.border}`,
    borderRadius: 4,
    fontFamily: 'inherit',
    '&:not(:first-of-type, kbd + kbd)': { marginLeft: 10 },
  },
  '@media (hover: none)': { display: 'none' },
}))
