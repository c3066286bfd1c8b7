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
 * Returns a function that tells whether these records, with what was entered over each, must be approved by a second person:
 * as far as the console can tell. It never does where the platform does not let operators ask.
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
