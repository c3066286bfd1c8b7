import { type Action, inputPermissions, type SaveButton, settingsOf } from './action'
import type { Condition } from './condition'
import { capabilityOf } from './endpoint'
import type { Field, Fields } from './field'
import { type Filter, filtersOf, type PeriodFilter } from './filter'
import { formLayout } from './form'
import { isHeavy } from './kinds'
import { allows, capabilitiesOf, denies, identifyingFields, type Permissions } from './permissions'
import type { ListSection, Resource, SaveSection } from './resource'

type Group<V> = { readonly [name: string]: V }

/** The entries that pass the test; undefined if none does. */
const pick = <V>(group: Group<V> | undefined, stays: (value: V, name: string) => boolean) => {
  const left = Object.entries(group ?? {}).filter(([name, value]) => stays(value, name))
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

const mapGroup = <V>(group: Group<V> | undefined, change: (value: V) => V) =>
  group && Object.fromEntries(Object.entries(group).map(([name, value]) => [name, change(value)]))

const alternatives = (condition: Condition) => [condition].flat()

type IsVisible = (path: string) => boolean

const canEvaluate =
  (sees: IsVisible) =>
  (condition: Condition | undefined): boolean =>
    condition === undefined || alternatives(condition).every((all) => Object.keys(all).every(sees))

/** A condition without the requirements on fields the account cannot see; undefined if nothing is left. */
const withoutHidden = (sees: IsVisible, condition: Condition | undefined): Condition | undefined => {
  if (condition === undefined || canEvaluate(sees)(condition)) return condition
  const left = alternatives(condition).map((all) => pick(all, (_, path) => sees(path)))
  if (!Array.isArray(condition)) return left[0]
  return left.every((all) => all !== undefined) ? left : undefined
}

/** A field without its references to unseen fields: a deadline becomes a plain time, variables stay unfilled. */
const visibleField = (sees: IsVisible, field: Field): Field => {
  if (field.kind === 'timestamp' && field.deadline && !canEvaluate(sees)(field.deadline.done))
    return { ...field, deadline: undefined }
  if (field.kind === 'multiline' && field.templates) {
    const { suits, variables } = field.templates
    const left = { suits: suits && sees(suits) ? suits : undefined, variables: pick(variables, sees) }
    return { ...field, templates: { ...field.templates, ...left } }
  }
  return field
}

/** A filter without the fields the account cannot see. */
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
 * The list without the columns, sorts, filters and figures that need unseen fields. If the default sort is one of
 * them, the first remaining sort replaces it, or the key, by which every platform can sort.
 */
const visibleList = (sees: IsVisible, { list, key, title }: Resource): ListSection => {
  const columns = list.columns.filter(sees)
  const sortable = list.sortable.filter(sees)
  const [, sign = '', sort = ''] = /^(-?)(.*)$/.exec(list.sort) ?? []
  return {
    ...list,
    columns: columns.length > 0 ? columns : [title],
    moreColumns: list.moreColumns?.filter((name) => sees(name) && (columns.length > 0 || name !== title)),
    sortable: sortable.length > 0 ? sortable : [key[0]],
    sort: sees(sort) ? list.sort : `${sign ? '-' : ''}${sortable[0] ?? key[0]}`,
    filters: list.filters.flatMap((filter) => visibleFilter(sees, filter)),
    summary: pick(
      list.summary,
      ({ sum, when, of }) =>
        canEvaluate(sees)(when) && [sum, of].every((field) => field === undefined || sees(field)),
    ),
  }
}

type Buttons = NonNullable<SaveSection['buttons']>

const visibleButtons = (sees: IsVisible, [first, ...others]: Buttons): Buttons => {
  const plain = ({ label, send, when, requires }: SaveButton): SaveButton => ({
    label,
    requires: requires?.filter(sees),
    send,
    when: withoutHidden(sees, when),
  })
  return [plain(first), ...others.map(plain)]
}

const visibleTurnedDown = (
  sees: IsVisible,
  turnedDown: SaveSection['turnedDown'],
): SaveSection['turnedDown'] =>
  turnedDown && sees(turnedDown.reason) && canEvaluate(sees)(turnedDown.when)
    ? { ...turnedDown, about: pick(turnedDown.about, (_, name) => sees(name)) ?? {} }
    : undefined

const visibleSave = (sees: IsVisible, save: SaveSection): SaveSection => {
  const judges = canEvaluate(sees)
  return {
    ...save,
    fields: save.fields.filter(sees),
    when: withoutHidden(sees, save.when),
    refuse: save.refuse?.filter(({ when }) => judges(when)),
    checks: save.checks?.filter(({ when, field }) => judges(when) && sees(field)),
    beside: pick(save.beside, (_, name) => sees(name)),
    turnedDown: visibleTurnedDown(sees, save.turnedDown),
    copy: save.copy?.filter(sees),
    stamp: pick<string | undefined>({ ...save.stamp }, (name) => name !== undefined && sees(name)),
    buttons: save.buttons && visibleButtons(sees, save.buttons),
  }
}

/** The confirmation without references to unseen fields or removed inputs. */
const visibleConfirm = (sees: IsVisible, confirm: Action['confirm'], inputs: Fields | undefined) => {
  const { names, type } = confirm ?? {}
  const has = (input: string) => Object.hasOwn(inputs ?? {}, input)
  const asks =
    typeof type !== 'object' ||
    ((has(type.amount) || sees(type.amount)) && (type.if === undefined || has(type.if)))
  return (
    confirm && {
      ...confirm,
      names: names && sees(names) ? names : undefined,
      type: asks ? type : undefined,
    }
  )
}

/** An action without references to unseen fields. Its inputs stay, except those the account is denied. */
const visibleAction = (sees: IsVisible, permissions: Permissions, action: Action): Action => {
  const judges = canEvaluate(sees)
  const { on, when, refuse, done, inBulk, finds, prefill, saves, limits, price, confirm, effect } = action
  const inputs = pick(action.inputs, (_, input) => {
    const needed = inputPermissions(action)[input]
    return needed === undefined || !denies(permissions, needed)
  })
  const asks = (input: string) => Object.hasOwn(inputs ?? {}, input)
  const begins = pick(prefill, (path, input) => sees(path) && asks(input))
  const settings = settingsOf(action)
  const unseen = Object.keys(inputs ?? {}).filter(
    (input) => action.unseen?.includes(input) || (settings[input] !== undefined && !begins?.[input]),
  )
  return {
    ...action,
    when: withoutHidden(sees, when),
    refuse: refuse?.filter((one) => judges(one.when)),
    done: judges(done) ? done : undefined,
    inBulk: inBulk && { ...inBulk, refuse: inBulk.refuse?.filter((one) => judges(one.when)) },
    // Only the platform checks it, with the full declaration.
    never: undefined,
    finds: finds?.every(sees) ? finds : undefined,
    inputs: inputs && mapGroup(inputs, (input) => visibleField(sees, input)),
    prefill: begins,
    // An account that cannot see the current value does not edit but set it.
    saves: begins || on.length === 0 ? saves : undefined,
    unseen: unseen.length > 0 ? unseen : undefined,
    warns: action.warns?.filter(({ when }) => canEvaluate(asks)(when)),
    price: price && 'field' in price && !sees(price.field) ? undefined : price,
    limits: pick(limits, ({ field }) => sees(field)),
    confirm: visibleConfirm(sees, confirm, inputs),
    effect: effect === 'remove' ? effect : undefined,
  }
}

/**
 * The declaration of an area as an account sees it, without what the account is denied. All that is derived from it —
 * screens, buttons, columns, filters, forms, calls — follows.
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
  const { name, fields, detail, save, actions, panels, endpoints, rest, card } = resource
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
  const groups = detail?.groups
    ?.map((group) => ({ ...group, fields: group.fields.filter(sees) }))
    .filter((group) => group.fields.length > 0)
  const form = save && visibleSave(sees, save)
  const canFillRequired = save?.fields.every((field) => sees(field) || !fields[field]?.required)
  const create = save?.create !== false && may('create') && canFillRequired
  const edit = save?.edit !== false && may('edit') && (opens || !detail || rest === undefined)
  const list = visibleList(sees, resource)
  const params = filtersOf({ ...resource, list }).flatMap((filter) => filter.params)
  return {
    ...resource,
    fields: Object.fromEntries(visibleFields.map(([field, one]) => [field, visibleField(sees, one)])),
    card: card?.filter(sees),
    list: { ...list, defaults: pick(list.defaults, (_, param) => params.includes(param)) },
    detail: opens
      ? { ...detail, groups: groups?.length || detail.groups?.length === 0 ? groups : undefined }
      : undefined,
    save:
      form && form.fields.length > 0 && (create || edit)
        ? { ...form, layout: formLayout(resource), create, edit }
        : undefined,
    actions: mapGroup(
      pick(actions, (action, own) => may(own) && !isBarred(action)),
      (action) => visibleAction(sees, permissions, action),
    ),
    panels: mapGroup(
      pick(panels, ({ capability }) => may(capability)),
      (panel) => ({
        ...panel,
        when: withoutHidden(sees, panel.when),
        refuse: panel.refuse?.filter((one) => canEvaluate(sees)(one.when)),
      }),
    ),
    endpoints: pick(endpoints, (endpoint, own) => may(capabilityOf(own, endpoint))),
    // Samples use every field, and only the platform needs them.
    sample: undefined,
  }
}
