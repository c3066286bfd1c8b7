import { useStoreContext } from 'react-admin'
import { parsePath, useHref } from 'react-router-dom'
import { useAreas } from '@/screens/declarations'
import { usePages } from '../panes/usePages'
import type { Tab } from '../tabs/tabs'
import { linkTo, mostShared } from './link'

type Shared = Pick<Tab, 'fullPath'> & { readonly active: boolean }

/**
 * Returns a function that makes the link by which pages open elsewhere as they are shown here: with the filter, order and page of a
 * list, its columns with their widths and pins, and the record that is open. What is typed or ticked stays here.
 */
export const useShareLink = () => {
  const store = useStoreContext()
  const areas = useAreas()
  const root = useHref('/').replace(/\/$/, '')
  const { pageAt } = usePages()
  const addressHere = async ({ fullPath }: Shared): Promise<string> => {
    const { area } = pageAt(parsePath(fullPath).pathname ?? '/')
    if (area?.kind !== 'list') return fullPath
    // Of the lists' own code, which a console that shows none has not fetched.
    const { addressOf } = await import('./addressOf')
    return addressOf(fullPath, area.head.name, areas, store)
  }
  return async (tabs: readonly Shared[]): Promise<string> => {
    const shared = tabs.slice(0, mostShared)
    const shown = shared.findIndex(({ active }) => active)
    const addresses = await Promise.all(shared.map(addressHere))
    const link = await linkTo({ addresses, shown: Math.max(0, shown) })
    return location.origin + root + link
  }
}
