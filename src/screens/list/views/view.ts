import { dayOf, isRecord, type Resource, resourceName, secondsPerDay } from '@/declaration'
import { fieldOf, textOf } from '@/platform/answer'
import { platformTime } from '@/platform/clock'
import { operator } from '@/platform/operator'
import { useOwnSetting } from '../../ownSettings'
import { cleanParams, type ListParams } from '../params'

type Group = { readonly [name: string]: unknown }

/** A named view of a list. */
export interface View {
  readonly id: string
  /** As sent by the platform or stored in the browser. It may come from an older declaration. */
  readonly sent: Group
  /** The parameters it stands for today. */
  readonly params: ListParams
}

/** A day of a view that moves with the calendar: `today`, or `today-6` for six days before. */
const movingDay = /^today(?:-(\d{1,4}))?$/

const movingIn = (filter: unknown) =>
  ['begin_date', 'end_date'].flatMap((param) => {
    const found = movingDay.exec(textOf(fieldOf(filter, param)))
    return found ? [[param, dayOf(platformTime() - Number(found[1] ?? 0) * secondsPerDay)] as const] : []
  })

/** Whether a view's days will be different tomorrow. */
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

/** The view an area's list opens with for this operator, as the platform sent it. */
export const usualView = ({ name }: Resource): unknown => fieldOf(operator.read()?.defaultViews, name)

/** The setting that holds an area's usual view in the browser, for a platform that stores no views. */
export const usualViewSetting = (area: string): string => `${area}.usualView`

/** The view an area's list opens with, as it was sent. */
export const useUsualView = (resource: Resource): unknown => {
  const [inBrowser] = useOwnSetting<unknown>(usualViewSetting(resource.name), undefined)
  return operator.read()?.offers.includes('views') ? usualView(resource) : inBrowser
}

/** What a list opens with if the address says nothing: the operator's own settings, or else the usual view. */
export const ownParams = (stored: unknown, usual: unknown): unknown => {
  if (isRecord(stored) && !stored.byDefault) return stored
  const id = fieldOf(usual, 'view_id')
  return id === undefined ? undefined : { view: String(id) }
}

const versionOf = (sent: Group): number => Number(sent.version) || 0

/**
 * What a list shows for the requested parameters.
 *
 * @param asked unchecked parameters; a view fills in what they leave out
 * @param known views as sent; the one with the requested id and the highest version is used
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
    /** The requested view, if it is not known here yet. */
    unknownView: view ? '' : id,
    params: cleanParams(resource, { ...view?.params, ...groupOf(asked) }),
  }
}

/** Where an operator's changes to a view's look are stored, until sign-out or until the view is applied again. */
export const viewSetting = (
  resource: Resource,
  { id }: Pick<View, 'id'>,
  setting: 'columns' | 'density',
): string => `${resourceName(resource)}.${setting}@${id}`
