import { useCallback, useEffect, useState } from 'react'
import { useStoreContext } from 'react-admin'
import { type Json, type Resource, resourceName } from '@/declaration'
import { filterOf } from '@/platform/dataProvider/listRequest'
import { type FilterValues, sameJson } from '../params'

/** What is typed into the filters, asked for or not. */
export interface FilterDraft {
  readonly values: FilterValues
  readonly set: (param: string, value: Json | undefined) => void
  readonly replace: (values: FilterValues) => void
}

const withValue = (values: FilterValues, param: string, value: Json | undefined): FilterValues => {
  const { [param]: _, ...rest } = values
  return value === undefined || value === '' ? rest : { ...rest, [param]: value }
}

/** What was typed, with the parameters that were since asked for differently (a chip removed, "back") as they are now. */
export const rebase = (draft: FilterValues, before: FilterValues, now: FilterValues): FilterValues => {
  let next = draft
  for (const param of new Set([...Object.keys(before), ...Object.keys(now)]))
    if (!sameJson(before[param], now[param])) next = withValue(next, param, now[param])
  return next
}

const remembered = (resource: Resource, stored: unknown, applied: FilterValues): FilterValues | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { draft, over } = stored as { readonly [key: string]: unknown }
  return sameJson(over, applied) ? filterOf(resource, draft) : undefined
}

/**
 * The filters as they are being filled in. What was typed and not yet asked for outlives a refresh of the list and a
 * reload of the page; it is kept by itself and not with react-admin's `useStore`, which would type into other windows.
 *
 * @param applied what the list asks for now
 */
export const useFilterDraft = (resource: Resource, applied: FilterValues): FilterDraft => {
  const store = useStoreContext()
  const key = `${resourceName(resource)}.filterDraft`
  const [{ draft, over }, setState] = useState(() => ({
    draft: remembered(resource, store.getItem(key), applied) ?? applied,
    over: applied,
  }))
  if (over !== applied)
    setState({ draft: sameJson(over, applied) ? draft : rebase(draft, over, applied), over: applied })

  useEffect(() => {
    if (sameJson(draft, over)) store.removeItem(key)
    else store.setItem(key, { draft, over })
  }, [store, key, draft, over])

  const set = useCallback(
    (param: string, value: Json | undefined) =>
      setState((state) => ({ ...state, draft: withValue(state.draft, param, value) })),
    [],
  )
  const replace = useCallback(
    (values: FilterValues) => setState((state) => ({ ...state, draft: values })),
    [],
  )
  return { values: draft, set, replace }
}
