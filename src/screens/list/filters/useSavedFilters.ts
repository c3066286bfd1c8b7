import { useMemo } from 'react'
import { useNotify } from 'react-admin'
import { resourceName } from '@/declaration'
import { filterOf } from '@/platform/dataProvider/listRequest'
import { useOwnSetting } from '../../ownSettings'
import { useList } from '../ListContext'
import type { FilterValues } from '../params'

export interface SavedFilter {
  readonly name: string
  readonly filter: FilterValues
}

const isNamed = (value: unknown): value is { readonly name: string; readonly filter: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'filter' in value &&
  typeof value.name === 'string'

/** The operator's saved filters for the area, without those that its declaration no longer has. */
export const useSavedFilters = () => {
  const { resource } = useList()
  const notify = useNotify()
  const [stored, store] = useOwnSetting<unknown>(`${resourceName(resource)}.savedFilters`, null)
  const saved = useMemo<readonly SavedFilter[]>(
    () =>
      Array.isArray(stored)
        ? stored.filter(isNamed).map(({ name, filter }) => ({ name, filter: filterOf(resource, filter) }))
        : [],
    [resource, stored],
  )
  const without = (name: string) => saved.filter((one) => one.name !== name)
  return {
    saved,
    save: (name: string, filter: FilterValues) => {
      store([...without(name), { name, filter }])
      notify('console.list.saved_filter_saved', {
        type: 'success',
        messageArgs: { name },
        autoHideDuration: 2000,
      })
    },
    remove: (name: string) => store(without(name)),
  }
}
