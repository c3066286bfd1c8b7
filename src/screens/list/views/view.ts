import { dayOf, isRecord, type Resource, resourceName, secondsPerDay } from '@/declaration'
import { fieldOf, textOf } from '@/platform/answer'
import { platformTime } from '@/platform/clock'
import { operator } from '@/platform/operator'
import { useOwnSetting } from '../../ownSettings'
import { cleanParams, type ListParams } from '../params'

type Group = { readonly [name: string]: unknown }

/** A named view that a list is shown in. */
export interface View {
  readonly id: string
  /** As the platform sent it, or as the browser stored it; everything in it may be of an older declaration. */
  readonly sent: Group
  /** The parameters that it leads to today. */
  readonly params: ListParams
}

/** A day of a view that moves with the calendar: `today`, or `today-6` for six days before. */
const movingDay = /^today(?:-(\d{1,4}))?$/

const movingIn = (filter: unknown) =>
  ['begin_date', 'end_date'].flatMap((param) => {
    const found = movingDay.exec(textOf(fieldOf(filter, param)))
    return found ? [[param, dayOf(platformTime() - Number(found[1] ?? 0) * secondsPerDay)] as const] : []
  })

/** Whether a view's days will be others tomorrow. */
export const movesOn = ({ sent }: View): boolean => movingIn(sent.filter).length > 0

const groupOf = (value: unknown): Group => (isRecord(value) ? value : {})

const viewOf = (resource: Resource, sent: Group): View => ({
  id: String(sent.view_id),
  sent,
  params: cleanParams(resource, {
    ...sent,
    perPage: sent.per_page,
    filter: { ...groupOf(sent.filter), ...Object.fromEntries(movingIn(sent.filter)) },
  }),
})

/** The view with which an area's list opens for this operator, as the platform sent it. */
export const usualView = ({ name }: Resource): unknown => fieldOf(operator.read()?.defaultViews, name)

/** The own setting in which a browser keeps an area's usual view, for a platform that keeps no views. */
export const usualViewSetting = (area: string): string => `${area}.usualView`

/** The view with which an area's list opens, as it was sent. */
export const useUsualView = (resource: Resource): unknown => {
  const [inBrowser] = useOwnSetting<unknown>(usualViewSetting(resource.name), undefined)
  return operator.read()?.offers.includes('views') ? usualView(resource) : inBrowser
}

/** What a list opens with where its address says nothing: what the operator has set, or its usual view. */
export const ownParams = (stored: unknown, usual: unknown): unknown => {
  if (isRecord(stored) && !stored.byDefault) return stored
  const id = fieldOf(usual, 'view_id')
  return id === undefined ? undefined : { view: String(id) }
}

const versionOf = (sent: Group): number => Number(sent.version) || 0

/**
 * What a list shows for the parameters that it is asked for.
 *
 * @param asked unchecked parameters; its view counts where they say nothing
 * @param known views as sent, of which that is taken which has the view's id and the highest version
 */
export const opened = (resource: Resource, asked: unknown, known: readonly unknown[]) => {
  const id = textOf(fieldOf(asked, 'view'))
  const [sent] = known
    .filter(isRecord)
    .filter(({ view_id }) => view_id !== undefined && String(view_id) === id)
    .sort((one, other) => versionOf(other) - versionOf(one))
  const view = sent && viewOf(resource, sent)
  return {
    view,
    /** The view that is asked for, if nobody here knows it yet. */
    unknownView: view ? '' : id,
    params: cleanParams(resource, { ...view?.params, ...groupOf(asked) }),
  }
}

/** Where an operator's changes to how a view looks are stored, until sign-out or until the view is applied again. */
export const viewSetting = (
  resource: Resource,
  { id }: Pick<View, 'id'>,
  setting: 'columns' | 'density',
): string => `${resourceName(resource)}.${setting}@${id}`
