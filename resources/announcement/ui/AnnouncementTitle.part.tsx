import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Raw } from '@/screens/kinds/kit'
import announcement from '../announcement.area'
import { texts } from './texts'
import './title.css'

const { is_top, level } = announcement.fields

const AnnouncementTitle = ({ record, value }: AreaComponentProps) => {
  const say = useSay()
  if (typeof value !== 'string') return <Raw value={value} />
  const fresh = record.is_read === false
  return (
    <span className="announcement-title" data-unread={fresh || undefined} title={value}>
      {fresh && <span className="announcement-new" role="img" aria-label={say(texts.unread)} />}
      {record.is_top === true && <span className="announcement-mark">{say(is_top.label)}</span>}
      {record.level === 'IMPORTANT' && (
        <span className="announcement-mark" data-important>
          {say(level.of.IMPORTANT)}
        </span>
      )}
      <span>{value}</span>
    </span>
  )
}

export default AnnouncementTitle
