import IconButton from '@mui/material/IconButton'
import type SvgIcon from '@mui/material/SvgIcon'

/** A toolbar button that opens something below it. */
export const MenuButton = ({
  picture: Picture,
  label,
  open,
  popup,
  onOpen,
}: {
  picture: typeof SvgIcon
  label: string
  open: boolean
  popup: 'menu' | 'dialog'
  onOpen: (anchor: HTMLElement) => void
}) => (
  <IconButton
    aria-label={label}
    title={label}
    aria-haspopup={popup}
    aria-expanded={open}
    onClick={({ currentTarget }) => onOpen(currentTarget)}
  >
    <Picture />
  </IconButton>
)
