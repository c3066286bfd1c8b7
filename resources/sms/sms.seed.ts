import { defineSeed } from '@mock/platform/areas/rules'
import type { Merchant } from '../merchant/merchant'
import { historyOf } from './engine/history.rules'
import type { SmsSign, SmsTemplate } from './engine/order.rules'
import type { Sms } from './sms'

/** The last seven days in full (domain §16); the fees of these days are made of them. */
export default defineSeed<Sms>({
  after: ['merchant', 'smsSign', 'smsTemplate'],
  async *records({ count, now, random, others }) {
    const approved = <R extends { readonly status: string }>(rows: readonly R[]) =>
      rows.filter(({ status }) => status === 'APPROVED')
    yield* historyOf({
      ...{ count, now, random },
      shops: await others<Merchant>('merchant'),
      signs: approved(await others<SmsSign>('smsSign')),
      templates: approved(await others<SmsTemplate>('smsTemplate')),
    })
  },
})
