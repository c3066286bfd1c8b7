import { useSyncExternalStore } from 'react'
import type { Resource } from '@/declaration'
import { operator } from '@/platform/operator'

const offersHistory = (): boolean => operator.read()?.offers.includes('history') === true

/**
 * Whether the platform keeps a history of an area's records. An area that neither changes its records nor declares a history,
 * such as one that shows records of others, has none.
 */
export const useKeepsHistory = ({ save, actions, history }: Resource): boolean => {
  const offers = useSyncExternalStore(operator.subscribe, offersHistory)
  return offers && (save !== undefined || actions !== undefined || history !== undefined)
}
