import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { idOf, type Resource } from '@/declaration'
import { NotOfferedError } from '@/platform/answerErrors'
import { useAnswer } from '@/screens/kinds/kit'
import { useRecordName } from '@/screens/recordName'
import { inactive } from '../../pushRules'
import { isOp, type Op } from '../../topics'
import { topicEndpoints } from '../../topics.endpoints'

export interface Target {
  readonly id: string
  readonly name: string
  /** Topics that are on; undefined if the platform cannot answer for several shops at once. */
  readonly topics: ReadonlySet<string> | undefined
  /** The record as ticked. */
  readonly record: RaRecord | undefined
}

interface Chosen {
  readonly op: Op | undefined
  /** The selected records; none means all shops of the channel. */
  readonly ticked: readonly RaRecord[]
  readonly resource: Resource
}

/** The code that the platform would answer for a shop whose grant is lost. */
const lostCode = (status: unknown) => inactive.find(({ when }) => when.grant_status === status)?.code

export const useShops = ({ op, ticked, resource }: Chosen) => {
  const nameOf = useRecordName()
  // Without a channel the query is disabled; its key then names the first channel and is never used.
  const { data, error, refetch } = useAnswer(
    topicEndpoints.topicshops,
    { op: op ?? 'taobao' },
    { enabled: op !== undefined, gcTime: 0 },
  )
  // Selected shops can be set even if their current topics are unknown.
  const isUntold = error instanceof NotOfferedError && ticked.length > 0
  return useMemo(() => {
    const records = new Map(ticked.map((shop) => [String(shop.id), shop]))
    const listed = (data?.items ?? []).map((item) => {
      const id = idOf(resource.key, { op, app_id: item.app_id, seller_nick: item.seller_nick })
      return {
        id,
        name: item.shop_name,
        topics: new Set(item.topics),
        lost: lostCode(item.grant_status),
        record: records.get(id),
      }
    })
    const shops = isUntold
      ? ticked.flatMap((shop) =>
          shop.op === op
            ? [
                {
                  id: String(shop.id),
                  record: shop,
                  name: nameOf(shop),
                  topics: undefined,
                  lost: lostCode(shop.grant_status),
                },
              ]
            : [],
        )
      : listed.filter(({ record }) => records.size === 0 || record !== undefined)
    const targets: readonly Target[] = shops.filter(({ lost }) => lost === undefined)
    return {
      targets,
      notGranted: inactive.map(({ code }) => ({
        code,
        names: shops.flatMap(({ lost, name }) => (lost === code ? [name] : [])),
      })),
      otherChannel: ticked.flatMap((one) => (one.op === op ? [] : [nameOf(one)])),
      isLoaded: isUntold || data !== undefined,
      error: isUntold ? null : error,
      refetch,
    }
  }, [data, error, isUntold, refetch, ticked, resource, op, nameOf])
}

export const channelsOf = (records: readonly RaRecord[]): readonly Op[] =>
  [...new Set(records.map(({ op }) => String(op)))].filter(isOp)
