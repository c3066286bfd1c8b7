import type { Store } from 'react-admin'
import { parsePath } from 'react-router-dom'
import { type Areas, type Resource, resourceName } from '@/declaration'
import { shownViewKey } from '@/platform/firstCall'
import { operator } from '@/platform/operator'
import { columnSettings, columnsSetting, pinnedIn, pinsSetting, viewColumns } from '@/screens/list/columns'
import { columnsParam, type LinkedColumn } from '@/screens/list/linkedColumns'
import { listParamsIn, searchWith } from '@/screens/list/params'
import { opened, type View } from '@/screens/list/views/view'

const written = ({ name, width, pinned }: LinkedColumn): string =>
  name + (width === undefined ? '' : `:${width}`) + (pinned ? '!' : '')

/** Adds these columns to a search, in the form that `linkedColumns` reads, unless it already has some. */
export const withColumns = (search: string, columns: readonly LinkedColumn[] | undefined): string => {
  const given = new URLSearchParams(search)
  if (!columns || columns.length === 0 || given.has(columnsParam)) return search
  given.set(columnsParam, columns.map(written).join(','))
  return `?${given}`
}

/** A list's current columns; undefined if unchanged from the declaration, or from the view that the link names. */
const columnsHere = (
  store: Store,
  resource: Resource,
  view: View | undefined,
  isViewKnown: boolean,
): readonly LinkedColumn[] | undefined => {
  const own = store.getItem<unknown>(columnsSetting(resource, view)) ?? null
  const pins = store.getItem<unknown>(pinsSetting(resource)) ?? null
  if (own === null && pins === null && (isViewKnown || !view)) return undefined
  const settings = columnSettings(resource, own ?? viewColumns(resource, view))
  const pinned = pinnedIn(settings, pins).slice(1)
  return settings
    .filter(({ shown }) => shown)
    .map((setting) => ({ name: setting.name, width: setting.width, pinned: pinned.includes(setting) }))
}

/**
 * The address that opens a list elsewhere as it is shown here. A view known only to this browser is written out in full.
 *
 * @param fullPath its address here
 * @param name the area's name
 * @param isViewKnown whether the other browser knows this platform's views
 */
export const addressOf = async (
  fullPath: string,
  name: string,
  areas: Areas,
  store: Store,
  isViewKnown = operator.read()?.offers.includes('views') === true,
): Promise<string> => {
  const resource = await areas.fetch(name)
  const { pathname = '/', search = '', hash = '' } = parsePath(fullPath)
  const kept = store.getItem<unknown>(shownViewKey(resourceName(resource)))
  const { view, params } = opened(resource, listParamsIn(search), [kept])
  const said = view && !isViewKnown ? searchWith(search, params) : search
  return pathname + withColumns(said, columnsHere(store, resource, view, isViewKnown)) + hash
}
