/** A screen within the main layout. */
export interface Screen {
  readonly path: string
  readonly title: string
  /** What it reads, below `/api`; most of these calls are not among the 28. */
  readonly reads: string
  /** A list: a text of its first record, and the field that names a record. */
  readonly list?: { readonly shows: string; readonly key: string }
}

/** Every route inside the main layout. */
export const screens: readonly Screen[] = [
  { path: '/dashboard', title: '首页', reads: '/user/dashboard' },
  {
    path: '/partnerfee/partnerfee',
    title: '费用明细',
    reads: '/user/feelist',
    list: { shows: 'F20250101', key: 'fee_no' },
  },
  { path: '/announcement/announcement', title: '公告', reads: '/user/announcementlist' },
  // Without a record to show it leads to the list.
  { path: '/announcement/announcementdetail', title: '公告', reads: '/user/announcementlist' },
  { path: '/sendsms/sendsms', title: '发送短信', reads: '/user/smssignlist' },
  { path: '/sendsms/smslist', title: '短信列表', reads: '/user/smslist' },
  { path: '/sendsms/smstemplete', title: '短信模板', reads: '/user/smstemplatelist' },
  { path: '/sendsms/smssign', title: '短信签名', reads: '/user/smssignlist' },
  { path: '/sendsms/emailtemplete', title: '邮件模板', reads: '/user/emailtemplatelist' },
  { path: '/sendsms/sendemail', title: '发送邮件', reads: '/user/emailtemplatelist' },
  { path: '/pay/complaintlist', title: '消费者投诉', reads: '/user/complaintlist' },
  { path: '/pay/tradelist', title: '交易记录', reads: '/user/tradelist' },
  { path: '/paymentaccount/paymentaccount', title: '个人信息', reads: '/user/partnerinfo' },
  {
    path: '/merchant/merchant',
    title: '授权商家',
    reads: '/user/merchantlist',
    list: { shows: '青禾旗舰店', key: 'app_id' },
  },
]
