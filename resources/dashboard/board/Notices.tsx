import { Link } from 'react-router-dom'
import { formatDay } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { listAddress } from '../../listAddress'
import { pages } from './addresses'
import { declared, type Figures } from './figures'
import { Panel, WaitingLines } from './Panel'
import { texts } from './texts'

/** What the platform has announced last. */
export const Notices = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  return (
    <Panel
      title={say(declared.notices.label)}
      aside={<Link to={listAddress(pages.announcements, {})}>{say(texts.all)}</Link>}
    >
      {!figures && <WaitingLines count={5} />}
      {figures?.notices.length === 0 && <p className="board-nothing">{say(texts.noNotices)}</p>}
      <ul className="board-list">
        {figures?.notices.map(({ id, title, publish_time }) => (
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
