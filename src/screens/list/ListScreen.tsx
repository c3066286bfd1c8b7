import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useEvent, useNotify, useParams } from 'react-admin'
import { canCreate, canEdit, type Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useMedia } from '@/theme/useMedia'
import { plainComponent, useLoaded, usePart } from '@/ui/late'
import { preload } from '@/ui/preload'
import { ActionHost } from '../actions/ActionHost'
import { offeredOn } from '../actions/offers'
import { useDeclaration } from '../declarations'
import { LatePart } from '../LatePart'
import { loadCards, phone } from './cards/loadCards'
import type { Columns, Fit } from './columns'
import { useColumns } from './columns'
import { FilterCard } from './filters/FilterCard'
import { Pagination } from './footer/Pagination'
import { Totals } from './footer/Totals'
import { Failed, LoadingBar, NoRows } from './ListStates'
import { overlayOf, useIsBeside } from './overlay'
import { SelectionProvider, useSelectedRecords, useSelection } from './selection'
import { StateTabs } from './states/StateTabs'
import type { TableParts } from './table/longPage'
import { Table } from './table/Table'
import { Toolbar } from './toolbar/Toolbar'
import { ListStateProvider, useList, useListScreen } from './useList'
import { useRowActions } from './useRowActions'
import './list.css'

export const CardList = plainComponent<{ readonly parts: TableParts }>(() =>
  loadCards().then((module) => ({ default: module.CardList })),
)

const SelectionBar = plainComponent<{ readonly columns: Columns }>(() =>
  import('./toolbar/SelectionBar').then((module) => ({ default: module.SelectionBar })),
)

/** A separate component, so that ticking does not re-render the table. */
const Ticked = ({ columns }: { columns: Columns }) => {
  const { size } = useSelectedRecords()
  const ticked = size > 0
  useEffect(() => {
    if (!ticked) return
    // Does not warn the operator. Only stops the automatic reload after a part failed to load.
    const keep = (event: Event) => event.isTrusted || event.preventDefault()
    addEventListener('beforeunload', keep)
    return () => removeEventListener('beforeunload', keep)
  }, [ticked])
  return (
    ticked && (
      <LatePart>
        <SelectionBar columns={columns} />
      </LatePart>
    )
  )
}

export const ListScreen = () => (
  <SelectionProvider>
    <ActionHost>
      <List resource={useDeclaration()} />
    </ActionHost>
  </SelectionProvider>
)

const List = ({ resource }: { resource: Resource }) => {
  const state = useListScreen(resource)
  const onPhone = useMedia(phone)
  const parts = useParts(resource)
  return (
    <ListStateProvider value={state}>
      <TendSelection selectable={parts.selectable} />
      {/* Flex only if a detail is next to the list; otherwise the element generates no box. */}
      <div className="list-around">
        <div className={onPhone ? 'list-screen list-phone' : 'list-screen'}>
          {onPhone ? (
            <LatePart>
              <CardList parts={parts} />
            </LatePart>
          ) : (
            <ListTable parts={parts} />
          )}
        </div>
        <ListOverlay />
      </div>
    </ListStateProvider>
  )
}

/** The optional columns of an area's list: ticks if there are bulk actions, and space for row actions. */
const useParts = (resource: Resource) => {
  const { actions, icons } = useRowActions(resource)
  const isBeside = useIsBeside(resource)
  return useMemo(
    () => ({
      selectable: offeredOn(resource, 'bulk').length > 0,
      // The open record's actions are in its detail, and the list next to it needs the room.
      actions: isBeside ? 0 : actions,
      icons,
    }),
    [resource, actions, icons, isBeside],
  )
}

/** Keeps the selection valid: a new filter clears it, new rows replace old ones, and lost records are unticked. */
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
  const isReady = selectable && loaded !== undefined
  useEffect(() => {
    // Preload: the first tick is not far off.
    if (isReady) void preload(SelectionBar.fetch)
  }, [isReady])
  useEffect(() => {
    // Ticks have no use without bulk actions, and there is no checkbox left to remove them.
    if (!selectable) selection.clear()
  }, [selectable, selection])
  useEffect(() => {
    if (!loaded) return
    const { rows, total, params: answered } = loaded
    const ids = new Set(rows.map(({ id }) => id))
    // The page is the whole list, so whatever is missing from it no longer exists.
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

const loadDetail = () => import('../show/ShowDrawer').then((module) => ({ default: module.ListDetail }))
const loadDialog = () => import('../form/FormDialog').then((module) => ({ default: module.FormDialog }))

/** What the address opens over the list: a record's detail, or a short form. */
export const ListOverlay = () => {
  const { resource, close } = useList()
  const { '*': rest = '' } = useParams()
  const overlay = overlayOf(rest)
  const detail = overlay?.kind === 'detail' && resource.detail && !resource.detail.page ? overlay : undefined
  const allowed = { detail: false, create: canCreate(resource), edit: canEdit(resource) }
  const form = overlay && allowed[overlay.kind] ? overlay : undefined
  const ListDetail = usePart(loadDetail, detail !== undefined, close)
  const FormDialog = usePart(loadDialog, form !== undefined, close)
  if (detail && ListDetail)
    return (
      <Suspense>
        <ListDetail id={detail.id} onClose={close} />
      </Suspense>
    )
  if (!form || !FormDialog) return null
  const id = form.kind === 'edit' ? form.id : undefined
  return (
    <Suspense>
      <FormDialog key={id} id={id} onClose={close} />
    </Suspense>
  )
}

/** Up to this many bulk actions share a line with the selection count; more get their own line. */
const oneLine = 5
/** This many rows need no scrolling on any screen. */
const fewRows = 5

let Beyond: typeof import('./table/ColumnsBeyond') | undefined
/** Lists mounted later have it right away, so their columns are in place from the start. */
const loadBeyond = async () => {
  Beyond = await import('./table/ColumnsBeyond')
  return Beyond
}

/** A list on a wide screen: filters above, a table, figures and pages below. */
export const ListTable = ({ parts }: { parts: TableParts }) => {
  const { resource, loaded, rows, error, stale } = useList()
  const place = useRef<HTMLDivElement>(null)
  const late = useLoaded(loadBeyond, !Beyond)
  const beyond = Beyond ?? late
  const [fit, setFit] = useState<Fit>()
  const columns = useColumns(resource, rows, fit)
  const tall = loaded ? rows.length > fewRows : !error
  return (
    <>
      <FilterCard />
      <section className="list-card list-body" data-tall={tall || undefined} data-stale={stale || undefined}>
        <div className="list-top" data-many={offeredOn(resource, 'bulk').length > oneLine || undefined}>
          <Toolbar
            columns={columns}
            before={beyond && <beyond.ColumnsBeyond place={place} columns={columns} onFit={setFit} />}
          />
          <StateTabs />
          <Ticked columns={columns} />
        </div>
        <Failed />
        <div className="list-frame">
          <LoadingBar />
          {(loaded || !error) && <Table columns={columns} parts={parts} place={place} />}
          <NoRows />
        </div>
        {(loaded || !error) && (
          <footer className="list-footer">
            <Totals />
            <Pagination />
          </footer>
        )}
      </section>
    </>
  )
}
