import type { Field, Fields } from './field'

const partsOf = (field: Field): readonly Field[] => [
  ...('fields' in field ? Object.values(field.fields) : []),
  ...('values' in field && field.values ? [field.values] : []),
]

/** Whether a field may hold a secret, itself or in one of its parts. */
export const holdsSecret = (field: Field): boolean =>
  field.kind === 'secret' || partsOf(field).some(holdsSecret)

/** Whether data has a value in a field that may hold a secret, so that it must not be stored. */
export const hasSecretIn = (fields: Fields, data: object): boolean =>
  Object.entries(fields).some(([name, field]) => Object.hasOwn(data, name) && holdsSecret(field))
