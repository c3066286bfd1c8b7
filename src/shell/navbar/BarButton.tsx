import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'

/** Window width, px, from which buttons have room for words, even in Spanish and beside an open menu. */
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
  /** Its accessible name, also shown as a tooltip. */
  label: string
  Picture: ComponentType
  /** Shows the name beside the icon in a wide window. */
  words?: boolean
  /** What the button opens, and whether that is open. */
  opens?: 'menu' | 'dialog'
  open?: boolean
}

/** A button of the navbar. */
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
