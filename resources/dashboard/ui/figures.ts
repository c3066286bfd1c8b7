import { labelOf } from '@resources/terms/labelOf'
import { listAddress } from '@resources/terms/listAddress'
import { useCallback } from 'react'
import { type AnswerOf, dayOf, type Label } from '@/declaration'
import { useHeads } from '@/screens/declarations'
import { useMay } from '@/screens/endpoints'
import { endpoints } from '../dashboard.page'

export type Figures = AnswerOf<typeof endpoints.figures>

export const declared = endpoints.figures.answer

/** The day of the figures; today if the platform does not say. */
const dayOfFigures = ({ stat_time }: Pick<Figures, 'stat_time'>): string =>
  dayOf(stat_time ?? Date.now() / 1000)

export const channelWord = (op: string | null): Label => labelOf(declared.platforms.fields.op.of, op ?? '—')

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

export const ofToday = (figures: Figures) => {
  const today = dayOfFigures(figures)
  return { begin_date: today, end_date: today }
}

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

export const expiringShops = listAddress(pages.shops, { grant_status: 'EXPIRING' }, 'grant_expire_time')

export const useIsThere = (): ((path: string) => boolean) => {
  const areas = useHeads()
  const may = useMay()
  return useCallback(
    (path) => (path === pages.partner ? may('partner.view') : areas.some((area) => area.path === path)),
    [areas, may],
  )
}
