import IconButton from '@mui/material/IconButton'
import type SvgIcon from '@mui/material/SvgIcon'
import { type ReactNode, useState } from 'react'

interface PopupButtonProps {
  readonly picture: typeof SvgIcon
  readonly label: string
  readonly popup: 'menu' | 'dialog'
  readonly size?: 'small'
  readonly children: (anchor: HTMLElement, close: () => void) => ReactNode
}

export const PopupButton = ({ picture: Picture, label, popup, size, children }: PopupButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <IconButton
        size={size}
        aria-label={label}
        title={label}
        aria-haspopup={popup}
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Picture fontSize={size} />
      </IconButton>
      {anchor && children(anchor, () => setAnchor(undefined))}
    </>
  )
}
