import type { Theme } from '@mui/material/styles'
import { readableOn } from '@/theme/colour'

/** Green as far as white can be read on it. */
const ghost = readableOn('#42b983', ['#ffffff'])

/**
 * How an item looks while it is moved, by pointer (the library's attribute, which it sets before React draws) or keyboard
 * (`data-moving`): white on green; and the place it would take: a quiet dashed frame.
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
    // The dot before a state would hardly be seen.
    '& .kind-status::before': { backgroundColor: 'currentColor' },
  },
  '&[data-dnd-placeholder]': {
    opacity: 0.4,
    outline: `1px dashed ${theme.palette.text.secondary}`,
    outlineOffset: -1,
    boxShadow: 'none',
  },
})
