import { canCreate, checkField, type KindName, type Resource } from '@/declaration'
import { type FormField, formFields } from '../form/formFields'

/** Kinds that cannot be imported: uploads, groups of fields, and secrets. */
const notInFiles: ReadonlySet<KindName> = new Set(['image', 'files', 'object', 'list', 'secret'])

const fits = ({ field }: FormField): boolean => !notInFiles.has(field.kind)

export const importFields = (resource: Resource): readonly FormField[] => formFields(resource).filter(fits)

export const leftOutFields = (resource: Resource): readonly FormField[] =>
  formFields(resource).filter((one) => !fits(one))

export const isNeeded = ({ field }: FormField): boolean =>
  checkField(field, field.initial ?? null) !== undefined

/** Whether an area's records can be created from a file: every required field fits in a cell. */
export const canImport = (resource: Resource): boolean =>
  canCreate(resource) && importFields(resource).length > 0 && !leftOutFields(resource).some(isNeeded)
