import sms from '@resources/sms/message/sms.area'
import { SendPage, WhenStep } from '@/screens/sending'
import { ConfirmSms } from './ConfirmSms'
import { nextPromoTime } from './fit'
import { MessageStep } from './MessageStep'
import { BillFacts, PhonePreview } from './Preview'
import { texts, words } from './texts'
import { useRejected } from './useRejected'
import { useSmsForm } from './useSmsForm'
import { useBalance, useSmsSending } from './useSmsSending'

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
