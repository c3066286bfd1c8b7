import IconButton from '@mui/material/IconButton'
import type SvgIcon from '@mui/material/SvgIcon'

/** A button of the toolbar that opens something below itself. */
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
