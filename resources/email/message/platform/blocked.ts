import type { RuleContext } from '@mock/platform/areas/rules'
import type { leftOutReasons } from '@resources/email/send/sendEmail.endpoints'
import type { Email } from '../email.area'

type Blocked = Exclude<keyof typeof leftOutReasons, 'REPEATED'>

/** Addresses that must not be written to, with the reason: unknown, or unsubscribed from bulk mail. */
export async function blockedAmong(
  { area }: Pick<RuleContext, 'area'>,
  addresses: readonly string[],
  mail_type: Email['mail_type'],
): Promise<ReadonlyMap<string, Blocked>> {
  const mails = area<Email>('email')
  const to_address = { in: addresses }
  const by = { to_address: 'to_address' } as const
  const gone = await mails.figures({ where: { to_address, err_code: 'NO_SUCH_ADDRESS' }, by })
  const left =
    mail_type === 'BATCH'
      ? await mails.figures({ where: { to_address, mail_status: 'UNSUBSCRIBED' }, by })
      : []
  return new Map<string, Blocked>([
    ...left.map((line): [string, Blocked] => [line.to_address, 'UNSUBSCRIBED']),
    ...gone.map((line): [string, Blocked] => [line.to_address, 'INVALID_ADDRESS']),
  ])
}
