import { SendPage, WhenStep } from '@/screens/sending'
import { BillFacts } from './send/BillFacts'
import { ConfirmSms } from './send/ConfirmSms'
import { MessageStep } from './send/MessageStep'
import { PhonePreview } from './send/PhonePreview'
import { nextPromoTime } from './send/schedule'
import { texts, words } from './send/texts'
import { useBalance } from './send/useCost'
import { useRejected } from './send/useRejected'
import { useSmsForm } from './send/useSmsForm'
import { useSmsSending } from './send/useSmsSending'
import sms from './sms'

/** Sends text messages (domain §7.6); the message as the phone shows it and what it costs beside it. */
const SendSms = () => {
  const form = useSmsForm()
  const sending = useSmsSending()
  const rejectedOf = useRejected()
  const { recipients, message, order, most, lack, plan } = form
  const balance = useBalance(recipients.constantProblems.size === 0 ? order : undefined)
  return (
    <SendPage
      words={words}
      permission="sendSms.sendsms"
      recipients={recipients}
      order={order}
      most={most}
      lack={lack}
      sending={sending}
      outcome={{ list: sms, rejectedOf }}
      message={<MessageStep form={form} />}
      when={
        <WhenStep
          plan={plan}
          refusedTime={form.refusedTime}
          {...(form.template?.template_type === 'PROMO' && {
            hours: { hint: texts.promoHint, next: nextPromoTime(plan.now) },
          })}
        />
      }
      preview={
        <>
          <PhonePreview message={message} recipients={recipients.list.valid} />
          <BillFacts form={form} balance={balance} />
        </>
      }
      previewWidth={360}
      confirm={<ConfirmSms sending={sending} list={recipients.list} most={most} />}
    />
  )
}

export default SendSms
