import { styled } from '@mui/material/styles'
import { longestSms, measure, signed } from '@resources/sms/message/smsText'
import { formatInteger, formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { Recipient } from '@/screens/recipients'
import { Figures, OneByOne, sendingTexts } from '@/screens/sending'
import { Notice } from '@/ui/Notice'
import { type Message, textFor } from './bill'
import { texts } from './texts'
import type { SmsForm } from './useSmsForm'

const Phone = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  width: '100%',
  maxWidth: 300,
  padding: '12px 12px 24px',
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: 24,
  backgroundColor: theme.palette.background.default,
  '& > p': { margin: 0, textAlign: 'center', fontSize: 12, color: theme.palette.text.secondary },
  '& > div': {
    width: 'fit-content',
    minHeight: 44,
    marginTop: 12,
    padding: '8px 12px',
    borderRadius: '4px 16px 16px 16px',
    border: `1px solid ${theme.console.colours.ink.line}`,
    backgroundColor: theme.palette.background.paper,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}))

export const PhonePreview = ({
  message,
  recipients,
}: {
  message: Message | undefined
  recipients: readonly Recipient[]
}) => {
  const say = useSay()
  return (
    <OneByOne recipients={recipients}>
      {(recipient) => (
        <Phone>
          <p>{recipient ? say(texts.to, { number: recipient.address }) : say(texts.example)}</p>
          <div>
            {message
              ? signed(message.signName, textFor(message, recipient?.values ?? {}))
              : say(texts.notYet)}
          </div>
        </Phone>
      )}
    </OneByOne>
  )
}

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
