import type { Json } from '@/declaration'

/** The address of a list with these filters set. */
export const listAddress = (path: string, filter: { readonly [param: string]: Json | undefined }): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Whether an address that the platform sent leads to a page of the console, and nowhere else. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

/** The pages that figures lead to (specification §2). */
export const pages = {
  partner: '/paymentaccount/paymentaccount',
  topUp: '/paymentaccount/paymentaccount?topup=1',
  fees: '/partnerfee/partnerfee',
  shops: '/merchant/merchant',
  pushes: '/merchant/pushlog',
  trades: '/pay/tradelist',
  announcements: '/announcement/announcement',
  announcement: '/announcement/announcementdetail',
  sms: '/sendsms/smslist',
  complaints: '/pay/complaintlist',
} as const
