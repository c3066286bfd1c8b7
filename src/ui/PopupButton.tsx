import { type ReactNode, useState } from 'react'
import { IconButton } from './Button'
import { early } from './late'
import { loadMenu } from './Menu'
import type { Picture } from './svgIcon'

interface PopupButtonProps {
  readonly picture: Picture
  readonly label: string
  readonly popup: 'menu' | 'dialog'
  readonly size?: 'small'
  readonly disabled?: boolean
  /** Loads what it opens, if that is not a menu. */
  readonly load?: () => Promise<unknown>
  readonly children: (anchor: HTMLElement, close: () => void) => ReactNode
}

export const PopupButton = ({
  picture: Drawn,
  label,
  popup,
  size,
  disabled,
  load = loadMenu,
  children,
}: PopupButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <IconButton
        size={size}
        disabled={disabled}
        aria-label={label}
        title={label}
        aria-haspopup={popup}
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...early(load)}
      >
        <Drawn fontSize={size} />
      </IconButton>
      {anchor && children(anchor, () => setAnchor(undefined))}
    </>
  )
}
