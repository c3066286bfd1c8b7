import { type Field, isHeavy, type Label, type Resource } from '@/declaration'
import { isWide } from '../kinds/looks'

export interface DetailField {
  readonly name: string
  readonly field: Field
  /** Takes the full width. */
  readonly wide: boolean
  /** Comes only with the detail's own call. */
  readonly heavy: boolean
}

export interface DetailGroup {
  readonly label: Label | undefined
  readonly fields: readonly DetailField[]
}

/** The groups of an area's detail; a single one with all fields if it declares none. */
export const groupsOf = (resource: Resource): readonly DetailGroup[] => {
  const groups = resource.detail?.groups ?? [{ label: undefined, fields: Object.keys(resource.fields) }]
  return groups.map(({ label, fields }) => ({
    label,
    fields: fields.flatMap((name) => {
      const field = resource.fields[name]
      if (!field) return []
      // An area's own component (a rule, a plan) needs room.
      const wide = isWide(field) || field.component !== undefined
      return [{ name, field, wide, heavy: isHeavy(field) }]
    }),
  }))
}
