import { type Action, actionParts, inputPermissions, settingsOf } from './action'
import { madeOf, operandsOf } from './computed'
import { type Condition, fieldsIn } from './condition'
import { capabilityOf } from './endpoint'
import type { Field } from './field'
import { type Filter, filtersOf, type PeriodFilter, type ResolvedFilter } from './filter'
import { formLayout } from './form'
import { isHeavy, visibleField } from './kinds'
import type { IsVisible } from './kinds/kind'
import { fieldsOfAddress } from './link'
import { panelParts } from './panel'
import { allows, capabilitiesOf, denies, identifyingFields, type Permissions } from './permissions'
import { type ListSection, linksPart, type Resource, saveParts } from './resource'
import { chosenPart, inside, isOptional, type Part, type Parts, type Word, wordOf } from './vocabulary'

const isCondition = (value: unknown): value is Condition => typeof value === 'object' && value !== null

type Group<V> = { readonly [name: string]: V }

/** The entries that pass the test; undefined if none does. */
const pick = <V>(group: Group<V> | undefined, stays: (value: V, name: string) => boolean) => {
  const left = Object.entries(group ?? {}).filter(([name, value]) => stays(value, name))
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

const mapGroup = <V>(group: Group<V> | undefined, change: (value: V) => V) =>
  group && Object.fromEntries(Object.entries(group).map(([name, value]) => [name, change(value)]))

const canEvaluate =
  (sees: IsVisible) =>
  (condition: Condition | undefined): boolean =>
    condition === undefined || fieldsIn(condition).every(sees)

/** A condition without the requirements on fields the account cannot see; undefined if nothing is left. */
const withoutHidden = (sees: IsVisible, condition: Condition | undefined): Condition | undefined => {
  if (condition === undefined || canEvaluate(sees)(condition)) return condition
  const left = [condition].flat().map((all) => pick(all, (_, path) => sees(path)))
  if (!Array.isArray(condition)) return left[0]
  return left.every((all) => all !== undefined) ? left : undefined
}

const visibleFilter = (
  sees: IsVisible,
  filter: string | Filter | PeriodFilter,
): readonly (string | Filter | PeriodFilter)[] => {
  if (typeof filter === 'string') return sees(filter) ? [filter] : []
  if (typeof filter.on === 'string') return sees(filter.on) ? [filter] : []
  if (filter.test !== 'period') {
    const on = filter.on.filter(sees)
    return on.length > 0 ? [{ ...filter, on }] : []
  }
  const of = pick(filter.on.of, sees)
  return of ? [{ ...filter, on: { ...filter.on, of } }] : []
}

/**
 * The list without the columns, sorts, filters and figures that need unseen fields. If the default sort is one of them, the first
 * remaining sort replaces it, or else the key, which every platform can sort by.
 */
const visibleList = (sees: IsVisible, { list, key, title }: Resource): ListSection => {
  const columns = list.columns.filter(sees)
  const sortable = list.sortable.filter(sees)
  const [, sign = '', sort = ''] = /^(-?)(.*)$/.exec(list.sort) ?? []
  return {
    ...list,
    columns: columns.length > 0 ? columns : [title],
    moreColumns: list.moreColumns?.filter((name) => sees(name) && (columns.length > 0 || name !== title)),
    secondLines: pick(list.secondLines, (second, name) => sees(second) && sees(name)),
    sortable: sortable.length > 0 ? sortable : [key[0]],
    sort: sees(sort) ? list.sort : `${sign ? '-' : ''}${sortable[0] ?? key[0]}`,
    filters: list.filters.flatMap((filter) => visibleFilter(sees, filter)),
    states: list.states !== undefined && sees(list.states) ? list.states : undefined,
    summary: pick(
      list.summary,
      ({ sum, when, of }) =>
        canEvaluate(sees)(when) && [sum, of].every((field) => field === undefined || sees(field)),
    ),
  }
}

/** A field without the rules that refer to unseen fields. */
const visibleRules = (sees: IsVisible, field: Field): Field => {
  const { requiredWhen, shownWhen, atLeast, atMost, unique, suggested } = field
  const spoken = {
    requiredWhen,
    shownWhen,
    atLeast,
    atMost,
    unique: typeof unique === 'object' && [unique.with ?? [], unique.while],
    computed: madeOf(field),
    suggested: suggested && operandsOf(suggested),
    takenFrom: madeOf(field),
  }
  const unseen = Object.entries(spoken).filter(([, names]) => !fieldsIn(names).every(sees))
  return unseen.length === 0
    ? field
    : { ...field, ...Object.fromEntries(unseen.map(([rule]) => [rule, undefined])) }
}

/** Whether a filter has this parameter and, if it chooses between times, still offers this value. */
const isAsked = (filter: ResolvedFilter, param: string, value: unknown): boolean =>
  filter.params.includes(param) &&
  !(filter.test === 'period' && filter.choose === param && !filter.on.some((one) => one.value === value))

/** What an account can use: fields of the record, and inputs of the same action. */
interface Known {
  readonly sees: IsVisible
  asks(input: string): boolean
}

/** What is left of a word's value; undefined when nothing is. */
const visibleWord = (word: Word, value: unknown, { sees, asks }: Known): unknown => {
  const paths = fieldsIn(value)
  switch (word) {
    case 'field':
    case 'fields':
    case 'source':
    case 'condition':
      return paths.every(sees) ? value : undefined
    case 'address':
      return fieldsOfAddress(String(value)).every(sees) ? value : undefined
    case 'precondition':
      return isCondition(value) ? withoutHidden(sees, value) : value
    case 'someFields':
      return paths.filter(sees)
    case 'inputs':
      return paths.filter(asks)
    case 'askedInput':
      return paths.every(asks) ? value : undefined
    case 'inputOrField':
    case 'callCondition':
      return paths.every((path) => asks(path) || sees(path)) ? value : undefined
    case 'foreignInputs':
      return undefined
    case 'effects':
      return value === 'remove' ? value : undefined
    default:
      return value
  }
}

/** What is left of a value; undefined if nothing is, or if a part it needs is gone. */
const visiblePart = (part: Part, value: unknown, known: Known): unknown => {
  if (value === undefined || (typeof part !== 'string' && ('oneOf' in part || 'from' in part))) return value
  if (typeof part === 'string') return visibleWord(wordOf(part), value, known)
  if ('either' in part) return visiblePart(chosenPart(part.either, value), value, known)
  const entries = inside(part, value).map(([name, inner, one]) => ({
    name,
    inner,
    one: 'by' in part && !known.asks(name) ? undefined : visiblePart(inner, one, known),
  }))
  const left = entries.filter(({ one }) => one !== undefined)
  if ('list' in part) return left.map(({ one }) => one)
  const isGone =
    left.length === 0 ||
    ('parts' in part && entries.some(({ inner, one }) => one === undefined && !isOptional(inner)))
  return isGone ? undefined : Object.fromEntries(left.map(({ name, one }) => [name, one]))
}

/** The options of something, as far as they refer to what the account has. */
const visibleOptions = <T extends object>(options: T, parts: Parts, known: Known): T => ({
  ...options,
  ...Object.fromEntries(
    inside({ parts }, options).map(([name, part, value]) => [name, visiblePart(part, value, known)]),
  ),
})

/** Keeps the inputs, which belong to the call, except those that do what is denied. */
const visibleAction = (
  sees: IsVisible,
  seesList: IsVisible,
  permissions: Permissions,
  action: Action,
): Action => {
  const inputs = pick(action.inputs, (_, input) => {
    const needed = inputPermissions(action)[input]
    return needed === undefined || !denies(permissions, needed)
  })
  const asks = (input: string) => Object.hasOwn(inputs ?? {}, input)
  const seen = visibleOptions(action, actionParts, { sees, asks })
  const settings = settingsOf(action)
  const totals = seen.confirm?.totals?.filter(seesList) ?? []
  const unseen = Object.keys(inputs ?? {}).filter(
    (input) => action.unseen?.includes(input) || (settings[input] !== undefined && !seen.prefill?.[input]),
  )
  return {
    ...seen,
    confirm: seen.confirm && { ...seen.confirm, totals: totals.length > 0 ? totals : undefined },
    // The reason may mention any field of the condition.
    reason: canEvaluate(sees)(action.when) ? action.reason : undefined,
    inputs: inputs && mapGroup(inputs, (input) => visibleRules(asks, visibleField(input, sees))),
    // An account that cannot see the current values is not saving but setting them.
    saves: seen.prefill || action.on.length === 0 ? action.saves : undefined,
    unseen: unseen.length > 0 ? unseen : undefined,
  }
}

/**
 * The declaration of an area as an account sees it, without what the account is denied. Everything derived from it follows:
 * screens, buttons, columns, filters, forms, calls.
 *
 * - Without `list` there is no area; without `detail`, no fields that are sent with the detail only.
 * - A denied field disappears everywhere, except key and title. Refusals, `done`, deadlines, form rules and figures
 * that depend on it are removed; preconditions drop the requirement on it. The platform still checks all of them.
 * Effects are left to the platform, except `remove`.
 * - A form without fields is removed. Records cannot be created if a required field is denied; in an area served by
 * REST, they cannot be edited without `detail`.
 *
 * @returns the same object if nothing is denied; undefined if the account has no access to the area
 */
export const narrowed = (resource: Resource, permissions: Permissions): Resource | undefined => {
  const { name, fields, detail, save, actions, panels, links, endpoints, rest, card, history } = resource
  const may = (capability: string) => allows(permissions, `${name}.${capability}`)
  if (!may('list')) return undefined
  const isBarred = ({ needs }: Action) => typeof needs === 'string' && denies(permissions, needs)
  const needed = Object.values(actions ?? {}).flatMap(({ needs = {} }) =>
    typeof needs === 'string' ? [needs] : Object.values(needs),
  )
  const allowsAll = capabilitiesOf(resource).every((key) => allows(permissions, key))
  if (allowsAll && !needed.some((key) => denies(permissions, key))) return resource
  const opens = detail !== undefined && may('detail')
  const names = identifyingFields(resource)
  const visibleFields = Object.entries(fields).filter(
    ([field, one]) =>
      names.includes(field) || (may(`field.${field}`) && (opens || !detail?.call || !isHeavy(one))),
  )
  const visibleNames = new Set(visibleFields.map(([field]) => field))
  const sees: IsVisible = (path) => visibleNames.has(path.split('.')[0] ?? '')
  /** Fields that only the detail adds come with the detail. */
  const seesList: IsVisible = (path) =>
    sees(path) || (opens && Object.hasOwn(detail.adds ?? {}, path.split('.')[0] ?? ''))
  const groups = detail?.groups
    ?.map((group) => ({ ...group, fields: group.fields.filter(sees) }))
    .filter((group) => group.fields.length > 0)
  const form = save && visibleOptions(save, saveParts, { sees, asks: sees })
  // A value computed from unseen fields is no input, because the form could not compute it.
  const inForm = form?.fields.filter((field) => madeOf(fields[field] ?? {}).every(sees)) ?? []
  const canFillRequired = save?.fields.every((field) => sees(field) || !fields[field]?.required)
  const create = save?.create !== false && may('create') && canFillRequired
  const edit = save?.edit !== false && may('edit') && (opens || !detail || rest === undefined)
  const list = visibleList(sees, resource)
  const filters = filtersOf({ ...resource, list })
  return {
    ...resource,
    fields: Object.fromEntries(
      visibleFields.map(([field, one]) => [field, visibleRules(sees, visibleField(one, sees))]),
    ),
    card: card?.filter(sees),
    list: {
      ...list,
      defaults: pick(list.defaults, (value, param) =>
        filters.some((filter) => isAsked(filter, param, value)),
      ),
    },
    detail: opens
      ? { ...detail, groups: groups?.length || detail.groups?.length === 0 ? groups : undefined }
      : undefined,
    save:
      form && inForm.length > 0 && (create || edit)
        ? { ...form, fields: inForm, layout: formLayout(resource), create, edit }
        : undefined,
    actions: mapGroup(
      pick(actions, (action, own) => may(own) && !isBarred(action)),
      (action) => visibleAction(sees, seesList, permissions, action),
    ),
    panels: mapGroup(
      pick(panels, ({ capability }) => may(capability)),
      (panel) => visibleOptions(panel, panelParts, { sees, asks: () => false }),
    ),
    links: visiblePart(
      linksPart,
      pick(links, (_, own) => may(`link.${own}`)),
      { sees, asks: () => false },
    ) as Resource['links'],
    endpoints: pick(endpoints, (endpoint, own) => may(capabilityOf(own, endpoint))),
    history: history && { ...history, except: history.except?.filter(sees) },
    // Only the platform needs these, and they refer to every field.
    sample: undefined,
    roles: undefined,
  }
}
