import { canCreate, checkField, type Field, type KindName, type Resource } from '@/declaration'

/** A field that a file may fill in. */
export interface ImportField {
  readonly name: string
  readonly field: Field
}

/** What no cell can hold: uploads, groups of fields, and what must not lie about in a file. */
const notInFiles: ReadonlySet<KindName> = new Set(['image', 'files', 'object', 'list', 'secret'])

const savedFields = ({ save, fields }: Resource): readonly ImportField[] =>
  (save?.fields ?? []).flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, field }] : []
  })

const fits = ({ field }: ImportField): boolean => !notInFiles.has(field.kind)

/** The fields of an area's form that a file may fill in, in the form's order. */
export const importFields = (resource: Resource): readonly ImportField[] => savedFields(resource).filter(fits)

/** The fields of an area's form that no file can fill in. */
export const leftOutFields = (resource: Resource): readonly ImportField[] =>
  savedFields(resource).filter((one) => !fits(one))

/** Whether a record cannot be made when nothing stands for the field. */
export const isNeeded = ({ field }: ImportField): boolean =>
  checkField(field, field.initial ?? null) !== undefined

/** Whether records of an area can be made out of a file: each field that they cannot do without fits in a cell. */
export const canImport = (resource: Resource): boolean =>
  canCreate(resource) && importFields(resource).length > 0 && !leftOutFields(resource).some(isNeeded)
