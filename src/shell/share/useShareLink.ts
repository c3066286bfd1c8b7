import { useStoreContext } from 'react-admin'
import { parsePath, useHref } from 'react-router-dom'
import { isRecord, resourceName } from '@/declaration'
import { linkedColumns } from '@/screens/list/linkedColumns'
import { ownPrefix } from '@/screens/ownSettings'
import { usePages } from '../panes/usePages'
import type { Tab } from '../tabs/tabs'
import { linkTo, mostShared } from './link'

/** The columns that an operator has arranged for a list, in order; undefined if they are as declared. */
const arrangedColumns = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored)
    ? stored.flatMap((one: unknown) =>
        isRecord(one) && one.shown === true && typeof one.name === 'string' ? one.name : [],
      )
    : undefined

type Shared = Pick<Tab, 'fullPath'> & { readonly active: boolean }

/**
 * Returns a function that makes the link by which pages open elsewhere as they are shown here: with the filter, order and page of a
 * list, its columns, and the record that is open. What is typed or ticked stays here.
 */
export const useShareLink = () => {
  const store = useStoreContext()
  const root = useHref('/').replace(/\/$/, '')
  const { pageAt } = usePages()
  const addressOf = ({ fullPath }: Shared) => {
    const { pathname = '/', search = '', hash = '' } = parsePath(fullPath)
    const { area } = pageAt(pathname)
    if (area?.kind !== 'list') return fullPath
    const stored: unknown = store.getItem(`${ownPrefix}${resourceName(area.head)}.columns`)
    return pathname + linkedColumns.put(search, arrangedColumns(stored)) + hash
  }
  return async (tabs: readonly Shared[]): Promise<string> => {
    const shared = tabs.slice(0, mostShared)
    const shown = shared.findIndex(({ active }) => active)
    const link = await linkTo({ addresses: shared.map(addressOf), shown: Math.max(0, shown) })
    return location.origin + root + link
  }
}
