import type { EndpointRule, Rule } from '@mock/platform/areas/rules'
import type { EmailTemplate } from '@resources/email/template/emailTemplate.area'
import { fillSubject, mostAddresses } from '@resources/email/template/mailText'
import { wrongIn } from '@resources/email/template/platform/values'
import { walletOf } from '@resources/fee/platform/ledger'
import { allows } from '@/declaration'
import type { Email } from '../email.area'
import { blockedAmong, queueSeconds, submit } from './task'

/**
 * `POST /user/resendemail`: a soft bounce is retried at once and free of charge; a failed e-mail is sent as a new one,
 * charged, and linked to it.
 *
 * @throws Refusal 30001, 30002, 30003, 41023, 42001, 42002, 42005
 */
export const resend: Rule<Email> = async (context) => {
  const { record, area, now, channels, refuse } = context
  if (record.mail_status === 'SOFT_BOUNCE')
    return { set: { mail_status: 'SENDING', next_time: channels.doneAt(now, queueSeconds) } }
  const { template_id, to_address, mail_type, param } = record
  const template = await area<EmailTemplate>('emailTemplate').get({ template_id })
  if (template?.status !== 'APPROVED') return refuse(42002)
  // The template may have changed since then, and with it the variables.
  const wrong = wrongIn(template, param)
  if (wrong !== undefined) return refuse(41023, { var: wrong })
  const blocked = await blockedAmong(context, [to_address], mail_type)
  if (blocked.size > 0) return refuse(42001, { n: 1 })
  // Serialise a partner's sends: the daily quota is counted before it is added to.
  await walletOf(context, { lock: true })
  const subject = fillSubject(template.subject, param)
  const { mailIds } = await submit(context, [{ ...record, subject }])
  return { set: { resent_as: mailIds[0] ?? '' } }
}

/** Records who asked for which unmasked addresses. */
export const showSchema: readonly string[] = [
  `create table if not exists email_address_show (
    partner_id bigint not null,
    shown_at bigint not null,
    account_id bigint not null,
    request text not null,
    ids jsonb not null,
    primary key (partner_id, shown_at, request))`,
]

/** `POST /user/emailaddresses`: unmasked addresses of failed e-mails. Records who asked. Throws Refusal 10003, 10008. */
export const emailaddresses: EndpointRule = async ({ input, sql, area, partnerId, account, now, refuse }) => {
  if (!allows(account.permissions, 'email.field.to_address')) return refuse(10003)
  const ids = Array.isArray(input.ids) ? [...new Set(input.ids.map(String))] : []
  if (ids.length > mostAddresses) return refuse(10008, { n: mostAddresses })
  const failed = await area<Email>('email').figures({
    where: { mail_id: { in: ids }, mail_status: { in: ['FAILED', 'REJECTED'] } },
    by: { to_address: 'to_address' },
  })
  await sql.query(
    `insert into email_address_show (partner_id, shown_at, account_id, request, ids)
     values ($1, $2, $3, $4, $5::jsonb)`,
    [partnerId, now, account.accountId, crypto.randomUUID(), JSON.stringify(ids)],
  )
  return { addresses: failed.map(({ to_address }) => to_address) }
}
