/** Whatever an answer carries. */
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

/** Merchants with the names that the specification gives; a rule is a text, and an empty one is not set. */
const merchants = [
  {
    id: 1,
    sellerNick: '青禾旗舰店',
    appId: '20001',
    paid_push_rule: '{"is_enable":"1","filter_express":"加急"}',
    flag_push_rule:
      '{"ordersync_after_seller_change_memo":"1","ordersync_memo_filter_express":"发货","ordersync_seller_flag":"1,3"}',
  },
  { id: 2, sellerNick: '南山茶铺', appId: '20001', paid_push_rule: '', flag_push_rule: '' },
  {
    id: 3,
    sellerNick: '海风数码',
    appId: '20002',
    paid_push_rule: '{"is_enable":"0","filter_express":""}',
    flag_push_rule:
      '{"ordersync_after_seller_change_memo":"0","ordersync_memo_filter_express":"","ordersync_seller_flag":""}',
  },
]

const fees = [
  { id: 1, title: '短信费', amount: 12.5, created_at: 1735689600 },
  { id: 2, title: '订单同步费', amount: 1200, created_at: 1735776000 },
]

const events = [
  { id: 1, topic: 'trade_create', title: '订单创建', op: 'add' },
  { id: 2, topic: 'trade_paid', title: '订单付款', op: 'remove' },
]

const list = (items: readonly Data[]) => ({ items, total: items.length })

/** The least that each call can sensibly answer; what is not here answers nothing beside its code. */
export const least: Readonly<Record<string, Data>> = {
  '/user/login': session,
  '/user/info': info,
  '/user/dashboard': { merchants: merchants.length, balance: 88.5 },
  '/user/partnerinfo': { name: '青禾服务商', mobile: '13800000000', balance: 88.5 },
  '/user/getpayqrcode': { qrcode: 'https://pay.example/q/1', order_no: 'P1' },
  '/user/checkpaymentstatus': { status: 'success' },
  '/user/getbindwxqrcode': { qrcode: 'https://wx.example/q/1', ticket: 'T1' },
  '/user/checkwxbindstatus': { status: 'success' },
  '/user/feelist': list(fees),
  '/user/merchantlist': list(merchants),
  '/user/eventlist': list(events),
}
