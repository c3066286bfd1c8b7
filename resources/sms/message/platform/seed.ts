import { defineSeed } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import type { Sms } from '../sms.area'
import { historyOf } from './history'
import type { SmsSign, SmsTemplate } from './order'

/** Messages of the last seven days; the ledger's seed charges for them. */
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
