import type { EmailTemplate } from '@resources/email/template/emailTemplate.area'
import {
  askedVariables,
  longestMailValue,
  maxRows,
  mostTyped,
  usualVariables,
} from '@resources/email/template/mailText'
import { mayBePlanned } from '@resources/terms/schedule'
import type { AnswerOf, InputOf } from '@/declaration'
import type { Recipient, RecipientVariable } from '@/screens/recipients'
import { type Planned, planInput, type When } from '@/screens/sending'
import type { sendEmailEndpoints } from '../sendEmail.endpoints'
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
