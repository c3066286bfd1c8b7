import { Link } from 'react-router-dom'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { troubleLabel } from '../../troubles'
import { listAddress, pages } from './addresses'
import { channelWord, dayOfFigures, declared, type Figures } from './figures'
import { Panel, WaitingLines } from './Panel'
import { texts } from './texts'

const { label } = declared.push_errors

/** The shops whose orders do not arrive, with the reason; each leads to its failed pushes of today. */
export const PushErrors = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  const today = figures && dayOfFigures(figures)
  const period = today === undefined ? {} : { begin_date: today, end_date: today }
  const failed = { ...period, status: 'FAILED' }
  return (
    <Panel
      title={say(label)}
      aside={figures && <Link to={listAddress(pages.pushes, failed)}>{say(texts.all)}</Link>}
    >
      {!figures && <WaitingLines count={5} />}
      {figures?.push_errors.length === 0 && <p className="board-nothing">{say(texts.noErrors)}</p>}
      <ul className="board-list">
        {figures?.push_errors.map(({ op, app_id, seller_nick, shop_name, fail, last_error }) => (
          <li key={`${op}/${app_id}/${seller_nick}`}>
            <Link
              className="board-line board-two"
              to={listAddress(pages.pushes, { ...failed, ...(op !== null && { op }), app_id, seller_nick })}
            >
              <span className="board-name">{shop_name || seller_nick}</span>
              <b>{say(texts.failedPushes, { count: formatInteger(fail) })}</b>
              <small>
                {say(channelWord(op))} · {say(troubleLabel(last_error))}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
