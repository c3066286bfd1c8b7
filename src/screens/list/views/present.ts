import {
  dayOf,
  filtersOf,
  isRecord,
  type Label,
  type Resource,
  secondsPerDay,
  startOfDay,
} from '@/declaration'
import type { ViewContent } from '@/platform/views'
import { type ColumnSettings, columnSettings, viewColumns } from '../columns'
import { densities } from '../density'
import { type FilterValues, type ListParams, sameJson } from '../params'
import { movesOn, type View } from './view'

/** What a list shows now. */
export interface Present {
  readonly resource: Resource
  readonly params: ListParams
  readonly view: View | undefined
  readonly settings: ColumnSettings
  /** The operator has arranged the columns. */
  readonly arranged: boolean
  readonly density: string
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const groupOf = (value: unknown) => (isRecord(value) ? value : {})

const days = ['begin_date', 'end_date']

/** Whether filters include a period, whose days could move with the calendar. */
export const hasPeriod = (filter: FilterValues): boolean => days.some((param) => filter[param] !== undefined)

/**
 * Makes the days in filters move with the calendar: today becomes `today`, the day before `today-1`. Future days stay fixed.
 *
 * @param now Unix seconds
 */
export const onMovingDays = (filter: FilterValues, now: number): FilterValues => {
  const today = startOfDay(dayOf(now)) ?? 0
  return Object.fromEntries(
    Object.entries(filter).map(([param, value]) => {
      const start = days.includes(param) ? startOfDay(String(value)) : undefined
      if (start === undefined || start > today) return [param, value]
      const ago = Math.round((today - start) / secondsPerDay)
      return [param, ago === 0 ? 'today' : `today-${ago}`]
    }),
  )
}

/** Whether a period ends today: most people want such a period to move on. */
export const endsToday = (filter: FilterValues, now: number): boolean => filter.end_date === dayOf(now)

/** The current state in the form that a view stores. `moves`: its days move with the calendar. */
export const contentOf = (
  { params, view, settings, arranged, density }: Present,
  moves: boolean,
  now: number,
): ViewContent => {
  const widths = settings.flatMap(({ name, width }) => (width === undefined ? [] : [[name, width] as const]))
  return {
    filter: moves ? onMovingDays(params.filter, now) : params.filter,
    columns: arranged
      ? settings.flatMap(({ name, shown }) => (shown ? name : []))
      : textsOf(view?.sent.columns),
    widths: arranged ? Object.fromEntries(widths) : groupOf(view?.sent.widths),
    density,
    sort: params.sort,
    order: params.order,
    per_page: params.perPage,
  }
}

/** The parts of the applied view that differ from what the list shows now. Empty if it is shown as saved. */
const changedParts = ({ resource, params, view, settings, density }: Present) => {
  if (!view) return []
  const { filter, sort, order, perPage } = view.params
  const saved = columnSettings(resource, viewColumns(resource, view))
  const parts: { readonly [P in keyof ViewContent]?: boolean } = {
    filter: sameJson(params.filter, filter),
    columns: sameJson(settings, saved),
    density: density === (densities.find((one) => one === view.sent.density) ?? 'standard'),
    sort: params.sort === sort && params.order === order,
    per_page: params.perPage === perPage,
  }
  return Object.entries(parts).flatMap(([part, same]) => (same ? [] : part))
}

export const isChanged = (present: Present): boolean => changedParts(present).length > 0

const together: { readonly [part: string]: readonly string[] } = {
  columns: ['columns', 'widths'],
  sort: ['sort', 'order'],
}

/** What to send to update the applied view: only what was changed, so the rest stays. */
export const changesOf = (present: Present, now: number): Partial<ViewContent> => {
  const content: Partial<ViewContent> = contentOf(
    present,
    present.view !== undefined && movesOn(present.view),
    now,
  )
  const parts = changedParts(present).flatMap((part) => together[part] ?? part)
  return Object.fromEntries(Object.entries(content).filter(([name]) => parts.includes(name)))
}

/**
 * What a view mentions but this operator's list does not have, by label if known.
 *
 * @param whole the area as declared, including what the operator is denied
 */
export const leftOut = (resource: Resource, whole: Resource, view: View): readonly (Label | string)[] => {
  const params = Object.keys(groupOf(view.sent.filter)).filter(
    (param) => view.params.filter[param] === undefined,
  )
  const known = new Set([...resource.list.columns, ...(resource.list.moreColumns ?? [])])
  const columns = textsOf(view.sent.columns).filter((name) => !known.has(name))
  const sort = textsOf([view.sent.sort]).filter((name) => name !== view.params.sort)
  const labelOf = (name: string): Label | string =>
    filtersOf(whole).find((filter) => filter.params.includes(name))?.label ??
    whole.fields[name]?.label ??
    name
  const names = [...params, ...columns, ...sort].map(labelOf)
  return names.filter((name, index) => names.findIndex((one) => sameJson(one, name)) === index)
}
