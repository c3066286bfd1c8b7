import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { idOf, type Resource } from '@/declaration'
import { NotOfferedError } from '@/platform/answerErrors'
import { useAnswer } from '@/screens/kinds/kit'
import { useRecordName } from '@/screens/recordName'
import { isOp, type Op } from '../../topics'
import { topicEndpoints } from '../../topics.endpoints'

/** A shop whose topics can be set, as a run takes it. */
export interface Target {
  readonly id: string
  readonly name: string
  /** What it has on; undefined where the platform does not tell it of several shops at once. */
  readonly topics: ReadonlySet<string> | undefined
}

interface Chosen {
  /** The channel's name; undefined while none is chosen. */
  readonly op: Op | undefined
  /** The ticked records; none: all shops of the channel. */
  readonly ticked: readonly RaRecord[]
  readonly resource: Resource
}

const isLost = (status: unknown) => status === 'EXPIRED' || status === 'CLEARED'

/** The shops of a channel that can be set at once, and those that are left out, by name. */
export const useShops = ({ op, ticked, resource }: Chosen) => {
  const nameOf = useRecordName()
  // Without a channel nothing is asked; the question then has the first one's name, which nobody reads.
  const { data, error, refetch } = useAnswer(
    topicEndpoints.topicshops,
    { op: op ?? 'taobao' },
    { enabled: op !== undefined, gcTime: 0 },
  )
  // Ticked shops can be set all the same; what each of them has on is then not known.
  const isUntold = error instanceof NotOfferedError && ticked.length > 0
  return useMemo(() => {
    const ids = new Set(ticked.map(({ id }) => String(id)))
    const told = (data?.items ?? []).map((item) => ({
      id: idOf(resource.key, { op, app_id: item.app_id, seller_nick: item.seller_nick }),
      name: item.shop_name,
      topics: new Set(item.topics),
      lost: isLost(item.grant_status),
    }))
    const shops = isUntold
      ? ticked.flatMap((shop) =>
          shop.op === op
            ? [
                {
                  id: String(shop.id),
                  name: nameOf(shop),
                  topics: undefined,
                  lost: isLost(shop.grant_status),
                },
              ]
            : [],
        )
      : told.filter(({ id }) => ids.size === 0 || ids.has(id))
    const targets: readonly Target[] = shops.filter(({ lost }) => !lost)
    return {
      targets,
      notGranted: shops.flatMap(({ lost, name }) => (lost ? [name] : [])),
      otherChannel: ticked.flatMap((one) => (one.op === op ? [] : [nameOf(one)])),
      isLoaded: isUntold || data !== undefined,
      error: isUntold ? null : error,
      refetch,
    }
  }, [data, error, isUntold, refetch, ticked, resource, op, nameOf])
}

/** The channels of the ticked records. */
export const channelsOf = (records: readonly RaRecord[]): readonly Op[] =>
  [...new Set(records.map(({ op }) => String(op)))].filter(isOp)
