import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import sms from '@resources/sms/message/sms.area'
import { longestSms, measure, signed } from '@resources/sms/message/smsText'
import sign, { signTypes } from '@resources/sms/sign/smsSign.area'
import smsTemplate from '@resources/sms/template/smsTemplate.area'
import { templateTypes } from '@resources/sms/template/templateRules'
import { fillMessage } from '@/declaration/errors'
import { formatInteger, formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Failure, useLocale, useMay } from '@/screens/kinds/kit'
import { type Recipient, type RecipientList, VariableEntry } from '@/screens/recipients'
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
import { LoadingBar } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import {
  type FitCode,
  type Message,
  nextPromoTime,
  rejectedOf,
  textFor,
  whyNotSign,
  whyNotTemplate,
} from './order'
import { texts, words } from './texts'
import { type SmsForm, useSmsForm } from './useSmsForm'
import { type SmsSending, useBalance, useCost, useSmsSending } from './useSmsSending'

const MessageStep = ({ form }: { form: SmsForm }) => {
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
        <Box
          sx={{ display: 'grid', gap: 2, columnGap: 4, gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' } }}
        >
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

const mostNamed = 5

const ConfirmSms = ({ sending, list, most }: { sending: SmsSending; list: RecipientList; most: number }) => {
  const say = useSay()
  const { data: cost, error, isFetching, refetch } = useCost(sending)
  const invalid = cost?.invalid ?? []
  return (
    <ConfirmDialog
      words={words}
      sending={sending}
      list={list}
      most={most}
      money={
        cost && {
          cost_li: cost.amount_li,
          balance_li: cost.balance_li,
          missing_li: cost.balance_li === null ? 0 : cost.amount_li - cost.balance_li - (cost.credit_li ?? 0),
          isEnough: cost.enough,
        }
      }
      figures={
        <>
          <dt>{say(texts.parts)}</dt>
          <dd>{cost ? formatInteger(cost.parts) : '—'}</dd>
        </>
      }
      isBlocked={invalid.length > 0}
    >
      {isFetching && (
        <div role="status">
          {say(texts.reckoning)}
          <LoadingBar aria-label={say(texts.reckoning)} />
        </div>
      )}
      <Failure error={error} onRetry={() => void refetch()} />
      {invalid.length > 0 && (
        <Notice severity="error">
          {say(texts.platformRefuses, {
            count: formatInteger(invalid.length),
            numbers: invalid.slice(0, mostNamed).join(', '),
          })}
        </Notice>
      )}
    </ConfirmDialog>
  )
}

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

const PhonePreview = ({
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

const BillFacts = ({ form, balance }: { form: SmsForm; balance: number | undefined }) => {
  const say = useSay()
  const { message, bill } = form
  if (!message) return null
  // Without recipients, measure the text as it is.
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

const SendSms = () => {
  const form = useSmsForm()
  const sending = useSmsSending()
  const locale = useLocale()
  const { recipients, message, order, most, lack, plan } = form
  const balance = useBalance(recipients.constantProblems.size === 0 ? order : undefined)
  return (
    <SendPage
      name="sendSms"
      words={words}
      permission="sendSms.sendsms"
      recipients={recipients}
      plan={plan}
      own={form.own}
      order={order}
      most={most}
      lack={lack}
      sending={sending}
      outcome={{ list: sms, rejectedOf: (task) => rejectedOf(task, locale) }}
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
