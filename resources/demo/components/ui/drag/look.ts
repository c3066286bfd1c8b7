import type { Theme } from '@mui/material/styles'
import { readableOn } from '@/theme/colour'

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
