import { useStoreContext } from 'react-admin'
import { parsePath, useHref } from 'react-router-dom'
import { useAreas } from '@/screens/declarations'
import { usePages } from '../panes/usePages'
import type { Tab } from '../tabs/tabs'
import { linkTo, mostShared } from './link'

type Shared = Pick<Tab, 'fullPath'> & { readonly active: boolean }

/**
 * Returns a function that creates a link to open pages elsewhere as they are here: with a list's filter, order, page, columns,
 * widths and pins, and the opened record. Input and selections are not included.
 */
export const useShareLink = () => {
  const store = useStoreContext()
  const areas = useAreas()
  const root = useHref('/').replace(/\/$/, '')
  const { pageAt } = usePages()
  const addressHere = async ({ fullPath }: Shared): Promise<string> => {
    const { area } = pageAt(parsePath(fullPath).pathname ?? '/')
    if (area?.kind !== 'list') return fullPath
    // Part of the lists' code, which may not be loaded yet.
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
