import Check from '@mui/icons-material/Check'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type ComponentType, useState } from 'react'
import { BarButton } from './BarButton'

/** A setting with few values: language, size, appearance. */
export interface Choice {
  /** For its button in the navbar. */
  readonly id?: string
  readonly label: string
  readonly Picture: ComponentType
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly value: string
  readonly choose: (value: string) => void
}

const Mark = styled(Check)(({ theme }) => ({ marginLeft: 'auto', color: theme.palette.primary.main }))

/** The options as menu items, with the current one ticked. */
const choiceRows = ({ options, value, choose }: Choice, done: () => void) =>
  options.map((option) => (
    <MenuItem
      key={option.value}
      role="menuitemradio"
      aria-checked={option.value === value}
      selected={option.value === value}
      sx={{ minWidth: 140 }}
      onClick={() => {
        done()
        if (option.value !== value) choose(option.value)
      }}
    >
      {option.name}
      {option.value === value && <Mark fontSize="small" />}
    </MenuItem>
  ))

/** A choice as a section of a larger menu: its name and options. */
export const choiceSection = (choice: Choice, done: () => void) => [
  <ListSubheader
    key={choice.label}
    role="presentation"
    disableSticky
    sx={{ lineHeight: '32px', paddingInline: 3, backgroundColor: 'transparent' }}
  >
    {choice.label}
  </ListSubheader>,
  ...choiceRows(choice, done),
]

/** A choice as a navbar button with a menu. */
export const ChoiceMenu = ({ choice }: { choice: Choice }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const { id, label, Picture } = choice
  return (
    <>
      <BarButton
        id={id}
        label={label}
        Picture={Picture}
        opens="menu"
        open={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choiceRows(choice, close)}
      </Menu>
    </>
  )
}
