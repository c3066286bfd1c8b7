import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useMemo, useRef } from 'react'
import { type RaRecord, useEvent, useNotify } from 'react-admin'
import type { Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ActionHost } from '../actions/ActionHost'
import { offeredOn } from '../actions/availability'
import { useDeclaration } from '../declarations'
import { CardList } from './cards/CardList'
import { ListStateProvider, useList } from './ListContext'
import { ListOverlay } from './ListOverlay'
import { ListTable } from './ListTable'
import { useDetailBeside, useOpenId } from './overlay'
import { SelectionProvider, useSelection } from './selection'
import { useListScreen } from './useListScreen'
import { useRowActionsWidth } from './useRowActionsWidth'
import './list.css'

/** An area's list, derived entirely from the declaration. */
export const ListScreen = () => (
  <SelectionProvider>
    <ActionHost>
      <List resource={useDeclaration()} />
    </ActionHost>
  </SelectionProvider>
)

const List = ({ resource }: { resource: Resource }) => {
  const state = useListScreen(resource)
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const parts = useParts(resource, state.rows)
  return (
    <ListStateProvider value={state}>
      <TendSelection selectable={parts.selectable} />
      {/* Flex only if a detail is next to the list; otherwise the element generates no box. */}
      <div className="list-around">
        <div className={onPhone ? 'list-screen list-phone' : 'list-screen'}>
          {onPhone ? <CardList parts={parts} /> : <ListTable parts={parts} />}
        </div>
        <ListOverlay />
      </div>
    </ListStateProvider>
  )
}

/** The optional parts of an area's list: ticks if there are bulk actions, and room for row actions. */
const useParts = (resource: Resource, rows: readonly RaRecord[]) => {
  const actions = useRowActionsWidth(resource, rows)
  const beside = useDetailBeside(resource)
  const isBeside = useOpenId() !== undefined && beside
  return useMemo(
    () => ({
      selectable: offeredOn(resource, 'bulk').length > 0,
      // The open record's actions are in its detail, and the list next to it needs the room.
      actions: isBeside ? 0 : actions,
    }),
    [resource, actions, isBeside],
  )
}

/**
 * Keeps the selection valid: a new filter clears it, so that nobody acts on hidden rows by accident; refreshed rows replace
 * old ones, and a record that is certainly gone is unticked with a message.
 */
const TendSelection = ({ selectable }: { selectable: boolean }) => {
  const { loaded, params } = useList()
  const selection = useSelection()
  const filter = JSON.stringify(params.filter)
  const lastFilter = useRef(filter)
  const notify = useNotify()
  const say = useSay()
  const tellGone = useEvent((count: number, filtered: boolean) =>
    notify(say(filtered ? 'console.list.out_of_filter' : 'console.list.gone', { count }), {
      type: 'warning',
    }),
  )
  useEffect(() => {
    if (lastFilter.current === filter) return
    lastFilter.current = filter
    selection.clear()
  }, [filter, selection])
  useEffect(() => {
    // Nothing can be done with them any more, and there is no tick to remove.
    if (!selectable) selection.clear()
  }, [selectable, selection])
  useEffect(() => {
    if (!loaded) return
    const { rows, total, params: answered } = loaded
    const ids = new Set(rows.map(({ id }) => id))
    // The page is the whole list: what is not on it no longer exists.
    const gone = total <= rows.length ? [...selection.records().keys()].filter((id) => !ids.has(id)) : []
    if (gone.length > 0) {
      selection.remove(gone)
      tellGone(gone.length, Object.keys(answered.filter).length > 0)
    }
    const known = rows.filter((record) => {
      const ticked = selection.records().get(record.id)
      return ticked !== undefined && ticked !== record
    })
    if (known.length > 0) selection.add(known)
  }, [loaded, selection, tellGone])
  return null
}
