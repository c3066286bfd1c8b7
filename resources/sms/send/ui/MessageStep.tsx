import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import sign, { signTypes } from '@resources/sms/sign/smsSign.area'
import smsTemplate from '@resources/sms/template/smsTemplate.area'
import { templateTypes } from '@resources/sms/template/templateRules'
import { fillMessage } from '@/declaration/errors'
import { useSay } from '@/i18n/useSay'
import { Failure, useLocale, useMay } from '@/screens/kinds/kit'
import { VariableEntry } from '@/screens/recipients'
import { Chooser, Section } from '@/screens/sending'
import { Notice } from '@/ui/Notice'
import { type FitCode, whyNotSign, whyNotTemplate } from './order'
import { texts } from './texts'
import type { SmsForm } from './useSmsForm'

export const MessageStep = ({ form }: { form: SmsForm }) => {
  const say = useSay()
  const may = useMay()
  const locale = useLocale()
  const { signs = [], templates = [], error, isPending, refetch } = form.choices
  const inWords = (code: FitCode | undefined) => (code === undefined ? undefined : fillMessage(code, locale))
  const lacksSign = !isPending && !error && !signs.some(({ status }) => status === 'APPROVED')
  const lacksTemplate = !isPending && !error && !templates.some(({ status }) => status === 'APPROVED')
  return (
    <Section title={say(texts.message)}>
      <Stack spacing={1.5}>
        <Failure error={error} onRetry={refetch} />
        {lacksSign && <Notice severity="warning">{say(texts.noSigns)}</Notice>}
        {lacksTemplate && <Notice severity="warning">{say(texts.noTemplates)}</Notice>}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' } }}>
          <Chooser
            label={say(texts.sign)}
            placeholder={say(texts.chooseSign)}
            options={signs}
            value={form.sign}
            onChange={(one) => form.setSign(one?.sign_name)}
            keyOf={({ sign_id }) => String(sign_id)}
            nameOf={({ sign_name }) => sign_name}
            noteOf={({ sign_type }) => say(signTypes[sign_type])}
            whyNot={(one) => inWords(whyNotSign(one, form.template))}
            link={may('smsSign.create') ? { to: `${sign.path}/create`, text: say(texts.newSign) } : undefined}
          />
          <Chooser
            label={say(texts.template)}
            placeholder={say(texts.chooseTemplate)}
            options={templates}
            value={form.template}
            onChange={(one) => form.setTemplate(one?.template_code)}
            keyOf={({ template_code }) => template_code}
            nameOf={({ template_name, template_code }) => `${template_name} ${template_code}`}
            noteOf={({ template_type }) => say(templateTypes[template_type])}
            whyNot={(one) => inWords(whyNotTemplate(one, form.sign))}
            link={
              may('smsTemplate.create')
                ? { to: `${smsTemplate.path}/create`, text: say(texts.newTemplate) }
                : undefined
            }
          />
        </Box>
        {form.sign && form.sign.carrier_status !== 'FILED' && (
          <Notice severity="warning">{say(texts.unfiled)}</Notice>
        )}
        <VariableEntry recipients={form.recipients} />
      </Stack>
    </Section>
  )
}
