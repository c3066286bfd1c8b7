import { type AnswerOf, dayOf, type Label } from '@/declaration'
import { endpoints } from '../dashboard.page'
import { listAddress } from '../listAddress'

export type Figures = AnswerOf<typeof endpoints.figures>

/** The declared fields, used for their labels. */
export const declared = endpoints.figures.answer

/** The day of the figures; today if the platform does not say. */
const dayOfFigures = ({ stat_time }: Pick<Figures, 'stat_time'>): string =>
  dayOf(stat_time ?? Date.now() / 1000)

const channelNames: { readonly [op: string]: Label } = declared.platforms.fields.op.of

/** A platform's label; an unknown one is shown by its raw name. */
export const channelWord = (op: string | null): Label => {
  const raw = op ?? '—'
  return (Object.hasOwn(channelNames, raw) && channelNames[raw]) || { zh: raw, en: raw, es: raw }
}

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
