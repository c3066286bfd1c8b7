import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import type { Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button, type ButtonProps } from '@/ui/Button'

interface CheckMenuProps extends Pick<ButtonProps, 'size' | 'startIcon' | 'endIcon' | 'children'> {
  readonly options: readonly (readonly [name: string, label: Label])[]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

export const toggled = (chosen: readonly string[], name: string) =>
  chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]

export const CheckMenu = ({ options, chosen, onChoose, ...button }: CheckMenuProps) => {
  const say = useSay()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {options.map(([name, label]) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(name)}
            onClick={() => onChoose(toggled(chosen, name))}
          >
            <Checkbox
              checked={chosen.includes(name)}
              disableRipple
              slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
            />
            {say(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
