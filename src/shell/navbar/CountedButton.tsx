import { useRef } from 'react'
import type { Head } from '@/declaration'
import type { IconName } from '@/declaration/icons'
import { IconButton } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { early, type LoadPart, useLatePart } from '@/ui/late'
import type { PopupProps } from './popups'
import './navbar.css'

export interface AreaPopupProps extends PopupProps {
  /** The area whose records it shows. */
  readonly head: Head
}

interface CountedButtonProps {
  readonly head: Head
  /** Includes the count in words. */
  readonly label: string
  readonly icon: IconName
  readonly count: number
  readonly load: LoadPart<AreaPopupProps>
}

/** A button that shows how many records concern the operator, and opens them. */
export const CountedButton = ({ head, label, icon, count, load }: CountedButtonProps) => {
  const anchor = useRef<HTMLButtonElement>(null)
  const { Part: Popup, open, close } = useLatePart(load)
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={Popup !== undefined}
        data-tip={label}
        onClick={open}
        {...early(load)}
      >
        <Icon name={icon} />
        {count > 0 && <span className="bar-count">{count > 99 ? '99+' : count}</span>}
      </IconButton>
      {Popup && anchor.current && <Popup anchor={anchor.current} head={head} onClose={close} />}
    </>
  )
}
