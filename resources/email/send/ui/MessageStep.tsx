import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import { mailTypes } from '@resources/email/template/mailText'
import { useSay } from '@/i18n/useSay'
import { Failure, useMay } from '@/screens/kinds/kit'
import { VariableEntry } from '@/screens/recipients'
import { Chooser, Section } from '@/screens/sending'
import { Notice } from '@/ui/Notice'
import { texts } from './texts'
import type { MailForm } from './useMailForm'

export const MessageStep = ({ form }: { form: MailForm }) => {
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
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
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
