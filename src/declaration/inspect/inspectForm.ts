import { pickFields } from '../field'
import { type Resource, saveParts } from '../resource'
import { inspectParts, type Surroundings } from './inspectParts'

/** Checks what a form asks for, and that it can be filled in. */
export const inspectForm = ({ save, fields, key }: Resource, around: Surroundings): void => {
  if (!save) return
  const { report } = around
  inspectParts(save, 'save', saveParts, {
    ...around,
    inputs: pickFields(fields, (name) => save.fields.includes(name)),
  })
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
