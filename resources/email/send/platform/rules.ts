import { definePageRules, type EndpointContext, type EndpointRule } from '@mock/platform/areas/rules'
import type { Email } from '@resources/email/message/email.area'
import {
  blockedAmong,
  charge,
  dailyQuota,
  keepBack,
  newMail,
  newNumbers,
  numberSchema,
  price_li,
  refuseSending,
  sendersIn,
  usedToday,
} from '@resources/email/message/platform/task'
import type { EmailTemplate } from '@resources/email/template/emailTemplate.area'
import { fillSubject, maxRows, mostTyped, oneLine } from '@resources/email/template/mailText'
import { valuesIn, wrongIn } from '@resources/email/template/platform/values'
import { walletOf } from '@resources/fee/platform/ledger'
import { plannedTime } from '@resources/terms/platform/planned'
import { checkField, email as emailKind, l } from '@/declaration'
import type { leftOutReasons } from '../sendEmail.endpoints'

type Reason = keyof typeof leftOutReasons

const messages: { readonly [R in Reason]: string } = {
  REPEATED: '重复的收件人',
  INVALID_ADDRESS: '地址无效（曾投递失败）',
  UNSUBSCRIBED: '收件人已退订',
}

interface Reader {
  readonly to_address: string
  readonly values: Readonly<Record<string, string>>
}

const address = emailKind({ label: l('邮箱地址', 'Address', 'Dirección'), required: true })

/** Typed recipients first, then rows, whose own values override the common ones. */
const readersIn = ({ input, refuse }: EndpointContext): readonly Reader[] => {
  const common = valuesIn(input.param)
  const typed = Array.isArray(input.to) ? input.to.map(String) : []
  const rows = Array.isArray(input.rows) ? input.rows : []
  if (typed.length > mostTyped) return refuse(10008, { n: mostTyped })
  if (rows.length > maxRows) return refuse(10008, { n: maxRows })
  if (typed.length + rows.length === 0) return refuse(10001, { field: '收件人' })
  const plain = (one: string) => one.trim().toLowerCase()
  return [
    ...typed.map((to_address) => ({ to_address: plain(to_address), values: common })),
    ...rows.map(({ to_address, param }) => ({
      to_address: plain(String(to_address)),
      values: { ...common, ...valuesIn(param) },
    })),
  ]
}

async function sortRecipients(context: EndpointContext, readers: readonly Reader[], template: EmailTemplate) {
  const { refuse } = context
  const invalid = readers.filter(({ to_address }) => checkField(address, to_address) !== undefined)
  if (invalid.length > 0)
    return refuse(42001, { n: invalid.length }, { invalid: invalid.map(({ to_address }) => to_address) })
  const blocked = await blockedAmong(
    context,
    [...new Set(readers.map(({ to_address }) => to_address))],
    template.mail_type,
  )
  const seen = new Set<string>()
  const taken: Reader[] = []
  const rejected: { to_address: string; code: number; reason: Reason; message: string }[] = []
  for (const reader of readers) {
    const { to_address } = reader
    const reason = seen.has(to_address) ? 'REPEATED' : blocked.get(to_address)
    seen.add(to_address)
    if (reason) rejected.push({ to_address, code: 42001, reason, message: messages[reason] })
    else taken.push(reader)
  }
  if (taken.length === 0) return refuse(42001, { n: rejected.length }, { rejected })
  for (const { values } of taken) {
    const wrong = wrongIn(template, values)
    if (wrong !== undefined) return refuse(41023, { var: wrong })
  }
  return { taken, rejected }
}

const sendemail: EndpointRule = async (context) => {
  const { area, input, refuse } = context
  // Serialise a partner's sends: the daily quota is counted before it is added to.
  await walletOf(context, { lock: true })
  const readers = readersIn(context)
  const template = await area<EmailTemplate>('emailTemplate').get({ template_id: Number(input.template_id) })
  if (!template) return refuse(10002)
  if (template.status !== 'APPROVED') return refuse(42002)
  const senders = await sendersIn(context)
  const sender = senders.find(({ sender_address }) => sender_address === input.sender_address)
  if (!sender) return refuse(10001, { field: '发信地址' })
  const reply_to = String(input.reply_to ?? sender.reply_to)
  if (reply_to !== '' && checkField(address, reply_to))
    return refuse(42001, { n: 1 }, { invalid: [reply_to] })
  const plan_time = plannedTime(context)
  const { taken, rejected } = await sortRecipients(context, readers, template)
  await refuseSending(context, taken.length)
  if (plan_time === null) await charge(context, taken.length)
  else await keepBack(context, taken.length)
  const { task_id, mailIds } = await newNumbers(context, taken.length)
  const amount_li = taken.length * price_li
  const common = {
    ...newMail(context, plan_time),
    task_id,
    task_name: String(input.task_name ?? ''),
    template_id: template.template_id,
    template_name: template.template_name,
    mail_type: template.mail_type,
    sender_address: sender.sender_address,
    sender_alias: oneLine(String(input.sender_alias ?? sender.sender_alias)),
    reply_to,
    source: 'CONSOLE',
  } as const
  await area<Email>('email').addAll(
    taken.map(({ to_address, values }, at) => ({
      ...common,
      mail_id: mailIds[at] ?? '',
      subject: fillSubject(template.subject, values),
      to_address,
      param: values,
    })),
  )
  return { task_id, accepted: taken.length, rejected, amount_li }
}

const emailsenderlist: EndpointRule = async (context) => {
  const { available_li, credit_li } = await walletOf(context)
  const items = (await sendersIn(context)).map((sender) => ({ ...sender }))
  return { items, price_li, available_li, credit_li, quota: dailyQuota, used_today: await usedToday(context) }
}

export const sendRules = { emailsenderlist, sendemail }

export default definePageRules({ schema: numberSchema, endpoints: sendRules })
