import { useQuery } from '@tanstack/react-query'
import { uniqBy } from 'es-toolkit'
import { type DataProvider, useDataProvider } from 'react-admin'
import {
  type Areas,
  fetchAll,
  filtersOf,
  type Label,
  type Resource,
  resourceName,
  type WireRecord,
} from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { platformTime } from '@/platform/clock'
import type { FilterValues } from '@/platform/dataProvider/listRequest'
import { useAreas } from '@/screens/declarations'
import { startOf } from '@/screens/list/filters/period'
import { cleanParams, searchWith } from '@/screens/list/params'
import { keyText, recordAddress, titleOf } from '@/screens/recordName'
import { usePaused } from '@/ui/usePaused'
import type { SearchEntry } from '../menu/menuEntries'
import { recordFilters } from './recordFilters'
import { texts } from './texts'

/** Records shown per area; the others are in its list. */
const shownEach = 3

interface Found {
  readonly resource: Resource
  readonly filter: FilterValues
  readonly total: number
  readonly records: readonly (WireRecord & { readonly id: string })[]
}

interface Looked {
  readonly found: readonly Found[]
  readonly failed: readonly Label[]
}

/** If a list defaults to its last days, search the longest period it allows. */
const longestPeriod = (resource: Resource): FilterValues =>
  Object.assign(
    {},
    ...filtersOf(resource).map((filter) =>
      filter.test === 'period' && filter.lastDays !== undefined
        ? startOf({ ...filter, lastDays: filter.maxDays }, platformTime())
        : {},
    ),
  )

/** Searches the lists of all areas that the operator may see and that have matching filters. */
const look = async (
  areas: Areas,
  dataProvider: DataProvider,
  typed: string,
  signal: AbortSignal,
): Promise<Looked> => {
  const asked = (await fetchAll(areas)).flatMap((resource) =>
    recordFilters(resource, typed).map((values) => ({
      resource,
      filter: { ...longestPeriod(resource), ...values },
    })),
  )
  const answers = await Promise.allSettled(
    asked.map(async ({ resource, filter }): Promise<Found> => {
      const { data, total = data.length } = await dataProvider.getList(resourceName(resource), {
        pagination: { page: 1, perPage: shownEach },
        filter,
        signal,
      })
      return { resource, filter, total, records: data }
    }),
  )
  signal.throwIfAborted()
  return {
    found: answers.flatMap((one) => (one.status === 'fulfilled' && one.value.total > 0 ? [one.value] : [])),
    failed: answers.flatMap((one, index) => {
      const area = asked[index]
      return one.status === 'rejected' && area ? [area.resource.label] : []
    }),
  }
}

interface Records {
  /** Each titled with its area's name. */
  readonly entries: readonly SearchEntry[]
  /** Whether more results may arrive. */
  readonly pending: boolean
  /** A message about the results; '' if none. */
  readonly said: string
}

/** The records that match a text, in the lists that the operator may see. */
export const useRecords = (query: string): Records => {
  const typed = query.trim()
  const settled = usePaused(typed)
  const areas = useAreas()
  const dataProvider = useDataProvider()
  const [say, locale] = [useSay(), useLocale()]
  const { data, isFetching } = useQuery({
    queryKey: ['search', settled],
    queryFn: ({ signal }) => look(areas, dataProvider, settled, signal),
    enabled: settled.length > 1,
    // Failed lists are named; retrying would ask all the others again.
    retry: false,
  })
  const pending = settled !== typed || isFetching
  if (pending || !data) return { entries: [], pending, said: isFetching ? say(texts.looking) : '' }
  const entries = data.found.flatMap(({ resource, filter, total, records }) => {
    const area = say(resource.label)
    const list = `/${resourceName(resource)}${searchWith('', { ...cleanParams(resource, {}), filter })}`
    const names = records.map((record) => titleOf(resource, record, locale))
    const shown = records.map((record, index) => {
      const { [index]: name = '' } = names
      // Records with the same name, such as shops on several platforms, also show their keys.
      const isOnly = names.filter((other) => other === name).length === 1
      const key = keyText(resource, record, locale)
      return {
        titles: [area, name || key, ...(name && !isOnly ? [key] : [])],
        path: recordAddress(resource, record.id) ?? list,
        external: false,
      }
    })
    const rest = { titles: [area, say(texts.all, { total })], path: list, external: false }
    // Without a detail page, all results would lead to the same list.
    if (!resource.detail) return [rest]
    return total > shown.length ? [...shown, rest] : shown
  })
  const failed = [...new Set(data.failed.map((label) => say(label)))].join(' · ')
  // Two of an area's filters may find the same record.
  return {
    entries: uniqBy(entries, ({ path }) => path),
    pending,
    said: failed && say(texts.failed, { areas: failed }),
  }
}
