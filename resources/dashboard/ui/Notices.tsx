import { Link } from 'react-router-dom'
import { formatDay } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { listAddress } from '../listAddress'
import { pages } from './addresses'
import { declared, type Figures } from './figures'
import { Panel, WaitingLines } from './Panel'
import { texts } from './texts'

/** The latest announcements. */
export const Notices = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  // Without an id it cannot be opened.
  const notices = figures?.notices.filter(({ id }) => id !== null)
  return (
    <Panel
      title={say(declared.notices.label)}
      aside={<Link to={listAddress(pages.announcements, {})}>{say(texts.all)}</Link>}
    >
      {!notices && <WaitingLines count={5} />}
      {notices?.length === 0 && <p className="board-nothing">{say(texts.noNotices)}</p>}
      <ul className="board-list">
        {notices?.map(({ id, title, publish_time }) => (
          <li key={id}>
            <Link className="board-line" to={`${pages.announcement}?id=${id}`}>
              <span className="board-name">{title}</span>
              <time className="board-quiet">{formatDay(publish_time)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
