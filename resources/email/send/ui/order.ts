import type { EmailTemplate } from '@resources/email/template/emailTemplate.area'
import {
  askedVariables,
  longestMailValue,
  maxRows,
  mostTyped,
  usualVariables,
} from '@resources/email/template/mailText'
import { mayBePlanned } from '@resources/terms/schedule'
import type { AnswerOf, InputOf, Label } from '@/declaration'
import type { Recipient, RecipientVariable } from '@/screens/recipients'
import {
  type Planned,
  planInput,
  type Rejection,
  rejectedRows,
  type SendTask,
  type When,
} from '@/screens/sending'
import { leftOutReasons, type sendEmailEndpoints } from '../sendEmail.endpoints'
import { texts } from './texts'

export type Senders = AnswerOf<typeof sendEmailEndpoints.emailsenderlist>
export type Sender = Senders['items'][number]
export type SentMail = AnswerOf<typeof sendEmailEndpoints.sendemail>

/** What is left of today's quota; null if the platform does not say. */
export const leftOfQuota = ({ quota, used_today }: Pick<Senders, 'quota' | 'used_today'>): number | null =>
  quota === null ? null : Math.max(0, quota - (used_today ?? 0))

/** Cost of `count` e-mails in li; null if the platform sends no price. */
export const costOfMails = ({ price_li }: Pick<Senders, 'price_li'>, count: number): number | null =>
  price_li === null ? null : count * price_li

export interface MailOrder extends Planned {
  readonly template_id: number
  readonly sender: Sender
  readonly constants: Readonly<Record<string, string>>
  readonly fromFile: boolean
}

/** Most recipients of a task; fewer if they are typed. */
export const mostOf = ({ fromFile }: Pick<MailOrder, 'fromFile'>): number => (fromFile ? maxRows : mostTyped)

export const sendInput = (
  { template_id, sender, constants, fromFile, ...plan }: MailOrder,
  recipients: readonly Recipient[],
): InputOf<typeof sendEmailEndpoints.sendemail> => ({
  template_id,
  ...sender,
  param: { ...constants },
  ...(fromFile
    ? { rows: recipients.map(({ address, values }) => ({ to_address: address, param: { ...values } })) }
    : { to: recipients.map(({ address }) => address) }),
  ...planInput(plan),
})

const known: { readonly [name: string]: (typeof usualVariables)[keyof typeof usualVariables] } =
  usualVariables

export const recipientVariables = ({
  variables,
}: Pick<EmailTemplate, 'variables'>): readonly RecipientVariable[] =>
  askedVariables(variables).map((name) => ({
    name,
    headers: known[name] ? Object.values(known[name]) : [],
    hint: texts.valueHint,
    check: (value) => ([...value].length > longestMailValue ? texts.valueHint : undefined),
  }))

/** 41028 if the time is not 10 minutes to 30 days ahead. `now`: Unix seconds. */
export const whyNotThen = (when: When, now: number): 41028 | undefined => {
  return when.kind === 'now' || mayBePlanned(when.time, now) ? undefined : 41028
}

type Row = NonNullable<SentMail['rejected']>[number]

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'to_address' in value && 'reason' in value

export const rejectedOf = (
  { answer, refusal, items }: Pick<SendTask<Recipient, SentMail>, 'answer' | 'refusal' | 'items'>,
  say: (label: Label) => string,
): readonly Rejection[] => {
  const rows = answer?.rejected ?? rejectedRows(refusal).filter(isRow)
  if (rows.length === 0) return []
  const lines = new Map(items.map(({ address, line }) => [address, line]))
  return rows.map(({ to_address, reason, message }) => ({
    address: to_address,
    // A reason unknown to the console is shown in the platform's words.
    reason: reason !== null && Object.hasOwn(leftOutReasons, reason) ? say(leftOutReasons[reason]) : message,
    line: lines.get(to_address),
  }))
}
