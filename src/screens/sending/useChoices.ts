import { useMemo } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { largestPageSize, type Resource, resourceName } from '@/declaration'

/** How long lists of choices stay fresh, ms: a review may end while the page is open. */
export const fresh = 10_000

/** All of an area's records in its own order, approved ones first; an account has a few dozen. */
export const useChoices = <R extends { readonly status: string }>(resource: Resource) => {
  const { sort } = resource.list
  const { data, error, isPending, refetch } = useGetList<R & RaRecord>(
    resourceName(resource),
    {
      pagination: { page: 1, perPage: largestPageSize },
      sort: { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
      filter: {},
    },
    { staleTime: fresh },
  )
  const all = useMemo(
    (): readonly R[] | undefined =>
      data && [
        ...data.filter(({ status }) => status === 'APPROVED'),
        ...data.filter(({ status }) => status !== 'APPROVED'),
      ],
    [data],
  )
  return { all, error, isPending, refetch }
}
