import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '@/declaration'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { ActionHost } from '../actions/ActionHost'
import { useDeclaration } from '../declarations'
import { CardList } from './cards/CardList'
import { ListStateProvider, useList } from './ListContext'
import { ListOverlay } from './ListOverlay'
import { ListTable } from './ListTable'
import { rowActionsWidth } from './rowActionsWidth'
import { SelectionProvider, useSelection } from './selection'
import { useListScreen } from './useListScreen'
import './list.css'

/** The list of an area: everything of it is derived from the declaration. */
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
  const parts = useParts(resource)
  return (
    <ListStateProvider value={state}>
      <TendSelection />
      <div className={onPhone ? 'list-screen list-phone' : 'list-screen'}>
        {onPhone ? <CardList parts={parts} /> : <ListTable parts={parts} />}
      </div>
      <ListOverlay />
    </ListStateProvider>
  )
}

/** Which parts an area's list has: ticks where something can be done with many, room for what its rows can do. */
const useParts = (resource: Resource) => {
  const locale = useConsoleLocale()
  const translate = useTranslate()
  const edit = translate('ra.action.edit')
  const more = translate('console.list.more')
  return useMemo(
    () => ({
      selectable: Object.values(resource.actions ?? {}).some(({ on }) => on.includes('bulk')),
      actions: rowActionsWidth(resource, locale, { edit, more }),
    }),
    [resource, locale, edit, more],
  )
}

/**
 * Keeps the ticks true: another filter drops them, for nobody acts on rows that are out of sight by accident; fresh
 * rows take the place of old ones, and a record that is surely gone loses its tick.
 */
const TendSelection = () => {
  const { loaded, params } = useList()
  const selection = useSelection()
  const filter = JSON.stringify(params.filter)
  const lastFilter = useRef(filter)
  useEffect(() => {
    if (lastFilter.current === filter) return
    lastFilter.current = filter
    selection.clear()
  }, [filter, selection])
  useEffect(() => {
    if (!loaded) return
    const { rows, total } = loaded
    const ids = new Set(rows.map(({ id }) => id))
    // The page is the whole list: what is not in it is nowhere.
    if (total <= rows.length) selection.remove([...selection.records().keys()].filter((id) => !ids.has(id)))
    const known = rows.filter((record) => {
      const ticked = selection.records().get(record.id)
      return ticked !== undefined && ticked !== record
    })
    if (known.length > 0) selection.add(known)
  }, [loaded, selection])
  return null
}
