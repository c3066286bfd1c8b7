import { useEffect, useMemo, useState } from 'react'
import { pageCount } from '../list/footer/Pager'
import { usePrefetchPage } from '../list/footer/Pagination'
import { useList } from '../list/useList'
import { usePrefetchDetail } from './useDetail'

/** Goes from a record open over its list to the previous and next ones, across the list's pages. */
export const useNeighbours = (id: string): { previous?: () => void; next?: () => void } => {
  const { resource, rows, loaded, params, open, setPage } = useList()
  const ids = useMemo(() => rows.map((row) => String(row.id)), [rows])
  const [trail, setTrail] = useState<Trail>({ question: '', ids: [] })
  // After turning a page, open its first or last record once it has loaded, unless the operator has gone elsewhere in the
  // meantime.
  const [turned, setTurned] = useState<{ from: string; page: number; to: 'first' | 'last' }>()
  if (turned && turned.from !== id) setTurned(undefined)
  const now = followed(trail, loaded ? JSON.stringify(loaded.params) : '', ids)
  if (now !== trail) setTrail(now)

  const present = useMemo(() => new Set(ids), [ids])
  const before = stepFrom(now, present, id, -1)
  const after = stepFrom(now, present, id, 1)
  const { page, perPage } = params
  const pages = pageCount(loaded?.total ?? 0, perPage)
  const isOnTrail = now.ids.includes(id)

  usePrefetchDetail(resource, after)
  const prefetchPage = usePrefetchPage()
  const ahead = isOnTrail && after === undefined && page < pages ? page + 1 : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: prefetches the page when the last record is opened
  useEffect(() => {
    if (ahead !== undefined) prefetchPage(ahead)
  }, [ahead])

  const arrived = turned !== undefined && loaded?.params.page === turned.page
  const first = turned?.to === 'last' ? ids.at(-1) : ids[0]
  useEffect(() => {
    if (!arrived) return
    setTurned(undefined)
    if (first !== undefined) open(first, { replace: true })
  }, [arrived, first, open])

  const step = (to: string | undefined, other: number, end: 'first' | 'last') => {
    if (to !== undefined) return () => open(to, { replace: true })
    if (!isOnTrail || turned !== undefined || other < 1 || other > pages) return undefined
    return () => {
      setTurned({ from: id, page: other, to: end })
      setPage(other)
    }
  }
  return { previous: step(before, page - 1, 'last'), next: step(after, page + 1, 'first') }
}

/** The order for going through a list's records. */
export interface Trail {
  /** The list request it belongs to. A different filter, sort or page starts a new trail. */
  readonly question: string
  readonly ids: readonly string[]
}

/**
 * The trail for the list's current rows. For the same request, the order stays as it was when the record was opened: an answered
 * complaint sinks to the end of its queue, and the operator goes on to the one below its old place. Newer records go to the end.
 *
 * @returns the same trail if there are no new records
 */
export const followed = (trail: Trail, question: string, ids: readonly string[]): Trail => {
  if (trail.question !== question) return { question, ids }
  const known = new Set(trail.ids)
  const come = ids.filter((id) => !known.has(id))
  return come.length === 0 ? trail : { question, ids: [...trail.ids, ...come] }
}

/**
 * The record before or after another one on the trail. Records that are no longer in the list are skipped, because somebody
 * has dealt with them.
 *
 * @param present ids now in the list
 * @returns undefined at the trail's ends, and for a record that is not on it
 */
export const stepFrom = ({ ids }: Trail, present: ReadonlySet<string>, id: string, step: 1 | -1) => {
  const at = ids.indexOf(id)
  if (at < 0) return undefined
  const isPresent = (one: string) => present.has(one)
  return step === 1 ? ids.slice(at + 1).find(isPresent) : ids.slice(0, at).findLast(isPresent)
}
