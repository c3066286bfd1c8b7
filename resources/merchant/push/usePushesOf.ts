import { type RaRecord, useGetList } from 'react-admin'
import { dayOf, resourceName } from '@/declaration'
import { currentTime } from '@/screens/actions/availability'
import pushLog from '../pushlog'

/** So long a push that was made again is looked after, ms. */
const pace = 4000
/** So many are named; the list has the others. */
export const mostShown = 10

/** The filters of the log for a shop's pushes of today. */
export const todayOf = ({ op, app_id, seller_nick }: RaRecord): { readonly [param: string]: string } => {
  const today = dayOf(currentTime())
  return {
    begin_date: today,
    end_date: today,
    op: String(op),
    app_id: String(app_id),
    seller_nick: String(seller_nick),
  }
}

/** The address of the log with filters set. */
export const logAddress = (filter: { readonly [param: string]: string }): string =>
  `${pushLog.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** A shop's pushes of today in one state, looked after while they are shown. */
export const usePushesOf = (shop: RaRecord, status: 'FAILED' | 'RETRYING' | 'WAITING', enabled: boolean) =>
  useGetList(
    resourceName(pushLog),
    {
      filter: { ...todayOf(shop), status },
      pagination: { page: 1, perPage: mostShown },
      sort: { field: 'create_time', order: 'DESC' },
    },
    { enabled, refetchInterval: pace },
  )
