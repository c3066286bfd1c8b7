import Density from '@mui/icons-material/DensityMedium'
import Columns from '@mui/icons-material/ViewColumn'
import IconButton from '@mui/material/IconButton'

const icons = { density: Density, columns: Columns }

/** A button of the toolbar that opens something below itself. */
export const MenuButton = ({
  icon,
  label,
  open,
  popup,
  onOpen,
}: {
  icon: keyof typeof icons
  label: string
  open: boolean
  popup: 'menu' | 'dialog'
  onOpen: (anchor: HTMLElement) => void
}) => {
  const Picture = icons[icon]
  return (
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
}
