import { maxRows, mostMobiles } from '@resources/sms/message/smsText'
import type { InputOf } from '@/declaration'
import type { Recipient } from '@/screens/recipients'
import { type Planned, planInput } from '@/screens/sending'
import type { sendSmsEndpoints } from '../sendSms.endpoints'
import type { Message } from './bill'
import type { Template } from './fit'

/** All that is sent, but to whom. */
export interface SmsOrder extends Planned {
  readonly message: Message
  readonly templateCode: Template['template_code']
  /** A column gives values of their own. */
  readonly perRow: boolean
  /** They come out of a file. */
  readonly fromFile: boolean
}

/** Numbers of one task: fewer where they were typed (domain §7.5). */
export const mostOf = ({ perRow, fromFile }: Pick<SmsOrder, 'perRow' | 'fromFile'>): number =>
  perRow || fromFile ? maxRows : mostMobiles

/** The numbers of a call, and the values that are not the same for all. */
const addressed = ({ perRow, fromFile }: SmsOrder, recipients: readonly Recipient[]) =>
  perRow || fromFile
    ? {
        rows: recipients.map(({ address, values }) => ({
          mobile: address,
          param: perRow ? { ...values } : {},
        })),
      }
    : { mobiles: recipients.map(({ address }) => address) }

/** What is asked for the cost of some of the recipients. */
export const previewInput = (
  order: SmsOrder,
  recipients: readonly Recipient[],
): InputOf<typeof sendSmsEndpoints.previewsms> => ({
  sign_name: order.message.signName,
  template_code: order.templateCode,
  template_param: { ...order.message.constants },
  ...addressed(order, recipients),
})

/** The call that sends a task. */
export const sendInput = (
  order: SmsOrder,
  recipients: readonly Recipient[],
): InputOf<typeof sendSmsEndpoints.sendsms> => ({
  ...previewInput(order, recipients),
  ...planInput(order),
})
