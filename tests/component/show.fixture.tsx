import merchant from '@resources/merchant/merchant/merchant.area'
import AgentPay from '@resources/merchant/merchant/ui/AgentPay.part'
import PushRule from '@resources/merchant/merchant/ui/PushRule.part'
import trade from '@resources/pay/trade/trade.area'
import type { RaRecord } from 'react-admin'
import { secondsPerDay } from '@/declaration'

export const resources = [merchant, trade]
export const components = { PushRule, AgentPay }
export { merchant, trade }

export const now = Date.parse('2026-11-20T10:00:00+08:00') / 1000

/** A trade as its row in the list: without the parts that travel with the detail alone. */
export const tradeRow: RaRecord = {
  id: 'P20240601103000001234',
  trade_no: 'P20240601103000001234',
  out_trade_no: 'DD2024060100001',
  transaction_id: '4200009999202406010000012345',
  pay_channel: 'WXPAY',
  agent_channel: 5,
  trade_type: 'NATIVE',
  mch_id: '1900009901',
  mch_name: '青禾家居旗舰店（杭州余杭区仓前街道未来科技城）官方直营店铺有限公司',
  op: 'taobao',
  seller_nick: '青禾家居旗舰店',
  body: '家居清洁套装',
  attach: 'biz=sms',
  total_fee: 12_345_678,
  payer_total: 12_345_678,
  refund_fee: 1200,
  refundable_fee: 12_344_478,
  service_charge_li: 490,
  trade_state: 'SUCCESS',
  payer_mask: 'oDemo1***',
  notify_status: 'FAILED',
  notify_times: 3,
  notify_url: 'https://erp12.example.com/push/notify?shop=90012345',
  complaint_count: 0,
  create_time: now - 3 * secondsPerDay,
  pay_time: now - 3 * secondsPerDay + 60,
  close_time: null,
  expire_time: null,
}

export const tradeDetail: RaRecord = {
  ...tradeRow,
  refunds: [
    {
      out_refund_no: 'R2024060100001',
      refund_fee: 1200,
      refund_status: 'SUCCESS',
      reason: '买家申请退货退款',
      operator: 'demo_partner',
      create_time: now - secondsPerDay,
      success_time: now - 80_000,
      refund_id: '50000000382019052709732678859',
      user_received_account: '招商银行信用卡0403',
    },
  ],
  notify_logs: [
    {
      push_time: now - 80_000,
      http_status: 500,
      cost_ms: 1234,
      response_text: '<html>Internal Server Error</html>',
    },
  ],
}

export const merchantRow: RaRecord = {
  id: 'taobao~demo8aqEXPhU0001~青禾家居旗舰店',
  shop_name: '青禾家居旗舰店',
  seller_nick: '青禾家居旗舰店',
  op: 'taobao',
  app_id: 'demo8aqEXPhU0001',
  app_name: '订单助手',
  shop_id: '90012345',
  grant_status: 'EXPIRING',
  grant_time: now - 300 * secondsPerDay,
  grant_expire_time: now + 5 * secondsPerDay,
  subscribe_status: 'PAID',
  subscribe_expire_time: now - 100_000,
  sync_status: 'ERROR',
  last_push_time: now - 400,
  today_push: 35_600,
  today_fail: 12,
  topics_on: 6,
  topics_total: 14,
  paid_push_rule: JSON.stringify({
    is_enable: true,
    filter_express: "买家留言 包含 'vip' 且 买家留言 不包含 '测试'",
  }),
  flag_push_rule: JSON.stringify({
    ordersync_after_seller_change_memo: true,
    ordersync_memo_filter_express: '',
    ordersync_seller_flag: '0,1,2,3,4,5',
  }),
  agent_pay: { is_enable: true, month_limit_li: 5_000_000, month_used_li: 1_234_567 },
  error_message: 'access_token 已过期',
  remark: '',
  create_time: now - 300 * secondsPerDay,
}
