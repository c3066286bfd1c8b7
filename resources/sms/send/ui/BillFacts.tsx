import { longestSms, measure } from '@resources/sms/message/smsText'
import { formatInteger, formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Figures, sendingTexts } from '@/screens/sending'
import { Notice } from '@/ui/Notice'
import { textFor } from './bill'
import { texts } from './texts'
import type { SmsForm } from './useSmsForm'

/** Length, parts and cost: of the longest message, and in total. */
export const BillFacts = ({ form, balance }: { form: SmsForm; balance: number | undefined }) => {
  const say = useSay()
  const { message, bill } = form
  if (!message) return null
  // Without recipients: the text as it stands.
  const one = measure(message.signName, textFor(message, {}))
  const known = bill && bill.count > 0 ? bill : undefined
  const { char_count, part_count } = known?.most ?? one
  const isLongest = known && known.count > 1 && form.recipients.perRow.size > 0
  const figure = (value: number) =>
    isLongest ? say(texts.most, { count: formatInteger(value) }) : formatInteger(value)
  return (
    <section aria-label={say(sendingTexts.cost)}>
      <Figures>
        <dt>{say(texts.chars)}</dt>
        <dd>{figure(char_count)}</dd>
        <dt>{say(texts.parts)}</dt>
        <dd>{figure(part_count)}</dd>
        <dt>{say(sendingTexts.cost)}</dt>
        <dd>
          <strong>{known ? formatLi(known.amount_li) : '—'}</strong>
        </dd>
        {balance !== undefined && (
          <>
            <dt>{say(sendingTexts.balance)}</dt>
            <dd>{formatLi(balance)}</dd>
          </>
        )}
      </Figures>
      {known && (
        <div>
          {say(texts.ofMessages, {
            count: formatInteger(known.count),
            parts: formatInteger(known.parts),
          })}
        </div>
      )}
      {known && known.tooLong > 0 && (
        <Notice severity="error">
          {say(texts.tooLong, { count: formatInteger(known.tooLong), most: longestSms })}
        </Notice>
      )}
    </section>
  )
}
