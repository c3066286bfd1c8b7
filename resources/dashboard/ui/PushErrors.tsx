import { troubleLabel } from '@resources/terms/troubles'
import { Link } from 'react-router-dom'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { failedPushes } from './addresses'
import { channelWord, declared, type Figures } from './figures'
import { Panel, WaitingLines } from './Panel'
import { texts } from './texts'

const { label } = declared.push_errors

/** The shops with failed pushes, with the reason; each links to its failed pushes of today. */
export const PushErrors = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  return (
    <Panel title={say(label)} aside={figures && <Link to={failedPushes(figures)}>{say(texts.all)}</Link>}>
      {!figures && <WaitingLines count={5} />}
      {figures?.push_errors.length === 0 && <p className="board-nothing">{say(texts.noErrors)}</p>}
      <ul className="board-list">
        {figures?.push_errors.map((shop) => {
          const { op, app_id, seller_nick, shop_name, fail, last_error } = shop
          return (
            <li key={`${op}/${app_id}/${seller_nick}`}>
              <Link className="board-line board-two" to={failedPushes(figures, shop)}>
                <span className="board-name">{shop_name || seller_nick}</span>
                <b>{say(texts.failedPushes, { count: formatInteger(fail) })}</b>
                <small>
                  {say(channelWord(op))} · {say(troubleLabel(last_error))}
                </small>
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
