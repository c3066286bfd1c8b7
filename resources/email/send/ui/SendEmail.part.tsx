import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import email from '@resources/email/message/email.area'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import {
  fillMailBody,
  fillSubject,
  mailTypes,
  sampleValue,
  unsubscribeVariable,
} from '@resources/email/template/mailText'
import { MailFrame } from '@resources/email/template/ui/MailFrame'
import { texts as previewTexts } from '@resources/email/template/ui/texts'
import { formatInteger, formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Failure, useMay } from '@/screens/kinds/kit'
import { type RecipientList, VariableEntry } from '@/screens/recipients'
import {
  Chooser,
  ConfirmDialog,
  Figures,
  OneByOne,
  Section,
  SendPage,
  sendingTexts,
  WhenStep,
} from '@/screens/sending'
import { Notice } from '@/ui/Notice'
import { costOfMails, leftOfQuota, rejectedOf, type Senders } from './order'
import { texts, words } from './texts'
import { type MailForm, type MailSending, useMailForm, useMailSending } from './useMailForm'

const MessageStep = ({ form }: { form: MailForm }) => {
  const say = useSay()
  const may = useMay()
  const { templates, senders, template, sender, error, refetch } = form
  const lacksTemplate = templates && !templates.some(({ status }) => status === 'APPROVED')
  return (
    <Section title={say(texts.message)}>
      <Stack spacing={1.5}>
        <Failure error={error} onRetry={refetch} />
        {lacksTemplate && <Notice severity="warning">{say(texts.noTemplates)}</Notice>}
        <Chooser
          label={say(texts.template)}
          placeholder={say(texts.chooseTemplate)}
          options={templates ?? []}
          value={template}
          onChange={(one) => form.setTemplate(one?.template_id)}
          keyOf={({ template_id }) => String(template_id)}
          nameOf={({ template_name, subject }) => `${template_name} · ${subject}`}
          noteOf={({ mail_type }) => say(mailTypes[mail_type])}
          whyNot={({ status }) => (status === 'APPROVED' ? undefined : say(texts.notApproved))}
          link={
            may('emailTemplate.create')
              ? { to: `${emailTemplate.path}/create`, text: say(texts.newTemplate) }
              : undefined
          }
        />
        <Box
          sx={{ display: 'grid', gap: 2, columnGap: 4, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}
        >
          <Chooser
            label={say(texts.sender)}
            placeholder=""
            options={senders?.items ?? []}
            value={senders?.items.find(({ sender_address }) => sender_address === sender?.sender_address)}
            onChange={(one) => form.setSender(one?.sender_address)}
            keyOf={({ sender_address }) => sender_address}
            nameOf={({ sender_address }) => sender_address}
            noteOf={() => ''}
            whyNot={() => undefined}
            link={undefined}
          />
          <TextField
            label={say(texts.alias)}
            size="small"
            value={sender?.sender_alias ?? ''}
            onChange={({ target }) => form.setAlias(target.value)}
            slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off' } }}
          />
        </Box>
        <TextField
          label={say(texts.replyTo)}
          size="small"
          value={sender?.reply_to ?? ''}
          error={form.wrongReply}
          helperText={form.wrongReply && say(texts.wrongReply)}
          onChange={({ target }) => form.setReply(target.value)}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        />
        {template?.mail_type === 'BATCH' && <Notice severity="info">{say(texts.unsubscribes)}</Notice>}
        <VariableEntry recipients={form.recipients} />
      </Stack>
    </Section>
  )
}

const ConfirmMail = ({
  sending,
  list,
  most,
  money,
}: {
  sending: MailSending
  list: RecipientList
  most: number
  money: Senders
}) => {
  const say = useSay()
  const count = sending.tasks.reduce((sum, task) => sum + task.count, 0)
  const cost_li = costOfMails(money, count)
  const { available_li, credit_li } = money
  // If the platform sends no cost or balance, it decides when the e-mails are submitted.
  const missing_li = cost_li === null || available_li === null ? 0 : cost_li - available_li - (credit_li ?? 0)
  const left = leftOfQuota(money)
  const overQuota = left !== null && count > left
  return (
    <ConfirmDialog
      words={words}
      sending={sending}
      list={list}
      most={most}
      money={{ cost_li, balance_li: available_li, missing_li, isEnough: missing_li <= 0 }}
      isBlocked={overQuota}
    >
      {overQuota && <Notice severity="error">{say(texts.overQuota, { left: formatInteger(left) })}</Notice>}
    </ConfirmDialog>
  )
}

const ReaderPreview = ({ form: { template, body, sender, recipients } }: { form: MailForm }) => {
  const say = useSay()
  if (!template || !sender || body === undefined) return <div>{say(texts.notYet)}</div>
  return (
    <OneByOne recipients={recipients.list.valid}>
      {(reader) => {
        const entered = Object.entries({ ...recipients.constants, ...reader?.values }).filter(
          ([, value]) => value !== '',
        )
        const values = {
          ...Object.fromEntries(template.variables.map((name) => [name, sampleValue(name)])),
          ...Object.fromEntries(entered),
          [unsubscribeVariable]: sampleValue(unsubscribeVariable),
        }
        return (
          <MailFrame
            heads={[
              [say(previewTexts.from), `${sender.sender_alias} <${sender.sender_address}>`],
              [say(previewTexts.to), reader?.address ?? say(texts.example)],
              [say(previewTexts.subject), fillSubject(template.subject, values)],
            ]}
            html={fillMailBody(body, values)}
            height={320}
          />
        )
      }}
    </OneByOne>
  )
}

const SendEmail = () => {
  const say = useSay()
  const form = useMailForm()
  const sending = useMailSending()
  const { recipients, senders, most } = form
  const count = recipients.list.valid.length
  return (
    <SendPage
      name="sendEmail"
      words={words}
      permission="sendEmail.sendemail"
      recipients={recipients}
      plan={form.plan}
      own={form.own}
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
