import { defineRules, type EndpointRule } from '@mock/platform/areas/rules'
import { walletOf } from '@resources/fee/platform/ledger'
import { repushToday } from '@resources/merchant/pushLog/platform/delivery'
import { profileOf, refuseWhileReviewing } from '@resources/partner/platform/profile'
import { channels } from '@resources/terms/channels'
import { secondsPerDay } from '@/declaration'
import type { Merchant } from '../merchant.area'
import { flagRule, paidRule } from './pushRules'
import { remind } from './remind'
import {
  dropSwitches,
  eventlist,
  switchesSchema,
  topicshops,
  updateevent,
  updateeventlist,
} from './topicSwitches'

const linkDays = 7

export const grantlink: EndpointRule = async ({ query, now, sql, partnerId, random, refuse }) => {
  const { op, app_id } = query
  const own = await sql.query('select 1 from partner_app where partner_id = $1 and app_id = $2', [
    partnerId,
    String(app_id),
  ])
  if (own.length === 0) refuse(10002)
  const address = new URL('https://open.example.com/grant')
  address.search = String(
    new URLSearchParams({ op: String(op), app_id: String(app_id), state: random.digits(16) }),
  )
  return { url: String(address), expire_time: now + linkDays * secondsPerDay }
}

export const shopClosed = '店铺已关闭'

export const tokenExpired = 'access_token 已过期'

export default defineRules<Merchant>({
  schema: switchesSchema,
  endpoints: { eventlist, topicshops, grantlink },
  actions: {
    paidRule,
    flagRule,
    updateevent,
    updateeventlist,
    repushToday,
    remind,

    // If the channel cannot be reached, nothing changes.
    async clearGrant({ record, refuse, ...place }) {
      if (place.channels.isDown('shops')) refuse(10501, { channel: channels[record.op].zh })
      if (record.error_message === shopClosed) refuse(40005, { reason: shopClosed })
      await dropSwitches(place, record)
      return { set: { error_message: '' } }
    },

    async agentPay(context) {
      const { record, input, refuse } = context
      const { month_used_li } = record.agent_pay
      const is_enable = input.is_enable === true
      // Agent pay can be switched off without the right and without money.
      if (is_enable) {
        await refuseWhileReviewing(context)
        if (!(await profileOf(context)).agent_pay_permission) refuse(40031)
        if ((await walletOf(context)).balance_li <= 0) refuse(30001)
      }
      const month_limit_li = Number(input.month_limit_li ?? 0)
      // A limit of 0 means no cap.
      if (is_enable && month_limit_li > 0 && month_limit_li < month_used_li) refuse(40032)
      const agent_pay = { is_enable, month_limit_li, month_used_li }
      return { set: { agent_pay }, answer: { agent_pay } }
    },
  },
  jobs: [
    {
      name: 'grant-expiring',
      everySeconds: 60,
      where: { grant_status: 'GRANTED', grant_expire_time: { withinNextDays: 7 } },
      change: () => ({ grant_status: 'EXPIRING' }),
    },
    {
      name: 'grant-expired',
      everySeconds: 60,
      where: { grant_status: { in: ['GRANTED', 'EXPIRING'] }, grant_expire_time: { beforeDays: 0 } },
      change: () => ({ grant_status: 'EXPIRED', sync_status: 'ERROR', error_message: tokenExpired }),
    },
  ],
})
