import { isDerived } from '../computed'
import { type Field, fieldAt, pickFields } from '../field'
import { checkField, emptyOf } from '../kinds'
import { type Resource, saveParts } from '../resource'
import { inspectParts, type Surroundings } from './inspectParts'
import type { Report } from './report'

/** Checks that an empty input is either refused by name, or sent as something the field allows. */
const inspectEmpty = (place: string, field: Field, report: Report): void => {
  const empty = emptyOf(field)
  if (field.required || field.initial !== undefined || typeof empty !== 'number') return
  if (checkField(field, empty))
    report(place, `takes no ${empty}, which is sent when nothing is entered; add "required" or "nullable"`)
}

/** Checks what a form asks for, and that it can be filled in. */
export const inspectForm = ({ save, fields, key }: Resource, around: Surroundings): void => {
  if (!save) return
  const { report } = around
  inspectParts(save, 'save', saveParts, {
    ...around,
    inputs: pickFields(fields, (name) => save.fields.includes(name)),
  })
  for (const name of save.fields) {
    const field = fieldAt(fields, name)
    if (field && !isDerived(field)) inspectEmpty(`fields.${name}`, field, report)
  }
  for (const [index, name] of (save.except ?? []).entries())
    if (save.fields.includes(name))
      report(`save.except[${index}]`, `"${name}" is in save.fields; remove one of them`)
  for (const [name, field] of Object.entries(save.stamp ?? {}))
    if (field !== undefined && fields[field] && fields[field].kind !== 'timestamp')
      report(`save.stamp.${name}`, `"${field}" must be a timestamp`)
  if (save.create === false) return
  const provided = [
    ...save.fields,
    ...key,
    ...Object.values(save.stamp ?? {}),
    ...(save.buttons ?? []).flatMap(({ effect = [] }) => effect.flatMap(({ set }) => Object.keys(set))),
  ]
  for (const [name, field] of Object.entries(fields))
    if (field.required && field.initial === undefined && !provided.includes(name))
      report(
        `fields.${name}.required`,
        'can never be met: no form asks for the field; add it to save.fields, give it an "initial", or remove this',
      )
}
