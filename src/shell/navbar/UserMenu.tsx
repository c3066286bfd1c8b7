import ExpandMore from '@mui/icons-material/ExpandMore'
import Home from '@mui/icons-material/HomeOutlined'
import Logout from '@mui/icons-material/Logout'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useGetIdentity, useLogout, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Choice, choiceSection } from './ChoiceMenu'

const Trigger = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  height: theme.console.size.control,
  padding: '0 8px',
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  '&:hover': { backgroundColor: theme.palette.action.hover },
}))

/** A picture of the name, and not a part of the button's text. */
const Initial = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontSize: 13,
  fontWeight: 600,
  color: theme.console.colours.tone.primary.main,
  backgroundColor: theme.console.colours.tone.primary.soft,
  '&::before': { content: 'attr(data-initial)' },
}))

const Name = styled('span')(({ theme }) => ({
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const SignedIn = styled('li')(({ theme }) => ({
  padding: '6px 12px 8px',
  maxWidth: 260,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
}))

/**
 * Who is signed in, the way home, and the way out. On a narrow window it also takes in the choices for which the navbar
 * has no room.
 */
export const UserMenu = ({ choices }: { choices: readonly Choice[] }) => {
  const translate = useTranslate()
  const logout = useLogout()
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const name = identity?.fullName ?? ''
  const label = translate('console.shell.account')
  return (
    <>
      <Trigger
        aria-label={name ? `${label}: ${name}` : label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Initial data-initial={[...name][0]?.toUpperCase()} />
        <Name>{name}</Name>
        <ExpandMore fontSize="small" />
      </Trigger>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { minWidth: 180 } } }}
      >
        <SignedIn role="presentation">
          <small>{translate('console.shell.signed_in_as')}</small>
          {name}
        </SignedIn>
        <Divider sx={{ marginBlock: 1 }} />
        <MenuItem component={Link} to="/" onClick={close}>
          <Home fontSize="small" />
          {translate('console.shell.home')}
        </MenuItem>
        {choices.flatMap((choice) => choiceSection(choice, close))}
        <Divider sx={{ marginBlock: 1 }} />
        <MenuItem
          onClick={() => {
            close()
            logout()
          }}
        >
          <Logout fontSize="small" />
          {translate('console.shell.log_out')}
        </MenuItem>
      </Menu>
    </>
  )
}
