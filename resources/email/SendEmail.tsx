import { formatInteger, formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Figures, SendPage, sendingTexts, WhenStep } from '@/screens/sending'
import email from './email'
import { ConfirmMail } from './send/ConfirmMail'
import { MessageStep } from './send/MessageStep'
import { costOfMails, leftOfQuota } from './send/order'
import { ReaderPreview } from './send/ReaderPreview'
import { rejectedOf } from './send/rejected'
import { texts, words } from './send/texts'
import { useMailForm } from './send/useMailForm'
import { useMailSending } from './send/useMailSending'

/** Sends e-mail (domain §8); the mail as each reader gets it and what it costs beside it. */
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
