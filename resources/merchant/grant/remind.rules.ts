import type { Rule } from '@mock/platform/areas/rules'
import { secondsPerDay } from '@/declaration'
import { refuseWhileReviewing } from '../../partner/account/profile.rules'
import { book } from '../../partnerfee/ledger/ledger.rules'
import type { Merchant } from '../merchant'

/** `POST /user/sendrenewremind`: a text message to the shop's owner, once in 24 hours, at the partner's cost. */
export const remind: Rule<Merchant> = async ({ channels, refuse, notAgainWithin, ...context }) => {
  await refuseWhileReviewing({ ...context, refuse })
  await notAgainWithin(secondsPerDay)
  if (channels.isDown('sms')) refuse(10501, { channel: '短信' })
  await book({ ...context, refuse }, { fee_type: 'CONSUME', service: 'SMS_NOTICE', quantity: 1 })
  return {}
}
