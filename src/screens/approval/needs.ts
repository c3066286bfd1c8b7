import { useSyncExternalStore } from 'react'
import { type Approval, seemsToNeedApproval, type WireRecord } from '@/declaration'
import { operator } from '@/platform/operator'
import { currentTime } from '../actions/availability'
import { useMay } from '../endpoints'
import { canAsk } from './canAsk'

/** The name of the area of requests. */
export const approvals = 'approval'

export const useCanAsk = (): boolean => useSyncExternalStore(operator.subscribe, canAsk)

/**
 * Returns a function that tells whether these records, with the input applied to each, need a second person's approval, as far as
 * the console can tell. Always false on a platform where operators cannot ask.
 */
export const useNeeds = (approve: Approval | undefined) => {
  const may = useMay()
  const isOffered = useCanAsk()
  return (records: readonly WireRecord[], input: WireRecord): boolean =>
    isOffered &&
    seemsToNeedApproval(
      approve,
      records.map((record) => ({ ...record, ...input })),
      may,
      currentTime(),
    )
}
