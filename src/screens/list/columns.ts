import { useMemo, useState } from 'react'
import { type RaRecord, useEvent, useLocation, useNavigate, useStore } from 'react-admin'
import { isRecord, type Locale, type Resource, resourceName, textIn } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import { fieldOf } from '@/platform/answer'
import { useLook } from '@/theme/look'
import { sizes } from '@/theme/tokens'
import { isEnd, stretches, valueWidthOf, widthOf } from '../kinds/looks'
import { ownPrefix } from '../ownSettings'
import { textWidth } from '../textWidth'
import { spacing, useDensity } from './density'
import { linkedColumns } from './linkedColumns'
import { useList } from './useList'
import { type View, viewSetting } from './views/view'

/** A column prepared for rendering once for the whole table, not for each cell. */
type OneColumn = ReturnType<typeof compile>[number]
export interface Column extends OneColumn {
  /** The column in its second line. */
  readonly second?: OneColumn
}
export type Columns = ReturnType<typeof useColumns>

/**
 * A column's share of the spare width, from its width and how much of its longest value is cut off, px. Columns that miss the
 * most get the most.
 */
const shareOf = (width: number, cut: number): number => Math.round(width / 10 + cut)

const compile = (
  resource: Resource,
  { name, shown, width }: ColumnSetting,
  measures: Parameters<typeof columnWidth>[2],
  /** Its position while scrolling, as CSS. Undefined for a column that is not pinned. */
  left: string | undefined,
  /** Its width must be known, because pinned columns are placed one after another. */
  isFixed: boolean,
) => {
  const field = resource.fields[name]
  if (!field) return []
  const px = width ?? columnWidth(resource, name, measures)
  const cut = Math.max(0, (measures.needs[name] ?? 0) + measures.room - px)
  return [
    {
      name,
      label: textIn(field.label, measures.locale),
      field,
      shown,
      /** It stays in view when scrolling, like the one that names the record. */
      pinned: left !== undefined,
      end: isEnd(field),
      sortable: resource.list.sortable.includes(name),
      /** The operator has set its width. */
      sized: width !== undefined,
      /** px */
      width: px,
      /** Its share of the spare width: its values may be long, and the operator has not set a width. */
      share: width === undefined && !isFixed && stretches(field) ? shareOf(px, cut) : 0,
      /** Its text makes sense from the beginning alone. A component may show figures or a time. */
      mayBeCut:
        width === undefined && field.component === undefined && (field.kind === 'choice' || stretches(field)),
      /** From the table's CSS variables, so that resizing a column re-renders no row. */
      style: { flex: `var(--share-${name}) 0 var(--width-${name})`, left: left && `calc(${left})` },
    },
  ]
}

/** Lower rows have no room for a second line, px. */
const twoLines = 44

/** The field in the second line, by column. */
type Seconds = NonNullable<Resource['list']['secondLines']>

/** The columns side by side. Those in `below` are the second line of another. */
const laidOut = (
  all: readonly OneColumn[],
  seconds: Seconds,
  below: ReadonlySet<string | undefined>,
): readonly Column[] => {
  const shown = all.filter((column) => column.shown)
  return shown.flatMap((column): Column[] => {
    if (below.has(column.name)) return []
    const second = shown.find((one) => one.name === seconds[column.name])
    return [
      second
        ? { ...column, second, width: column.sized ? column.width : Math.max(column.width, second.width) }
        : column,
    ]
  })
}

const noSeconds: Seconds = {}

/** The largest widths needed so far: columns that change width with every page are hard to read. */
const useNeeds = (resource: Resource, rows: readonly RaRecord[], locale: Locale): Needs => {
  const now = useMemo(() => needsOf(resource, rows, locale), [resource, rows, locale])
  const [{ of, needs }, keep] = useState({ of: locale, needs: now })
  const next = of === locale ? mergeNeeds(needs, now) : now
  if (next !== needs) keep({ of: locale, needs: next })
  return next
}

/** Where an operator's arrangement of a list's columns is stored. Each view has its own. */
export const columnsSetting = (resource: Resource, view: View | undefined): string =>
  view ? viewSetting(resource, view, 'columns') : `${ownPrefix}${resourceName(resource)}.columns`

/** Where the names of the pinned columns are stored. */
export const pinsSetting = (resource: Resource): string => `${ownPrefix}${resourceName(resource)}.pinned`

/** The columns as the operator has arranged them, remembered per area. By default as declared, or as the view or a link says. */
export const useColumnSettings = (resource: Resource) => {
  const { view } = useList()
  const [stored, storeOwn] = useStore<unknown>(columnsSetting(resource, view), null)
  const [ownPins, storePinned] = useStore<unknown>(pinsSetting(resource), null)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const said = linkedColumns.in(search)
  const linked = useMemo(() => (said ? linkedColumns.read(said) : undefined), [said])
  const pins = useMemo(
    () => linked?.filter(({ pinned }) => pinned).map(({ name }) => name) ?? ownPins,
    [linked, ownPins],
  )
  const store = useEvent((settings: ColumnSettings | null) => {
    storeOwn(settings)
    if (!linked) return
    storePinned(pins)
    navigate({ pathname, search: linkedColumns.drop(search), hash }, { replace: true })
  })
  return useMemo(
    () => ({
      settings: columnSettings(
        resource,
        linked ? withTheOthers(resource, linked) : (stored ?? viewColumns(resource, view)),
      ),
      /** The operator has changed the columns of the declaration or view, or a link sets them. */
      arranged: linked !== undefined || Array.isArray(stored),
      store,
      pins,
      storePinned,
    }),
    [resource, view, linked, stored, store, pins, storePinned],
  )
}

/** How to fit columns that are wider than the screen. This only moves and sizes them on screen. */
export interface Fit {
  /** The columns moved forward, in order, and the column they go in front of. */
  readonly ahead: readonly string[]
  readonly before: string | undefined
  /** The widths of columns that fill the rest or are shown in part, px, by name. */
  readonly widths: { readonly [name: string]: number }
}

const fitted = (shown: readonly Column[], fit: Fit | undefined): readonly Column[] => {
  if (!fit) return shown
  const isAhead = ({ name }: Column) => fit.ahead.includes(name)
  const others = shown.filter((column) => !isAhead(column))
  const at = others.findIndex(({ name }) => name === fit.before)
  return others
    .toSpliced(at < 0 ? others.length : at, 0, ...shown.filter(isAhead))
    .map((column) => ({ ...column, width: fit.widths[column.name] ?? column.width }))
}

/** The columns of an area's list as the operator has arranged them. */
export const useColumns = (resource: Resource, rows: readonly RaRecord[], fit?: Fit) => {
  const locale = useLocale()
  const { cell, row } = sizes[useLook().size]
  const room = 2 * cell
  const [density] = useDensity()
  const seconds = (row + spacing[density] >= twoLines && resource.list.secondLines) || noSeconds
  const needs = useNeeds(resource, rows, locale)
  const { settings, arranged, store, pins, storePinned } = useColumnSettings(resource)
  const columns = useMemo(() => {
    const measures = { locale, room, needs }
    const pinned = pinnedIn(settings, pins).length
    let left = 'var(--list-tick)'
    const below = new Set(settings.flatMap(({ name, shown }) => (shown ? seconds[name] : [])))
    const all = settings.flatMap((setting, at) => {
      const isPinned = at < pinned
      const column = compile(
        resource,
        setting,
        measures,
        isPinned ? left : undefined,
        isPinned && pinned !== 1,
      )
      if (setting.shown && !below.has(setting.name)) left += ` + var(--width-${setting.name})`
      return column
    })
    return {
      /** All columns in order, for the operator to arrange; the first names the record. */
      all,
      /** The shown columns, before fitting. */
      laid: laidOut(all, seconds, below),
      arranged: arranged || pins !== null,
      settings,
      store,
      storePinned,
      /** @param width px */
      size: (name: string, width: number) => store(sizeColumn(settings, name, width)),
    }
  }, [resource, locale, room, needs, seconds, settings, arranged, store, pins, storePinned])
  return useMemo(() => ({ ...columns, shown: fitted(columns.laid, fit) }), [columns, fit])
}

/** The width that each column's values need, px, by column name. */
export type Needs = { readonly [name: string]: number }

/** Extra width allowed for a title, px. */
const titleRoom = 40
/** The arrows after a sortable column's name, px. */
const arrows = 12
/** Tolerance for text that is wider than measured, px. */
const slack = 2

/** Only the first rows of a long page are measured: more would make the operator wait, for little gain. */
const mostMeasuredRows = 100

/** The widths that some rows' values need. */
export const needsOf = ({ list, fields }: Resource, rows: readonly RaRecord[], locale: Locale): Needs => {
  const measured = rows.slice(0, mostMeasuredRows)
  return Object.fromEntries(
    [...list.columns, ...(list.moreColumns ?? [])].map((name) => {
      const field = fields[name]
      const widths = field ? measured.map((record) => valueWidthOf(field, record[name], locale)) : []
      return [name, Math.max(0, ...widths)]
    }),
  )
}

/** The larger of the known and the new width, for each column. */
export const mergeNeeds = (known: Needs, more: Needs): Needs => {
  const grown = Object.entries(more).filter(([name, width]) => width > (known[name] ?? 0))
  return grown.length > 0 ? { ...known, ...Object.fromEntries(grown) } : known
}

/** A text column may grow by this much to show its values in full, px. Longer texts are cut off anyway. */
const littleMore = 24

/**
 * A column's default width, px: as wide as its values, and at least as wide as its name. Text columns with only short values are
 * narrower, unless they name the record or have a declared width.
 *
 * @param needs from the rows seen so far
 * @param room left and right padding of a cell, px
 */
export const columnWidth = (
  { title, list, fields }: Resource,
  name: string,
  { locale, needs, room }: { locale: Locale; needs: Needs; room: number },
): number => {
  const field = fields[name]
  if (!field) return room
  const usual = widthOf(field, locale) + (name === title && field.kind === 'text' ? titleRoom : 0)
  const { [name]: need = 0 } = needs
  const isText = stretches(field)
  const isCut = isText && (field.width !== undefined || need > usual + littleMore)
  const values = isCut ? usual : isText && name !== title && need > 0 ? need : Math.max(usual, need)
  const head =
    textWidth(textIn(field.label, locale), locale, 'bold') + (list.sortable.includes(name) ? arrows : 0)
  return Math.ceil(Math.max(values, head) + slack) + room
}

export interface ColumnSetting {
  readonly name: string
  readonly shown: boolean
  /** px, if the operator has set one; otherwise the kind's own. */
  readonly width?: number
}

export type ColumnSettings = readonly ColumnSetting[]
type Settings = ColumnSettings

export const narrowest = 64
export const widest = 800

/** The column that names the record. It comes first, stays visible when scrolling, and cannot be hidden. */
export const leadingColumn = ({ list, title }: Resource): string =>
  list.columns.includes(title) ? title : (list.columns[0] ?? title)

/** The declared columns: those shown by default, then the optional ones. */
export const declaredColumns = (resource: Resource): Settings => {
  const { columns, moreColumns = [] } = resource.list
  const leading = leadingColumn(resource)
  const shown = [leading, ...columns.filter((name) => name !== leading)]
  return [
    ...shown.map((name) => ({ name, shown: true })),
    ...moreColumns.filter((name) => !shown.includes(name)).map((name) => ({ name, shown: false })),
  ]
}

/** The columns a view names, in its order. Undefined if it keeps the declared ones. */
export const viewColumns = (resource: Resource, view: View | undefined): readonly object[] | undefined => {
  const { columns, widths } = view?.sent ?? {}
  if (!Array.isArray(columns) || columns.length === 0) return undefined
  return withTheOthers(
    resource,
    columns.map((name: unknown) => ({ name, width: fieldOf(widths, String(name)) })),
  )
}

/** These columns in their order, unchecked, followed by the others as hidden. */
const withTheOthers = (resource: Resource, columns: readonly object[]): readonly object[] => [
  ...columns.map((one) => ({ ...one, shown: true })),
  ...declaredColumns(resource).map(({ name }) => ({ name, shown: false })),
]

/** The columns that stay while scrolling: the one that names the record, and the pinned ones directly after it. */
export const pinnedIn = (settings: ColumnSettings, pins: unknown): ColumnSettings => {
  const free = settings.findIndex(({ name }, at) => at > 0 && !(Array.isArray(pins) && pins.includes(name)))
  return free < 0 ? settings : settings.slice(0, free)
}

const readSetting = (stored: unknown): ColumnSetting | undefined => {
  if (!isRecord(stored)) return undefined
  const { name, shown, width } = stored
  if (typeof name !== 'string' || typeof shown !== 'boolean') return undefined
  if (typeof width !== 'number' || !Number.isInteger(width)) return { name, shown }
  return width >= narrowest && width <= widest ? { name, shown, width } : { name, shown }
}

/** The columns as arranged. The stored data may come from an older declaration, or not be ours at all. */
export const columnSettings = (resource: Resource, stored: unknown): Settings => {
  const declared = declaredColumns(resource)
  if (!Array.isArray(stored)) return declared
  const known = new Set(declared.map(({ name }) => name))
  const kept: ColumnSetting[] = []
  for (const one of stored) {
    const setting = readSetting(one)
    if (setting && known.delete(setting.name)) kept.push(setting)
  }
  for (const [index, column] of declared.entries()) {
    if (!known.has(column.name)) continue
    const before = declared[index - 1]?.name
    kept.splice(kept.findIndex(({ name }) => name === before) + 1, 0, column)
  }
  const leading = leadingColumn(resource)
  const first = kept.find(({ name }) => name === leading) ?? { name: leading, shown: true }
  return [{ ...first, shown: true }, ...kept.filter(({ name }) => name !== leading)]
}

/** Sets a column's width, px, within the usable range. */
export const sizeColumn = (settings: Settings, name: string, wanted: number): Settings => {
  const width = Math.min(widest, Math.max(narrowest, Math.round(wanted)))
  return settings.map((one) => (one.name === name ? { ...one, width } : one))
}
