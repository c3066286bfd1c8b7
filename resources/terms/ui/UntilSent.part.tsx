import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Empty, KindCell, KindField } from '@/screens/kinds/kit'

const texts = {
  frozen: l('冻结', 'held', 'retenido'),
  planned: l('计划', 'planned', 'previsto'),
}

/**
 * The cost or the send time of a text message or an e-mail. A planned one shows that it is not charged or sent yet; a cancelled
 * one has no send time.
 */
const UntilSent = ({ place, field: { component: _, ...field }, ...props }: AreaComponentProps) => {
  const say = useSay()
  const state = props.record.status ?? props.record.mail_status
  const isTime = field.kind === 'timestamp'
  if (isTime && state === 'CANCELED') return <Empty />
  const Value = place === 'cell' ? KindCell : KindField
  const value = <Value field={field} {...props} />
  if (state !== 'SCHEDULED') return value
  const note = <span className="kind-note">{say(isTime ? texts.planned : texts.frozen)}</span>
  // Placed before an amount, so that amounts line up.
  return (
    <span className="kind-noted">
      {!isTime && note}
      {value}
      {isTime && note}
    </span>
  )
}

export default UntilSent
