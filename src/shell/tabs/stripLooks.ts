import { styled } from '@mui/material/styles'
import { readableOn } from '@/theme/colour'

/** Height of the strip, px. */
const height = 34

/** Between two tabs, px. */
export const tabGap = 4

/** Width of a scroll button, px. */
export const turnWidth = 28

/** The brand's green, darkened until white text on it is readable. */
const activeGround = readableOn('#42b983', ['#ffffff'])

/** The strip and everything in it, as one style sheet because it re-renders on each navigation. */
export const Strip = styled('nav')(({ theme }) => {
  const { ink, ground, tone } = theme.console.colours
  return {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    height,
    userSelect: 'none',
    color: ink.secondary,
    backgroundColor: ground.surface,
    borderBottom: `1px solid ${ink.line}`,
    fontSize: 13,
    '& .scroller': {
      position: 'relative',
      flex: 1,
      minWidth: 0,
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
    },
    '& .row': { display: 'flex', gap: tabGap, width: 'max-content', padding: '3px 4px' },
    '& .tab': {
      position: 'relative',
      display: 'flex',
      alignItems: 'stretch',
      height: height - 7,
      boxSizing: 'border-box',
      border: `1px solid ${ink.border}`,
      borderRadius: 4,
      backgroundColor: ground.surface,
      '&:hover': { color: ink.text, backgroundColor: ground.hover },
    },
    '& .tab.active': { color: '#ffffff', backgroundColor: activeGround, borderColor: activeGround },
    '& .link': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      padding: '0 10px',
      borderRadius: 3,
      color: 'inherit',
      textDecoration: 'none',
      '& svg': { fontSize: 13 },
    },
    '& .closable .link': { paddingRight: 2 },
    '& .title': { maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .active .link::before': {
      content: '""',
      flex: 'none',
      width: 8,
      height: 8,
      borderRadius: '50%',
      backgroundColor: '#ffffff',
    },
    // A ring, to tell it from the dot of the current page.
    '& .unsaved': {
      flex: 'none',
      boxSizing: 'border-box',
      width: 8,
      height: 8,
      borderRadius: '50%',
      border: `2px solid ${tone.warning.main}`,
    },
    '& .active .unsaved': { borderColor: 'currentColor' },
    '& .words': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 24,
      padding: 0,
      border: 0,
      borderRadius: 3,
      color: 'inherit',
      backgroundColor: 'transparent',
      cursor: 'pointer',
      '& svg': { fontSize: 14 },
      '&:hover svg': {
        borderRadius: '50%',
        backgroundColor: 'color-mix(in srgb, currentColor 20%, transparent)',
      },
    },
    '& > button': { width: turnWidth, borderRadius: 0, '& svg': { fontSize: 18 } },
    // Touch screens scroll by finger, and phones have no room to spare.
    '& .turn': {
      '@media (pointer: coarse)': { display: 'none' },
      [theme.breakpoints.down('sm')]: { display: 'none' },
    },
    '& .more': {
      display: 'none',
      borderLeft: `1px solid ${ink.line}`,
      '@media (pointer: coarse)': { display: 'grid' },
      [theme.breakpoints.down('md')]: { display: 'grid' },
    },
  }
})
