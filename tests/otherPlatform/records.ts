/** Anything that an answer can contain. */
export type Data = null | string | number | boolean | readonly Data[] | { readonly [field: string]: Data }

/** A transparent picture of one pixel. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** What login answers. */
export const session = { token: 'token-of-another-platform' }

/** What info answers: the four fields that are named, and no menu of its own. */
export const info = {
  name: '陈经理',
  avatar: picture,
  introduction: '服务商',
  menus: [],
}

/**
 * Merchants with the fixed field names, and the keys from the console's own table of answers; one has no state. A rule is a
 * text, and an empty one is not set.
 */
const merchants: readonly Data[] = [
  {
    op: 'jd',
    app_id: '20001',
    seller_nick: '青禾旗舰店',
    grant_status: 'GRANTED',
    today_push: 12,
    paid_push_rule: '{"is_enable":"1","filter_express":"加急"}',
    flag_push_rule:
      '{"ordersync_after_seller_change_memo":"1","ordersync_memo_filter_express":"发货","ordersync_seller_flag":"1,3"}',
  },
  {
    op: 'pdd',
    app_id: '20001',
    seller_nick: '南山茶铺',
    paid_push_rule: '',
    flag_push_rule: '',
  },
  {
    op: 'jd',
    app_id: '20002',
    seller_nick: '海风数码',
    grant_status: 'CLEARED',
    paid_push_rule: '{"is_enable":"0","filter_express":""}',
    flag_push_rule:
      '{"ordersync_after_seller_change_memo":"0","ordersync_memo_filter_express":"","ordersync_seller_flag":""}',
  },
]

const fees: readonly Data[] = [
  { fee_no: 'F20250101', fee_type: 'CONSUME', amount_li: -12_500, create_time: 1735689600 },
  { fee_no: 'F20250102', fee_type: 'RECHARGE', amount_li: 1_200_000, create_time: 1735776000 },
]

const topics: readonly Data[] = [
  { topic: 'trade_create', is_enable: 1 },
  { topic: 'trade_paid', is_enable: 0 },
]

const list = (items: readonly Data[]) => ({ items, total: items.length })

/** The least that each call can sensibly answer. Calls that are missing here only answer their code. */
export const least: Readonly<Record<string, Data>> = {
  '/user/login': session,
  '/user/info': info,
  '/user/dashboard': { cards: { balance_li: 88_500, shop_total: merchants.length } },
  '/user/partnerinfo': { company_name: '青禾服务商', mobile: '138****0000', balance_li: 88_500 },
  '/user/getpayqrcode': { qr_url: 'https://pay.example/q/1', out_trade_no: 'P20250101' },
  '/user/checkpaymentstatus': { trade_state: 'SUCCESS' },
  '/user/getbindwxqrcode': { qr_url: 'https://wx.example/q/1', scene_str: 'S1' },
  '/user/checkwxbindstatus': { bind_status: 'BOUND' },
  '/user/feelist': list(fees),
  '/user/merchantlist': list(merchants),
  '/user/eventlist': list(topics),
}
