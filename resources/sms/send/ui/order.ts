import { maxRows, mostMobiles } from '@resources/sms/message/smsText'
import type { InputOf } from '@/declaration'
import type { Recipient } from '@/screens/recipients'
import { type Planned, planInput } from '@/screens/sending'
import type { sendSmsEndpoints } from '../sendSms.endpoints'
import type { Message } from './bill'
import type { Template } from './fit'

export interface SmsOrder extends Planned {
  readonly message: Message
  readonly templateCode: Template['template_code']
  readonly perRow: boolean
  readonly fromFile: boolean
}

/** Most recipients of a task; fewer if they are typed. */
export const mostOf = ({ perRow, fromFile }: Pick<SmsOrder, 'perRow' | 'fromFile'>): number =>
  perRow || fromFile ? maxRows : mostMobiles

const addressed = ({ perRow, fromFile }: SmsOrder, recipients: readonly Recipient[]) =>
  perRow || fromFile
    ? {
        rows: recipients.map(({ address, values }) => ({
          mobile: address,
          param: perRow ? { ...values } : {},
        })),
      }
    : { mobiles: recipients.map(({ address }) => address) }

export const previewInput = (
  order: SmsOrder,
  recipients: readonly Recipient[],
): InputOf<typeof sendSmsEndpoints.previewsms> => ({
  sign_name: order.message.signName,
  template_code: order.templateCode,
  template_param: { ...order.message.constants },
  ...addressed(order, recipients),
})

export const sendInput = (
  order: SmsOrder,
  recipients: readonly Recipient[],
): InputOf<typeof sendSmsEndpoints.sendsms> => ({
  ...previewInput(order, recipients),
  ...planInput(order),
})
