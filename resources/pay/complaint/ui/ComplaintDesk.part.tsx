import { labelOf } from '@resources/terms/labelOf'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { isRecord, isSet, type Json, type Resource, type WireRecord } from '@/declaration'
import { formatFen, formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { availabilityOf, currentTime } from '@/screens/actions/availability'
import { useAreaInTime } from '@/screens/declarations'
import { type DetailProps, KindCell, KindField } from '@/screens/kinds/kit'
import { CopyButton } from '@/ui/CopyButton'
import { Link } from '@/ui/Link'
import { operateTypes, operators } from '../complaintWords'
import { Pictures } from './desk/Pictures'
import { ReplyBox } from './desk/ReplyBox'
import { texts } from './desk/texts'
import './desk/desk.css'

interface Entry {
  readonly id: string
  readonly operator: string
  readonly type: string
  readonly time: number
  readonly words: string
  readonly images: readonly string[]
}

const recordsIn = (value: Json | undefined): readonly WireRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const textOr = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** A complaint's history, oldest first; undefined if it is not loaded. */
const historyOf = ({ history }: WireRecord): readonly Entry[] | undefined => {
  if (!isRecord(history)) return undefined
  return recordsIn(history.items)
    .map((item, index) => ({
      id: textOr(item.log_id) || String(index),
      operator: textOr(item.operator),
      type: textOr(item.operate_type),
      time: typeof item.operate_time === 'number' ? item.operate_time : 0,
      words: textOr(item.operate_details),
      images: textsIn(item.images),
    }))
    .sort((one, other) => one.time - other.time)
}

const evidenceOf = ({ complaint_media_list }: WireRecord): readonly string[] =>
  recordsIn(complaint_media_list).flatMap(({ media_type, media_url }) =>
    media_type === 'USER_COMPLAINT_IMAGE' ? textsIn(media_url) : [],
  )

const sideOf = ({ operator, type }: Entry): 'user' | 'merchant' | 'system' =>
  operator === '投诉人'
    ? 'user'
    : type === 'MERCHANT_RESPONSE' || (operator === '商家' && type !== 'MERCHANT_CONFIRM_COMPLETE')
      ? 'merchant'
      : 'system'

const Conversation = ({ entries }: { entries: readonly Entry[] }) => {
  const say = useSay()
  if (entries.length === 0) return <p className="desk-quiet">{say(texts.empty)}</p>
  return (
    <ol className="desk-talk">
      {entries.map((entry) => (
        <li key={entry.id} data-side={sideOf(entry)}>
          <div className="desk-who">
            <strong>{say(labelOf(operators, entry.operator))}</strong>
            <span>{say(labelOf(operateTypes, entry.type))}</span>
            <time className="kind-time">{formatTimestamp(entry.time)}</time>
          </div>
          {(entry.words !== '' || entry.images.length > 0) && (
            <div className="desk-words">
              {entry.words}
              <Pictures addresses={entry.images} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

const shown = [
  'apply_refund_amount',
  'order_fee',
  'refund_decision',
  'launch_refund_day',
  'reject_reason',
  'remark',
  'payer_openid',
  'payer_phone',
  'mch_name',
  'complainted_mchid',
  'assignee',
  'complaint_time',
  'first_reply_time',
  'reply_deadline_time',
  'close_deadline_time',
  'complete_time',
  'service_order_info',
]

const saysNothing = (name: string, record: RaRecord): boolean =>
  (name === 'refund_decision' && record[name] === 'NONE') ||
  // After the first reply its time is more useful than the deadline.
  (name === 'reply_deadline_time' && isSet(record.first_reply_time)) ||
  (name === 'close_deadline_time' && isSet(record.complete_time))

export const ComplaintFacts = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const say = useSay()
  return (
    <dl className="desk-facts">
      {shown.map((name) => {
        const field = resource.fields[name]
        if (!field || !isSet(record[name]) || saysNothing(name, record)) return null
        const wide = field.kind === 'list' || name === 'reject_reason' || name === 'remark'
        return (
          <div key={name} data-wide={wide || undefined}>
            <dt>{say(field.label)}</dt>
            <dd>
              <KindField field={field} name={name} value={record[name]} record={record} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

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

const ComplaintDesk = ({ resource, record, partial, next }: DetailProps) => {
  const say = useSay()
  // Once the detail is complete, a missing history will not arrive any more.
  const entries = historyOf(record) ?? (partial ? undefined : [])
  return (
    <div className="desk">
      <Matter resource={resource} record={record} />
      {resource.fields.history && (
        <section>
          <h3>{say(texts.conversation)}</h3>
          {entries ? <Conversation entries={entries} /> : <p className="desk-quiet">{say(texts.waiting)}</p>}
        </section>
      )}
      <ComplaintFacts resource={resource} record={record} />
      {(!partial || record.trades !== undefined) && (
        <section>
          <h3>{say(texts.trades)}</h3>
          <ComplaintTrades record={record} />
        </section>
      )}
      <Answer resource={resource} record={record} next={next} />
    </div>
  )
}

const Matter = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const say = useSay()
  const cell = (name: string) => {
    const field = resource.fields[name]
    return field && <KindCell field={field} name={name} value={record[name]} record={record} />
  }
  const marked =
    record.incoming_user_response === true ||
    (Array.isArray(record.user_tag_list) && record.user_tag_list.length > 0)
  const times = record.user_complaint_times
  return (
    <section className="desk-matter">
      <div className="desk-line">
        {marked && cell('user_tag_list')}
        {typeof times === 'number' && times > 1 && (
          <span className="kind-note" data-tone="warning">
            {say(texts.times, { n: times })}
          </span>
        )}
      </div>
      <p className="desk-problem">
        {cell('problem_type')}
        {typeof record.problem_description === 'string' && <strong>{record.problem_description}</strong>}
      </p>
      {typeof record.complaint_detail === 'string' && (
        <p className="desk-detail">{record.complaint_detail}</p>
      )}
      <Pictures addresses={evidenceOf(record)} />
    </section>
  )
}

/**
 * The reply box, or why there is none. If somebody else closes the complaint meanwhile, the draft and the refusal stay
 * visible.
 */
const Answer = ({ resource, record, next }: Pick<DetailProps, 'resource' | 'record' | 'next'>) => {
  const say = useSay()
  const [typed, setTyped] = useState(false)
  const action = resource.actions?.reply
  if (!action) return null
  const { allowed } = availabilityOf(action, record, currentTime())
  return (
    <>
      {!allowed && <p className={typed ? 'desk-quiet' : 'desk-reply desk-quiet'}>{say(texts.closed)}</p>}
      {(allowed || typed) && <ReplyBox record={record} next={next} onTyped={setTyped} />}
    </>
  )
}

export default ComplaintDesk
