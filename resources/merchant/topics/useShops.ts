import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { type AnswerOf, idOf, type Resource, type WireRecord } from '@/declaration'
import { useAnswer } from '@/screens/kinds/kit'
import { isOp, type Op } from '../../topics'
import { topicEndpoints } from '../topics.endpoints'

type Shops = AnswerOf<typeof topicEndpoints.topicshops>['items']

/** A shop whose topics can be set, as a run takes it, and what it has on. */
export interface Target {
  readonly id: string
  readonly name: string
  readonly topics: ReadonlySet<string>
}

interface Chosen {
  /** The channel's name; undefined while none is chosen. */
  readonly op: Op | undefined
  /** The ticked records; none: all shops of the channel. */
  readonly ticked: readonly RaRecord[]
  readonly resource: Resource
}

const isGranted = (status: string) => status === 'GRANTED' || status === 'EXPIRING'

/** The shops of a channel that can be set at once, and those that are left out, by name. */
export const useShops = ({ op, ticked, resource }: Chosen) => {
  // Without a channel nothing is asked; the question then has the first one's name, which nobody reads.
  const { data, error, refetch } = useAnswer(
    topicEndpoints.topicshops,
    { op: op ?? 'taobao' },
    { enabled: op !== undefined, gcTime: 0 },
  )
  return useMemo(() => {
    const items: Shops = data?.items ?? []
    const ids = new Set(ticked.map(({ id }) => String(id)))
    const shops = items
      .map((item) => {
        const key: WireRecord = { op, app_id: item.app_id, seller_nick: item.seller_nick }
        return {
          id: idOf(resource.key, key),
          name: item.shop_name,
          topics: new Set(item.topics),
          granted: isGranted(item.grant_status),
        }
      })
      .filter(({ id }) => ids.size === 0 || ids.has(id))
    const targets: readonly Target[] = shops.filter(({ granted }) => granted)
    return {
      targets,
      notGranted: shops.flatMap(({ granted, name }) => (granted ? [] : [name])),
      otherChannel: ticked.flatMap((one) => (one.op === op ? [] : [String(one.shop_name)])),
      isLoaded: data !== undefined,
      error,
      refetch,
    }
  }, [data, error, refetch, ticked, resource, op])
}

/** The channels of the ticked records. */
export const channelsOf = (records: readonly RaRecord[]): readonly Op[] =>
  [...new Set(records.map(({ op }) => String(op)))].filter(isOp)
