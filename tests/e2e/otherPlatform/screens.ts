/** A screen within the main layout. */
export interface Screen {
  readonly path: string
  readonly title: string
  /** Whether the 28 calls have what it shows. */
  readonly offered: boolean
  /** A list: its call, a text of its first record, and the field that names a record. */
  readonly list?: { readonly call: string; readonly shows: string; readonly key: string }
}

const missing = (path: string, title: string): Screen => ({ path, title, offered: false })

/** Every route inside the main layout. */
export const screens: readonly Screen[] = [
  { path: '/dashboard', title: '首页', offered: true },
  {
    path: '/partnerfee/partnerfee',
    title: '费用明细',
    offered: true,
    list: { call: 'GET /user/feelist', shows: 'F20250101', key: 'fee_no' },
  },
  missing('/announcement/announcement', '公告'),
  // Without a record to show it leads to the list.
  missing('/announcement/announcementdetail', '公告'),
  missing('/sendsms/sendsms', '发送短信'),
  missing('/sendsms/smslist', '短信列表'),
  missing('/sendsms/smstemplete', '短信模板'),
  missing('/sendsms/smssign', '短信签名'),
  missing('/sendsms/emailtemplete', '邮件模板'),
  missing('/sendsms/sendemail', '发送邮件'),
  missing('/pay/complaintlist', '消费者投诉'),
  missing('/pay/tradelist', '交易记录'),
  { path: '/paymentaccount/paymentaccount', title: '个人信息', offered: true },
  {
    path: '/merchant/merchant',
    title: '授权商家',
    offered: true,
    list: { call: 'GET /user/merchantlist', shows: '青禾旗舰店', key: 'app_id' },
  },
]
