import type { Action } from '../action'
import { type Condition, fieldsIn } from '../condition'
import { filtersOf } from '../filter'
import type { Page } from '../page'
import type { Resource } from '../resource'

/** Which parts of which screens a field of a call is about, in English. */
type Concerned = (field: string) => readonly string[]

const conditionsOf = ({ when, refuse = [], done }: Action): readonly (Condition | undefined)[] => [
  when,
  done as Condition | undefined,
  ...refuse.map((one) => one.when),
]

const listScreen = (resource: Resource): Concerned => {
  const { label, list, card = [], title, fields, actions = {} } = resource
  const filters = filtersOf(resource)
  return (field) => {
    const name = field.replace(/^items\[\]\.?/, '').split('.')[0] ?? ''
    const figure = /^summary\.(\w+)/.exec(field)?.[1]
    const parts = [
      list.columns.includes(name) && `column “${fields[name]?.label.en}”`,
      list.moreColumns?.includes(name) && `hidden column “${fields[name]?.label.en}”`,
      title === name && 'title',
      card.includes(name) && 'card on phones',
      ...filters.flatMap(({ params, label: { en } }) => (params.includes(field) ? [`filter “${en}”`] : [])),
      field === 'sort' && 'sorting',
      (field === 'page' || field === 'limit' || field === 'total') && 'pages',
      figure !== undefined && list.summary?.[figure] && `figure “${list.summary[figure].label.en}”`,
      ...Object.values(actions).flatMap((action) =>
        name && conditionsOf(action).some((one) => fieldsIn(one).includes(name)) ? [`action “${action.label.en}”`] : [],
      ),
    ].filter((part) => typeof part === 'string')
    return [[`${label.en}: list`, ...(parts.length > 0 ? [parts.join(', ')] : [])].join(', ')]
  }
}

const whole =
  (screen: string): Concerned =>
  () => [screen]

const ownerScreens = (owner: Resource | Page): readonly (readonly [call: string, Concerned])[] => {
  const { label } = owner
  const endpoints = Object.values(owner.endpoints ?? {}).map(
    (one) => [one.call, whole(`${label.en}: ${one.label.en}`)] as const,
  )
  if (!('fields' in owner)) return endpoints
  const { detail, save, actions = {} } = owner
  return [
    [owner.list.call, listScreen(owner)],
    ...(detail?.call ? [[detail.call, whole(`${label.en}: detail`)] as const] : []),
    ...(save ? [[save.call, whole(`${label.en}: form`)] as const] : []),
    ...Object.values(actions).map(
      (action) => [action.call, whole(`${label.en}: action “${action.label.en}”`)] as const,
    ),
    ...endpoints,
  ]
}

/** The screens that make a call, and what in them a field of it is. */
export const screensOf = (
  owners: readonly (Resource | Page)[],
): ((call: string, field: string) => readonly string[]) => {
  const all = owners.flatMap(ownerScreens)
  return (call, field) => [
    ...new Set(all.flatMap(([made, concerned]) => (made === call ? concerned(field) : []))),
  ]
}
