import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import type { WireRecord } from '@/declaration'
import { formatFen } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { useAreaInTime } from '@/screens/declarations'
import { KindCell } from '@/screens/kinds/kit'
import { CopyButton } from '@/ui/CopyButton'
import { recordsIn } from './read'
import { texts } from './texts'

/** The payments a complaint is about, linked to their details if the operator may see them. */
export const ComplaintTrades = ({ record }: { record: RaRecord }) => {
  const say = useSay()
  const trades = recordsIn(record.trades)
  const area = useAreaInTime('trade')
  if (record.trades !== undefined && trades.length === 0)
    return <p className="desk-quiet">{say(texts.noTrades)}</p>
  const state = area?.fields.trade_state
  return (
    <ul className="desk-trades">
      {trades.map((trade) => {
        const no = String(trade.trade_no ?? '')
        const order = String(trade.out_trade_no ?? no)
        return (
          <li key={no}>
            <span className="desk-trade-no">
              <span className="kind-copyable">
                {area?.detail ? (
                  <Link className="kind-link kind-code" to={`${area.path}/${encodeURIComponent(no)}/show`}>
                    {order}
                  </Link>
                ) : (
                  <span className="kind-code">{order}</span>
                )}
                <CopyButton text={order} name={order} />
              </span>
              {state && (
                <KindCell
                  field={state}
                  name="trade_state"
                  value={trade.trade_state}
                  record={trade as RaRecord}
                />
              )}
            </span>
            <Amounts trade={trade} />
          </li>
        )
      })}
    </ul>
  )
}

const Amounts = ({ trade }: { trade: WireRecord }) => {
  const say = useSay()
  const { body, payer_total, refund_fee, refundable_fee } = trade
  return (
    <span className="desk-quiet">
      {typeof body === 'string' && <span>{body}</span>}
      {typeof payer_total === 'number' && <span className="kind-number">{formatFen(payer_total)}</span>}
      {typeof refund_fee === 'number' && refund_fee > 0 && (
        <span className="kind-number">{say(texts.refunded, { amount: formatFen(refund_fee) })}</span>
      )}
      {typeof refundable_fee === 'number' && (
        <span className="kind-number">{say(texts.refundable, { amount: formatFen(refundable_fee) })}</span>
      )}
    </span>
  )
}
