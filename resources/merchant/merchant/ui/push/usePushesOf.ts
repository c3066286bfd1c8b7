import pushLog from '@resources/merchant/pushLog/pushLog.area'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'react-admin'
import { dayOf, resourceName } from '@/declaration'
import { quietly } from '@/platform/failures'
import { currentTime } from '@/screens/actions/availability'
import { useRepeated } from '@/screens/kinds/kit'

/** How often retried pushes are polled, ms. */
const pace = 4000
export const mostShown = 10

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

export const logAddress = (filter: { readonly [param: string]: string }): string =>
  `${pushLog.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

export const usePushesOf = (shop: RaRecord, status: 'FAILED' | 'RETRYING' | 'WAITING') => {
  const dataProvider = useDataProvider()
  const { signalOf, asked } = useRepeated()
  const name = resourceName(pushLog)
  const wanted = {
    filter: { ...todayOf(shop), status },
    pagination: { page: 1, perPage: mostShown },
    sort: { field: 'create_time', order: 'DESC' as const },
  }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [name, 'pushesOf', wanted],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...wanted, signal: signalOf(signal) }),
    refetchInterval: pace,
  })
  return {
    pushes: data?.data ?? [],
    total: data?.total ?? 0,
    error,
    isPending,
    refresh: () => {
      asked()
      void refetch()
    },
  }
}

export const useShopNow = (area: string, shop: RaRecord): RaRecord => {
  const dataProvider = useDataProvider()
  const { data } = useQuery<RaRecord>({
    queryKey: [area, 'getOne', { id: String(shop.id), meta: undefined }],
    // Until then the figures from the list are shown.
    queryFn: async ({ signal }) =>
      (await dataProvider.getOne(area, { id: shop.id, signal: quietly(signal) })).data,
    initialData: shop,
    refetchInterval: pace,
  })
  return data
}
