import { canCreate, checkField, type Field, type KindName, type Resource } from '@/declaration'

export interface ImportField {
  readonly name: string
  readonly field: Field
}

/** Kinds that cannot be imported: uploads, groups of fields, and secrets. */
const notInFiles: ReadonlySet<KindName> = new Set(['image', 'files', 'object', 'list', 'secret'])

const savedFields = ({ save, fields }: Resource): readonly ImportField[] =>
  (save?.fields ?? []).flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, field }] : []
  })

const fits = ({ field }: ImportField): boolean => !notInFiles.has(field.kind)

/** The importable fields of an area's form, in the form's order. */
export const importFields = (resource: Resource): readonly ImportField[] => savedFields(resource).filter(fits)

/** The fields of an area's form that cannot be imported. */
export const leftOutFields = (resource: Resource): readonly ImportField[] =>
  savedFields(resource).filter((one) => !fits(one))

/** Whether a record cannot be created without the field. */
export const isNeeded = ({ field }: ImportField): boolean =>
  checkField(field, field.initial ?? null) !== undefined

/** Whether an area's records can be created from a file: every required field fits in a cell. */
export const canImport = (resource: Resource): boolean =>
  canCreate(resource) && importFields(resource).length > 0 && !leftOutFields(resource).some(isNeeded)
