import { dayOf, isRecord, type Resource, resourceName, secondsPerDay } from '@/declaration'
import { fieldOf, textOf } from '@/platform/answer'
import { operator } from '@/platform/operator'
import { cleanParams, type ListParams } from '../params'

/** A named view, as far as a list is drawn by it. Everything in it may be of an older declaration. */
export interface View {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly filter: { readonly [param: string]: unknown }
  /** The columns shown, in order; none: as declared. */
  readonly columns: readonly string[]
  /** px */
  readonly widths: { readonly [field: string]: unknown }
  readonly density: unknown
  readonly sort: unknown
  readonly order: unknown
  readonly perPage: unknown
}

/** A view that a list is opened with, and the parameters that it leads to today. */
export interface OpenedView extends View {
  readonly params: ListParams
}

const groupOf = (value: unknown) => (isRecord(value) ? value : {})

/** A view as a platform sent it, or as a browser stored it. */
export const readView = (sent: unknown): View | undefined => {
  if (!isRecord(sent) || sent.view_id === undefined) return undefined
  const columns: readonly unknown[] = Array.isArray(sent.columns) ? sent.columns : []
  return {
    id: String(sent.view_id),
    name: textOf(sent.name),
    version: Number(sent.version) || 0,
    filter: groupOf(sent.filter),
    columns: columns.filter((one) => typeof one === 'string'),
    widths: groupOf(sent.widths),
    density: sent.density,
    sort: sent.sort,
    order: sent.order,
    perPage: sent.per_page,
  }
}

/** A day of a view that moves with the calendar: `today`, or `today-6` for six days before. */
const movingDay = /^today(?:-(\d{1,4}))?$/
const days = ['begin_date', 'end_date']

export const movesOn = ({ filter }: View): boolean =>
  days.some((param) => movingDay.test(textOf(filter[param])))

const onDays = ({ filter }: View): View['filter'] => {
  const now = Date.now() / 1000
  return Object.fromEntries(
    Object.entries(filter).map(([param, value]) => {
      const ago = days.includes(param) && movingDay.exec(textOf(value))
      return [param, ago ? dayOf(now - Number(ago[1] ?? 0) * secondsPerDay) : value]
    }),
  )
}

/** The view with which an area's list opens for this operator, as the platform sent it. */
export const usualView = ({ name }: Resource): unknown => fieldOf(operator.read()?.defaultViews, name)

/** The parameters that a list opens with where its address has none: those that the operator set, or the usual view. */
export const ownParams = (stored: unknown, usual: unknown): unknown =>
  isRecord(stored) && !stored.byDefault ? stored : usual && { view: String(fieldOf(usual, 'view_id')) }

/**
 * What a list shows for the parameters that it is asked for.
 *
 * @param asked unchecked parameters; its view counts where they say nothing
 * @param known views as sent, of which that is taken which has the view's id and the highest version
 */
export const opened = (resource: Resource, asked: unknown, known: readonly unknown[]) => {
  const id = textOf(fieldOf(asked, 'view'))
  let found: View | undefined
  for (const one of known) {
    const view = readView(one)
    if (view?.id === id && view.version >= (found?.version ?? 0)) found = view
  }
  const view: OpenedView | undefined = found && {
    ...found,
    params: cleanParams(resource, { ...found, filter: onDays(found) }),
  }
  return {
    view,
    /** The view that is asked for, if nobody here knows it yet. */
    unknownView: view || !id ? undefined : id,
    params: cleanParams(resource, { ...view?.params, ...groupOf(asked) }),
  }
}

/** Where an operator's changes to how a view looks are stored, until sign-out or until the view is applied again. */
export const viewSetting = (resource: Resource, view: View, setting: 'columns' | 'density'): string =>
  `${resourceName(resource)}.${setting}@${view.id}`
