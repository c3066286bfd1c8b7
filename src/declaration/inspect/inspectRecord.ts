import { columnOf } from '../kinds/specification'
import type { Resource } from '../resource'
import type { ReferenceChecks } from './inspectWords'
import type { Report } from './report'
import { longestName, reservedFields } from './reserved'

/** Checks that no field takes a name that the platform needs. */
export const inspectFieldNames = ({ fields }: Resource, report: Report): void => {
  for (const name of Object.keys(fields)) {
    if (reservedFields.includes(name.toLowerCase()))
      report(`fields.${name}`, 'has a name that the platform uses itself; rename it')
    if (name.length > longestName)
      report(`fields.${name}`, `has a name of ${name.length} letters; at most ${longestName} are possible`)
  }
}

/** Checks that the detail shows each field only once. Duplicates within one group are reported anyway. */
export const inspectGroupsOfDetail = ({ detail }: Resource, report: Report): void => {
  const groupOf = new Map<string, number>()
  for (const [group, { fields }] of (detail?.groups ?? []).entries())
    for (const [index, name] of fields.entries()) {
      const other = groupOf.get(name) ?? group
      if (other !== group)
        report(
          `detail.groups[${group}].fields[${index}]`,
          `"${name}" is in detail.groups[${other}] too; remove one`,
        )
      groupOf.set(name, other)
    }
}

/** Checks that the key identifies a record. */
export const inspectKey = ({ key, fields }: Resource, report: Report) => {
  if (key.length === 0) report('key', 'is empty; name the field or fields that identify a record')
  for (const [index, name] of key.entries()) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field && (!['text', 'bigint'].includes(columnOf(field)) || field.nullable))
      report(`key[${index}]`, `"${name}" cannot identify a record; use a text or a number that is never null`)
  }
  // react-admin identifies records by `id`, which the console makes from the key.
  if (Object.hasOwn(fields, 'id') && key.join() !== 'id')
    report(
      'fields.id',
      'conflicts with the id that the console gives every record; make it the key, or rename it',
    )
}

/** Checks that what the history leaves out exists, and does not identify records. */
export const inspectHistory = (
  { history, key }: Resource,
  { isField }: ReferenceChecks,
  report: Report,
): void => {
  for (const [index, path] of (history?.except ?? []).entries()) {
    const place = `history.except[${index}]`
    const [name = '', part, ...deeper] = path.split('.')
    const field = isField(place, name)
    if (key.includes(name)) report(place, `"${name}" identifies the record; remove it`)
    if (!field || part === undefined) continue
    if (field.kind !== 'object' || !Object.hasOwn(field.fields, part) || deeper.length > 0)
      report(place, `"${path}" is no part of an object; name a field, or a part as in "field.part"`)
  }
}

/** Checks that an area's own error codes are in their range. */
export const inspectErrors = ({ errors }: Resource, report: Report): void => {
  for (const code of Object.keys(errors ?? {}))
    if (!/^4\d{4}$/.test(code))
      report(`errors.${code}`, 'is no code of an area; choose a whole number from 40000 to 49999')
}
