import type { Action } from '../action'
import { type Condition, fieldsIn } from '../condition'
import type { Fields } from '../field'
import { filtersOf } from '../filter'
import type { Page } from '../page'
import type { Resource } from '../resource'

/** Which parts of which screens a field of a call is about, in English. */
type Concerned = (field: string) => readonly string[]

const conditionsOf = ({ when, refuse = [], done }: Action): readonly (Condition | undefined)[] => [
  when,
  done,
  ...refuse.map((one) => one.when),
]

const listScreen = (resource: Resource): Concerned => {
  const { label, list, card = [], title, fields, actions = {} } = resource
  const filters = filtersOf(resource)
  const partsOfField = (name: string): readonly (string | false | undefined)[] => [
    list.columns.includes(name) && `column “${fields[name]?.label.en}”`,
    list.moreColumns?.includes(name) && `hidden column “${fields[name]?.label.en}”`,
    title === name && 'title',
    card.includes(name) && 'card on phones',
    ...Object.values(actions).map(
      (action) =>
        conditionsOf(action).some((one) => fieldsIn(one).includes(name)) && `action “${action.label.en}”`,
    ),
  ]
  const partsOfCall = (name: string): readonly (string | false | undefined)[] => [
    ...filters.map(({ params, label: { en } }) => params.includes(name) && `filter “${en}”`),
    name === 'sort' && 'sorting',
    ['page', 'limit', 'total'].includes(name) && 'pages',
    name.startsWith('summary.') && `figure “${list.summary?.[name.slice('summary.'.length)]?.label.en}”`,
  ]
  return (field) => {
    const name = /^items\[\]\.(\w+)/.exec(field)?.[1]
    const parts = name === undefined ? partsOfCall(field) : partsOfField(name)
    return [[`${label.en}: list`, ...parts.filter((part) => typeof part === 'string')].join(', ')]
  }
}

/** A single screen for the whole call. For a declared field, the field's label is added. */
const screen =
  (name: string, fields: Fields = {}): Concerned =>
  (field) => {
    const declared = Object.hasOwn(fields, field) ? fields[field] : undefined
    return [declared ? `${name}, “${declared.label.en}”` : name]
  }

const ownerScreens = (owner: Resource | Page): readonly (readonly [call: string, Concerned])[] => {
  const { label } = owner
  const endpoints = Object.values(owner.endpoints ?? {}).map(
    (one) => [one.call, screen(`${label.en}: ${one.label.en}`, one.inputs)] as const,
  )
  if (!('fields' in owner)) return endpoints
  const { detail, save, actions = {} } = owner
  return [
    [owner.list.call, listScreen(owner)],
    ...(detail?.call
      ? [[detail.call, screen(`${label.en}: detail`, { ...owner.fields, ...detail.adds })] as const]
      : []),
    ...(save ? [[save.call, screen(`${label.en}: form`, owner.fields)] as const] : []),
    ...Object.values(actions).map(
      (action) => [action.call, screen(`${label.en}: action “${action.label.en}”`, action.inputs)] as const,
    ),
    ...endpoints,
  ]
}

/** The screens that make a call, and what one of its fields is on them. */
export const screensOf = (
  owners: readonly (Resource | Page)[],
): ((call: string, field: string) => readonly string[]) => {
  const all = owners.flatMap(ownerScreens)
  return (call, field) => [
    ...new Set(all.flatMap(([made, concerned]) => (made === call ? concerned(field) : []))),
  ]
}
