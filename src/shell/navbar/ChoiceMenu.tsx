import Check from '@mui/icons-material/Check'
import IconButton from '@mui/material/IconButton'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { type ComponentType, useState } from 'react'

/** One of the console's settings with few values: language, size, appearance. */
export interface Choice {
  readonly label: string
  readonly Picture: ComponentType
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly value: string
  readonly choose: (value: string) => void
}

const Mark = styled(Check)(({ theme }) => ({ marginLeft: 'auto', color: theme.palette.primary.main }))

/** The options of a choice as menu rows, the current one ticked. */
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

/** A choice as a part of a larger menu: its name and its options. */
export const choiceSection = (choice: Choice, done: () => void) => [
  <ListSubheader key={choice.label} role="presentation" sx={{ lineHeight: '32px', paddingInline: 3 }}>
    {choice.label}
  </ListSubheader>,
  ...choiceRows(choice, done),
]

/** A choice as a button of the navbar with its menu. */
export const ChoiceMenu = ({ choice }: { choice: Choice }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const { label, Picture } = choice
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Picture />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choiceRows(choice, close)}
      </Menu>
    </>
  )
}
