import { listAddress } from '../listAddress'
import { dayOfFigures, type Figures } from './figures'

/** Whether an address sent by the platform is a page of the console, not another site. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

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

/** Today as a list's period. */
export const ofToday = (figures: Figures) => {
  const today = dayOfFigures(figures)
  return { begin_date: today, end_date: today }
}

/** Today's failed pushes of one shop, or of all. */
export const failedPushes = (figures: Figures, shop?: Figures['push_errors'][number]): string => {
  const { op, app_id, seller_nick } = shop ?? {}
  return listAddress(pages.pushes, {
    ...ofToday(figures),
    status: 'FAILED',
    op: op ?? undefined,
    app_id,
    seller_nick,
  })
}

/** Shops whose grant is about to expire, soonest first. */
export const expiringShops = listAddress(pages.shops, { grant_status: 'EXPIRING' }, 'grant_expire_time')
