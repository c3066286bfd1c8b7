import { defineSeed } from '@mock/platform/areas/rules'
import { pushesOfDay } from '@resources/merchant/pushLog/platform/message'
import { deadShops, pushTroubles } from '@resources/merchant/pushLog/platform/receiver'
import { midnight } from '@resources/terms/days'
import { appsOf, shopOf } from '@resources/terms/samples'
import { type Random, secondsPerDay } from '@/declaration'
import type { Merchant } from '../merchant.area'
import { defaultTopics, topicsOf } from '../topics'
import { shopClosed, tokenExpired } from './rules'

const channelShares = {
  taobao: 38,
  pdd: 22,
  doudian_oms: 14,
  jd: 10,
  ks: 7,
  '1688': 4,
  taobao_daifa: 3,
  doudian_erp: 2,
} as const
const grantShares = { GRANTED: 84, EXPIRING: 7, EXPIRED: 6, CLEARED: 3 } as const
const subscribeShares = { PAID: 80, TRIAL: 11, EXPIRED: 9 } as const
const termDays = { 30: 20, 90: 30, 365: 50 } as const
const words = { 加急: 1, 礼物: 1, vip: 1, 发票: 1, 不要: 1 } as const
const flags = { 1: 45, 3: 20, 2: 15, 4: 10, 5: 6, 0: 4 } as const
/** Channel errors that stop a shop. Shops with a dead server have numbers of their own. */
const channelTroubles = [
  '渠道限流，稍后自动恢复',
  '渠道返回：子账号权限不足',
  '渠道返回：订单接口未授权',
] as const

/** A month's subscription and up to 2,000 pushes, in li; the ledger's seed books the same amount. */
const monthUsed = (random: Random): number => 30_000 + 10 * Math.floor(2000 * random.next())

export default defineSeed<Merchant>({
  *records({ username, count, now, size, random }) {
    const apps = appsOf(username)
    const taken = new Set<string>()
    const dead = [...deadShops]
    const sinceMidnight = now - midnight(now)
    const dayPart = sinceMidnight / secondsPerDay
    for (let i = 0; i < count; i++) {
      const op = random.weighted(channelShares)
      const app = random.chance(0.8) ? apps[0] : apps[1]
      if (!app) throw new Error(`${username} has no apps`)
      const shop = shopOf(op, random)
      while (taken.has(`${op}/${app.app_id}/${shop.seller_nick}`)) shop.seller_nick += random.digits(1)
      taken.add(`${op}/${app.app_id}/${shop.seller_nick}`)

      const grant_status = random.weighted(grantShares)
      const term = Number(random.weighted(termDays)) * secondsPerDay
      const left = {
        GRANTED: () => random.int(7 * secondsPerDay + 1, Math.max(term, 8 * secondsPerDay)),
        EXPIRING: () => random.int(3600, 7 * secondsPerDay - 1),
        EXPIRED: () => -random.int(60, 60 * secondsPerDay),
        CLEARED: () => random.int(-30 * secondsPerDay, 60 * secondsPerDay),
      }[grant_status]()
      const grant_expire_time = now + left
      const grant_time = Math.min(grant_expire_time - term, now - random.int(60, 20 * secondsPerDay))
      const running = grant_status === 'GRANTED' || grant_status === 'EXPIRING'
      // One in 64, so that even the smallest sandbox has one.
      const closed = running && i % 64 === 7
      const deadNumber = running && !closed && i % 5 === 3 ? dead.shift() : undefined
      const broken = running && !closed && (deadNumber !== undefined || random.chance(0.04))
      const paused = running && !closed && !broken && random.chance(0.02)
      const sync_status =
        closed || broken || grant_status === 'EXPIRED' ? 'ERROR' : running && !paused ? 'RUNNING' : 'PAUSED'
      const error_message = closed
        ? shopClosed
        : broken
          ? deadNumber
            ? pushTroubles.dead
            : random.pick(channelTroubles)
          : grant_status === 'EXPIRED'
            ? tokenExpired
            : ''
      const paysForShop = running && random.chance(0.18)
      const subscribe_status = paysForShop ? 'AGENT' : random.weighted(subscribeShares)
      // Running shops push all day; behind a dead server or a pause, messages queue.
      const today_push = deadNumber
        ? random.int(4, 12)
        : paused
          ? random.int(1, 3)
          : sync_status === 'RUNNING'
            ? Math.round(pushesOfDay(size, random) * dayPart)
            : 0
      const today_fail = deadNumber
        ? today_push
        : sync_status === 'RUNNING' && random.chance(0.1)
          ? Math.min(today_push, random.int(1, 4))
          : 0
      const topics_total = topicsOf(op).length
      const month_limit_li = random.pick([0, 100_000, 300_000, 500_000])
      yield {
        shop_name: shop.shop_name,
        seller_nick: shop.seller_nick,
        op,
        app_id: app.app_id,
        app_name: app.app_name,
        shop_id: deadNumber ?? `9${random.digits(7)}`,
        grant_status,
        grant_time,
        grant_expire_time,
        subscribe_status,
        subscribe_expire_time:
          subscribe_status === 'AGENT'
            ? null
            : now + (subscribe_status === 'EXPIRED' ? -1 : 1) * random.int(60, 300 * secondsPerDay),
        sync_status,
        last_push_time:
          today_push > 0 && !paused
            ? now - random.int(0, Math.min(3600, sinceMidnight))
            : running
              ? midnight(now) - random.int(3600, 5 * secondsPerDay)
              : null,
        today_push,
        today_fail,
        // Most shops have the default topics, some have more or fewer.
        topics_on:
          grant_status === 'CLEARED'
            ? 0
            : random.chance(0.75)
              ? defaultTopics(op) - (random.chance(0.4) ? 1 : 0)
              : random.int(Math.min(3, topics_total), topics_total),
        topics_total,
        paid_push_rule: random.chance(0.22)
          ? JSON.stringify({
              is_enable: random.chance(0.9),
              filter_express: `买家留言 包含 '${random.weighted(words)}'`,
            })
          : '',
        flag_push_rule:
          op !== '1688' && random.chance(0.3)
            ? JSON.stringify({
                ordersync_after_seller_change_memo: random.chance(0.7),
                ordersync_memo_filter_express: random.chance(0.5)
                  ? `卖家备注 包含 '${random.weighted(words)}'`
                  : '',
                ordersync_seller_flag: [...new Set([random.weighted(flags), random.weighted(flags)])]
                  .sort()
                  .join(','),
              })
            : '',
        agent_pay: {
          is_enable: paysForShop,
          month_limit_li: paysForShop ? month_limit_li : 0,
          month_used_li: paysForShop ? monthUsed(random) : 0,
        },
        error_message,
        remark: random.chance(0.08)
          ? random.pick(['重点客户', '已电话沟通续期', '双十一活动店', '代运营店铺，改动先联系客服小周'])
          : '',
        create_time: grant_time - random.int(0, 15 * secondsPerDay),
      }
    }
  },
})
