import { useSyncExternalStore } from 'react'
import type { Resource } from '@/declaration'
import { operator } from '@/platform/operator'

const offersHistory = (): boolean => operator.read()?.offers.includes('history') === true

/**
 * Whether the platform keeps what became of an area's records. Of an area that neither changes its records nor says what is
 * kept of them, as one that shows what others hold, there is nothing to tell.
 */
export const useKeepsHistory = ({ save, actions, history }: Resource): boolean => {
  const offers = useSyncExternalStore(operator.subscribe, offersHistory)
  return offers && (save !== undefined || actions !== undefined || history !== undefined)
}
