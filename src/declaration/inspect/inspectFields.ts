import type { Field, Fields } from '../field'
import { kindNames } from '../kinds'
import type { FieldBase } from '../kinds/kind'
import { specOf } from '../kinds/specification'
import type { Described } from '../vocabulary'
import { inspectParts, type Surroundings } from './inspectParts'
import { hasNoOther, hasParts, isObject, quoted, type Report, suggestion } from './report'

const namePattern = /^[a-z][a-z0-9_]*$/i

const isRange = (low: unknown, high: unknown) =>
  typeof low !== 'number' || typeof high !== 'number' || low <= high

const isEmpty = (fields: unknown): boolean => isObject(fields) && Object.keys(fields).length === 0

/** The options that every field may have. */
const fieldParts: Described<FieldBase & { readonly kind: unknown }> = {
  kind: 'text',
  label: 'label',
  hint: 'label?',
  unasked: 'flag?',
  required: 'flag?',
  nullable: 'flag?',
  errorCode: 'code?',
  component: 'text?',
  input: 'text?',
  initial: 'any?',
}

const hasKind = (field: unknown): field is Field =>
  isObject(field) && kindNames.some((kind) => kind === field.kind)

/** @param areas the names of all areas, for references */
const inspectField = (field: unknown, here: string, report: Report, areas: readonly string[]): void => {
  if (!hasKind(field)) {
    const word = quoted((isObject(field) ? field.kind : undefined) ?? field)
    report(
      here,
      `has the unknown kind "${word}"${suggestion(word, kindNames, `the kinds are: ${kindNames.join(', ')}`)}`,
    )
    return
  }
  const { options, inspect } = specOf(field)
  const parts = { ...fieldParts, ...options }
  if (!hasNoOther(field, here, parts, report) || !hasParts(field, here, parts, report)) return
  inspect?.(field, here, { report, areas })
  inspectParts(field, here, parts, { report, areas })
  const values = field.kind === 'object' ? field.values : undefined
  if (values) inspectField(values, `${here}.values`, report, areas)
  if ((field.kind === 'object' || field.kind === 'list') && !(values && isEmpty(field.fields)))
    inspectFields(field.fields, `${here}.fields`, report, areas)
  if ('min' in field && !isRange(field.min, field.max))
    report(here, `has min ${field.min} above max ${field.max}; change one`)
}

/**
 * Checks that fields have a known kind, a valid name, and the options of their kind.
 *
 * @param areas the names of all areas, for references
 */
export const inspectFields = (
  fields: unknown,
  place: string,
  report: Report,
  areas: readonly string[],
): void => {
  if (!isObject(fields) || Object.keys(fields).length === 0) {
    report(place, 'is missing; declare its fields')
    return
  }
  for (const [name, field] of Object.entries(fields)) {
    const here = `${place}.${name}`
    if (!namePattern.test(name)) report(here, 'must consist of letters, digits and "_"')
    inspectField(field, here, report, areas)
  }
}

/** Whether what the options of fields speak of is there, once the record's own fields are known to be usable. */
export const inspectFieldWords = (fields: Fields, place: string, around: Surroundings): void => {
  for (const [name, field] of Object.entries(fields))
    inspectParts(field, `${place}.${name}`, specOf(field).options, around)
}
