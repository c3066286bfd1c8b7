import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'

/** From this width on, px, a button has room for its words even in Spanish and beside an open menu. */
const roomForWords = 1400

const Button = styled(IconButton)(({ theme }) => ({
  '&[data-words]': {
    [theme.breakpoints.up(roomForWords)]: { gap: 6, width: 'auto', padding: '0 8px', whiteSpace: 'nowrap' },
  },
}))

const Words = styled('span')(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: theme.console.size.text,
  [theme.breakpoints.down(roomForWords)]: { display: 'none' },
}))

interface BarButtonProps extends Omit<IconButtonProps, 'aria-label' | 'children'> {
  /** Its name, also shown when the pointer rests on it. */
  label: string
  Picture: ComponentType
  /** Shows the name beside the picture where the window is wide. */
  words?: boolean
  /** It opens a menu or a dialog: which, and whether that is open. */
  opens?: 'menu' | 'dialog'
  open?: boolean
}

/** A tool of the navbar. */
export const BarButton = ({ label, Picture, words, opens, open, ...props }: BarButtonProps) => (
  <Button
    aria-label={label}
    aria-haspopup={opens}
    aria-expanded={opens && open === true}
    data-tip={label}
    data-words={words || undefined}
    {...props}
  >
    <Picture />
    {words && <Words>{label}</Words>}
  </Button>
)
