import email from '@resources/email/message/email.area'
import { formatInteger, formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Figures, SendPage, sendingTexts, WhenStep } from '@/screens/sending'
import { ConfirmMail } from './ConfirmMail'
import { MessageStep } from './MessageStep'
import { costOfMails, leftOfQuota } from './order'
import { ReaderPreview } from './ReaderPreview'
import { rejectedOf } from './rejected'
import { texts, words } from './texts'
import { useMailForm } from './useMailForm'
import { useMailSending } from './useMailSending'

const SendEmail = () => {
  const say = useSay()
  const form = useMailForm()
  const sending = useMailSending()
  const { recipients, senders, most } = form
  const count = recipients.list.valid.length
  return (
    <SendPage
      words={words}
      permission="sendEmail.sendemail"
      recipients={recipients}
      order={form.order}
      most={most}
      lack={form.lack}
      sending={sending}
      outcome={{ list: email, rejectedOf: (task) => rejectedOf(task, say) }}
      message={<MessageStep form={form} />}
      when={<WhenStep plan={form.plan} refusedTime={form.refusedTime} />}
      preview={
        <>
          <ReaderPreview form={form} />
          {senders && (
            <Figures>
              <dt>{say(words.count)}</dt>
              <dd>{formatInteger(count)}</dd>
              <dt>{say(sendingTexts.cost)}</dt>
              <dd>
                <strong>{formatLi(costOfMails(senders, count))}</strong>
              </dd>
              <dt>{say(sendingTexts.balance)}</dt>
              <dd>{formatLi(senders.available_li)}</dd>
              <dt>{say(texts.quota)}</dt>
              <dd>{formatInteger(leftOfQuota(senders))}</dd>
            </Figures>
          )}
        </>
      }
      previewWidth={460}
      confirm={
        senders && <ConfirmMail sending={sending} list={recipients.list} most={most} money={senders} />
      }
    />
  )
}

export default SendEmail
