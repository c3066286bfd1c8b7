import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { useHeads } from '@/screens'
import { useUnread } from '@/screens/unread'
import { Icon } from '@/theme/Icon'

/** The area whose unread records the platform counts for the operator (`unread_announcement`). */
const news = 'announcement'
/** The badge has no room for larger numbers; the button's name includes them. */
const most = 99

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: 16,
  padding: '0 3px',
  borderRadius: 8,
  boxSizing: 'border-box',
  fontSize: 11,
  fontFamily: theme.typography.fontFamily,
  lineHeight: '16px',
  color: theme.palette.error.contrastText,
  backgroundColor: theme.palette.error.main,
}))

/** Links to the announcements and shows how many are unread. */
export const NewsButton = () => {
  const say = useSay()
  const area = useHeads().find(({ name }) => name === news)
  const count = useUnread()
  if (!area) return null
  const label = say(area.label)
  const name = count > 0 ? `${label} - ${say('console.navbar.unread', { smart_count: count })}` : label
  return (
    <IconButton component={Link} to={area.path} aria-label={name} data-tip={name}>
      <Icon name="notify" />
      {count > 0 && <Count>{count > most ? `${most}+` : count}</Count>}
    </IconButton>
  )
}
