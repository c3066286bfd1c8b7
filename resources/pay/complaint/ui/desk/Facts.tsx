import type { RaRecord } from 'react-admin'
import { isSet, type Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { KindField } from '@/screens/kinds/kit'

/** Shown in two columns; empty values are left out. */
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

/** The facts of a complaint. */
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
