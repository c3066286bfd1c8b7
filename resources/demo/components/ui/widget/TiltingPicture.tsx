import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'

const texts = {
  open: l('打开个人中心', 'Open the profile', 'Abrir el perfil'),
}

/** Width and height of the picture, px. */
const side = 100

const Round = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: side,
  height: side,
  borderRadius: '50%',
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '& > span': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    padding: 12,
    borderRadius: '50%',
    fontSize: 12,
    lineHeight: 1.4,
    textAlign: 'center',
    backgroundColor: theme.console.colours.ground.head,
    boxShadow: `inset 0 0 0 1px ${theme.console.colours.ink.border}`,
  },
  '& > svg': {
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    transformOrigin: '95% 40%',
    transition: 'transform 200ms ease-in-out',
  },
  '&:hover > svg, &:focus-visible > svg': { transform: 'rotate(-110deg)' },
}))

/** A round picture that swings aside and reveals the text below it. */
export const TiltingPicture = () => (
  <Round to="/profile/index">
    <span>{useSay()(texts.open)}</span>
    <svg viewBox="0 0 100 100" width={side} height={side} aria-hidden="true">
      <rect width="100" height="100" fill="#9cc9ee" />
      <circle cx="74" cy="26" r="10" fill="#ffd97a" />
      <path d="M0 74 30 40l22 26 14-14 34 36v12H0z" fill="#3f6f97" />
      <path d="M0 86 24 66l20 16 22-12 34 18v12H0z" fill="#2c4d6b" />
    </svg>
  </Round>
)
