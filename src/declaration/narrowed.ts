import { type Action, actionParts, neededBy, type SaveButton, settingsOf } from './action'
import { type Condition, fieldsIn } from './condition'
import { capabilityOf } from './endpoint'
import { type Filter, filtersOf, type PeriodFilter } from './filter'
import { formLayout } from './form'
import { fieldSeen, isHeavy } from './kinds'
import type { Sees } from './kinds/kind'
import { panelParts } from './panel'
import { allows, capabilitiesOf, denies, nameFieldsOf, type Permissions } from './permissions'
import type { ListSection, Resource, SaveSection } from './resource'
import { chosenPart, inside, isOptional, type Part, type Parts, type Word, wordOf } from './vocabulary'

type Group<V> = { readonly [name: string]: V }

/** The entries of a group that stay; undefined when none does. */
const pick = <V>(group: Group<V> | undefined, stays: (value: V, name: string) => boolean) => {
  const left = Object.entries(group ?? {}).filter(([name, value]) => stays(value, name))
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

const changed = <V>(group: Group<V> | undefined, change: (value: V) => V) =>
  group && Object.fromEntries(Object.entries(group).map(([name, value]) => [name, change(value)]))

const canJudge =
  (sees: Sees) =>
  (condition: Condition | undefined): boolean =>
    condition === undefined || fieldsIn(condition).every(sees)

const isCondition = (value: unknown): value is Condition => typeof value === 'object' && value !== null

/** A condition without its demands on what is not seen; undefined when nothing is left to demand. */
const weakened = (sees: Sees, condition: Condition | undefined): Condition | undefined => {
  if (condition === undefined || canJudge(sees)(condition)) return condition
  const left = [condition].flat().map((all) => pick(all, (_, path) => sees(path)))
  if (!Array.isArray(condition)) return left[0]
  return left.every((all) => all !== undefined) ? left : undefined
}

/** What is left of a filter: of several fields, those that are seen. */
const filterSeen = (
  sees: Sees,
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
 * The list with the columns, sorts, filters and figures that speak of fields that are seen. Where the usual sort is
 * not, the first other one takes its place, and after the last one the key, by which every platform can sort.
 */
const listSeen = (sees: Sees, { list, key, title }: Resource): ListSection => {
  const columns = list.columns.filter(sees)
  const sortable = list.sortable.filter(sees)
  const [, sign = '', sort = ''] = /^(-?)(.*)$/.exec(list.sort) ?? []
  return {
    ...list,
    columns: columns.length > 0 ? columns : [title],
    moreColumns: list.moreColumns?.filter((name) => sees(name) && (columns.length > 0 || name !== title)),
    sortable: sortable.length > 0 ? sortable : [key[0]],
    sort: sees(sort) ? list.sort : `${sign ? '-' : ''}${sortable[0] ?? key[0]}`,
    filters: list.filters.flatMap((filter) => filterSeen(sees, filter)),
    summary: pick(
      list.summary,
      ({ sum, when, of }) =>
        canJudge(sees)(when) && [sum, of].every((field) => field === undefined || sees(field)),
    ),
  }
}

type Buttons = NonNullable<SaveSection['buttons']>

const withoutEffects = (sees: Sees, [first, ...others]: Buttons): Buttons => {
  const plain = ({ label, send, when, requires }: SaveButton): SaveButton => ({
    label,
    requires: requires?.filter(sees),
    send,
    when: weakened(sees, when),
  })
  return [plain(first), ...others.map(plain)]
}

const turnedDownSeen = (sees: Sees, turnedDown: SaveSection['turnedDown']): SaveSection['turnedDown'] =>
  turnedDown && sees(turnedDown.reason) && canJudge(sees)(turnedDown.when)
    ? { ...turnedDown, about: pick(turnedDown.about, (_, name) => sees(name)) ?? {} }
    : undefined

/** The form's section with the fields that are seen. */
const saveSeen = (sees: Sees, save: SaveSection): SaveSection => {
  const judges = canJudge(sees)
  return {
    ...save,
    fields: save.fields.filter(sees),
    when: weakened(sees, save.when),
    refuse: save.refuse?.filter(({ when }) => judges(when)),
    checks: save.checks?.filter(({ when, field }) => judges(when) && sees(field)),
    beside: pick(save.beside, (_, name) => sees(name)),
    turnedDown: turnedDownSeen(sees, save.turnedDown),
    copy: save.copy?.filter(sees),
    stamp: pick<string | undefined>({ ...save.stamp }, (name) => name !== undefined && sees(name)),
    buttons: save.buttons && withoutEffects(sees, save.buttons),
  }
}

/** What an account has: fields of the record, and inputs of the same action. */
interface Known {
  readonly sees: Sees
  asks(input: string): boolean
}

/** What is left of a word's value; undefined when nothing is. */
const wordSeen = (word: Word, value: unknown, { sees, asks }: Known): unknown => {
  const paths = fieldsIn(value)
  switch (word) {
    case 'field':
    case 'fields':
    case 'source':
    case 'condition':
      return paths.every(sees) ? value : undefined
    case 'precondition':
      return isCondition(value) ? weakened(sees, value) : value
    case 'refusals':
      return Array.isArray(value) ? value.filter(({ when }) => fieldsIn(when).every(sees)) : value
    case 'askedInput':
    case 'inputCondition':
      return paths.every(asks) ? value : undefined
    case 'inputOrField':
      return paths.every((path) => asks(path) || sees(path)) ? value : undefined
    case 'foreignInputs':
      return undefined
    case 'effects':
      return value === 'remove' ? value : undefined
    default:
      return value
  }
}

/** What is left of a value; undefined when nothing is, or when something is gone that it cannot do without. */
const partSeen = (part: Part, value: unknown, known: Known): unknown => {
  if (value === undefined || (typeof part !== 'string' && ('oneOf' in part || 'from' in part))) return value
  if (typeof part === 'string') return wordSeen(wordOf(part), value, known)
  if ('either' in part) return partSeen(chosenPart(part.either, value), value, known)
  const entries = inside(part, value).map(([name, inner, one]) => ({
    name,
    inner,
    one: 'by' in part && !known.asks(name) ? undefined : partSeen(inner, one, known),
  }))
  const left = entries.filter(({ one }) => one !== undefined)
  if ('list' in part) return left.map(({ one }) => one)
  const isGone =
    'each' in part
      ? left.length === 0
      : entries.some(({ inner, one }) => one === undefined && !isOptional(inner))
  return isGone ? undefined : Object.fromEntries(left.map(({ name, one }) => [name, one]))
}

/** The options of something, each as far as it speaks of what the account has. */
const optionsSeen = <T extends object>(options: T, parts: Parts, known: Known): T => ({
  ...options,
  ...Object.fromEntries(
    inside({ parts }, options).map(([name, part, value]) => [name, partSeen(part, value, known)]),
  ),
})

/**
 * An action as far as it speaks of fields that are seen. Its inputs are the call's own and stay, except those that do what
 * is denied.
 */
const actionSeen = (sees: Sees, permissions: Permissions, action: Action): Action => {
  const inputs = pick(action.inputs, (_, input) => {
    const needed = neededBy(action)[input]
    return needed === undefined || !denies(permissions, needed)
  })
  const asks = (input: string) => Object.hasOwn(inputs ?? {}, input)
  const seen = optionsSeen(action, actionParts, { sees, asks })
  const settings = settingsOf(action)
  const unseen = Object.keys(inputs ?? {}).filter(
    (input) => action.unseen?.includes(input) || (settings[input] !== undefined && !seen.prefill?.[input]),
  )
  return {
    ...seen,
    inputs: inputs && changed(inputs, (input) => fieldSeen(input, sees)),
    // What an account cannot see it does not save but set.
    saves: seen.prefill || action.on.length === 0 ? action.saves : undefined,
    unseen: unseen.length > 0 ? unseen : undefined,
  }
}

/**
 * The area as it is for an account: the declaration without what is denied to it. Everything that follows from a
 * declaration — screens, buttons, columns, filters, forms, calls — then follows the permissions.
 *
 * - Without the list there is no area. Without the detail there are no fields that travel with it alone.
 * - A denied field is gone from wherever it is named; key and title stay. A refusal, "done", deadline, rule of a form or
 *   figure that speaks of it is gone, a precondition loses its demand on it: the platform judges by all of them. What calls
 *   change is left to the platform as well, but that a record is removed.
 * - A form without fields is none; records cannot be made where a required field is denied; and where an area is served
 *   by REST, a record that cannot be read cannot be changed.
 *
 * @returns the same object when nothing is denied; undefined when there is no area for the account
 */
export const narrowed = (resource: Resource, permissions: Permissions): Resource | undefined => {
  const { name, fields, detail, save, actions, panels, endpoints, rest, card } = resource
  const may = (capability: string) => allows(permissions, `${name}.${capability}`)
  if (!may('list')) return undefined
  const isBarred = ({ needs }: Action) => typeof needs === 'string' && denies(permissions, needs)
  const needed = Object.values(actions ?? {}).flatMap(({ needs = {} }) =>
    typeof needs === 'string' ? [needs] : Object.values(needs),
  )
  const isWhole = capabilitiesOf(resource).every((key) => allows(permissions, key))
  if (isWhole && !needed.some((key) => denies(permissions, key))) return resource
  const opens = detail !== undefined && may('detail')
  const names = nameFieldsOf(resource)
  const seen = Object.entries(fields).filter(
    ([field, one]) =>
      names.includes(field) || (may(`field.${field}`) && (opens || !detail?.call || !isHeavy(one))),
  )
  const known = new Set(seen.map(([field]) => field))
  const sees: Sees = (path) => known.has(path.split('.')[0] ?? '')
  const groups = detail?.groups
    ?.map((group) => ({ ...group, fields: group.fields.filter(sees) }))
    .filter((group) => group.fields.length > 0)
  const form = save && saveSeen(sees, save)
  const fills = save?.fields.every((field) => sees(field) || !fields[field]?.required)
  const create = save?.create !== false && may('create') && fills
  const edit = save?.edit !== false && may('edit') && (opens || !detail || rest === undefined)
  const list = listSeen(sees, resource)
  const params = filtersOf({ ...resource, list }).flatMap((filter) => filter.params)
  return {
    ...resource,
    fields: Object.fromEntries(seen.map(([field, one]) => [field, fieldSeen(one, sees)])),
    card: card?.filter(sees),
    list: { ...list, defaults: pick(list.defaults, (_, param) => params.includes(param)) },
    detail: opens
      ? { ...detail, groups: groups?.length || detail.groups?.length === 0 ? groups : undefined }
      : undefined,
    save:
      form && form.fields.length > 0 && (create || edit)
        ? { ...form, layout: formLayout(resource), create, edit }
        : undefined,
    actions: changed(
      pick(actions, (action, own) => may(own) && !isBarred(action)),
      (action) => actionSeen(sees, permissions, action),
    ),
    panels: changed(
      pick(panels, ({ capability }) => may(capability)),
      (panel) => optionsSeen(panel, panelParts, { sees, asks: () => false }),
    ),
    endpoints: pick(endpoints, (endpoint, own) => may(capabilityOf(own, endpoint))),
    // Samples speak of every field, and no account needs them.
    sample: undefined,
  }
}
