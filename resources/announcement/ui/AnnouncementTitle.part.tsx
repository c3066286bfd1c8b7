import { styled } from '@mui/material/styles'
import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Raw } from '@/screens/kinds/kit'
import announcement from '../announcement.area'
import { texts } from './texts'

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-unread] > :last-child': { fontWeight: 600 },
})

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 6,
  height: 6,
  borderRadius: '50%',
  backgroundColor: theme.palette.error.main,
}))

const Mark = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '18px',
  color: theme.palette.primary.main,
  '&[data-important]': { color: theme.palette.error.main },
}))

const { is_top, level } = announcement.fields

const AnnouncementTitle = ({ record, value }: AreaComponentProps) => {
  const say = useSay()
  if (typeof value !== 'string') return <Raw value={value} />
  const fresh = record.is_read === false
  return (
    <Line data-unread={fresh || undefined} title={value}>
      {fresh && <Dot role="img" aria-label={say(texts.unread)} />}
      {record.is_top === true && <Mark>{say(is_top.label)}</Mark>}
      {record.level === 'IMPORTANT' && <Mark data-important>{say(level.of.IMPORTANT)}</Mark>}
      <span>{value}</span>
    </Line>
  )
}

export default AnnouncementTitle
