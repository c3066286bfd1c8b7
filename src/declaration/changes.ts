import type { Action } from './action'
import { type Condition, fieldsIn, type Json, type WireRecord } from './condition'
import type { Field, Fields } from './field'
import type { Resource } from './resource'
import { isSame } from './settings'

/** A field with its old and new value; undefined where that is not known. */
export interface Change {
  readonly name: string
  readonly field: Field
  readonly from: Json | undefined
  readonly to: Json | undefined
}

/** The fields in which two states of a record differ. Fields that one of them lacks are not compared. */
export const changedFields = (fields: Fields, before: WireRecord, after: WireRecord): readonly Change[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [from, to] = [before[name], after[name]]
    if (from === undefined || to === undefined || isSame(field, from, to)) return []
    return [{ name, field, from, to }]
  })

/** Whether every save sets this time field, so that a change in it means nothing. */
export const isStamp = ({ save }: Pick<Resource, 'save'>, field: string): boolean =>
  Object.values<string | undefined>(save?.stamp ?? {}).includes(field)

const conditions = (list: readonly { readonly when?: Condition }[] | undefined): readonly string[] =>
  (list ?? []).flatMap(({ when }) => fieldsIn(when))

const effectFields = ({ effect }: Action): readonly string[] => {
  if (effect === undefined || effect === 'remove') return []
  const sources = effect.flatMap(({ set }) =>
    Object.values(set).flatMap((value) =>
      typeof value === 'object' && value !== null && 'field' in value ? [value.field] : [],
    ),
  )
  return [...conditions(effect), ...effect.flatMap(({ set }) => Object.keys(set)), ...sources]
}

const confirmFields = (
  { title }: Pick<Resource, 'title'>,
  { confirm, inputs = {} }: Action,
): readonly string[] => {
  if (!confirm) return []
  const { type, names = title, shows = [] } = confirm
  const amounts = typeof type === 'object' ? [type.amount, type.or ?? type.amount] : []
  return [names, title, ...amounts.filter((name) => !Object.hasOwn(inputs, name)), ...shows]
}

/**
 * The fields an action depends on: those that allow or refuse it, prefill or limit its inputs, are named or shown in its
 * confirmation, set its price, or are set by it. A warning on inputs depends on what prefills them, any other on its fields.
 *
 * @returns undefined for an action that removes the record: it depends on all of them
 */
export const actionFields = (
  resource: Pick<Resource, 'title'>,
  action: Action,
): ReadonlySet<string> | undefined => {
  const { when, refuse, done, inBulk, inputs = {}, prefill = {}, limits = {}, price, warns, effect } = action
  if (effect === 'remove') return undefined
  const paths = [
    ...fieldsIn(when),
    ...fieldsIn(done),
    ...conditions(refuse),
    ...conditions(inBulk?.refuse),
    ...conditions(warns).filter((path) => !Object.hasOwn(inputs, path.split('.')[0] ?? '')),
    ...Object.values(prefill),
    ...Object.values(limits).map(({ field }) => field),
    ...(price && 'field' in price ? [price.field] : []),
    ...confirmFields(resource, action),
    ...effectFields(action),
  ]
  return new Set(paths.map((path) => path.split('.')[0] ?? path))
}

/** Whether a change concerns a field that the action depends on. */
export const concernsAction = (
  resource: Pick<Resource, 'title'>,
  action: Action,
  changes: readonly Pick<Change, 'name'>[],
): boolean => {
  const fields = actionFields(resource, action)
  return fields ? changes.some(({ name }) => fields.has(name)) : changes.length > 0
}
