import type { RaRecord } from 'react-admin'
import { type Field, isHeavy, isSet, judge, type Label, type Resource } from '@/declaration'
import { isWide } from '../kinds/looks'

interface ShownField {
  readonly name: string
  readonly field: Field
  /** It takes a whole row. */
  readonly wide: boolean
  /** Its value comes only with the full record and is still loading. */
  readonly waits: boolean
}

interface ShownGroup {
  readonly label: Label | undefined
  readonly fields: readonly ShownField[]
}

/**
 * The groups of a record's detail: the declared ones, or a single one with all fields. Leaves out groups without any value, and
 * an empty last field that would be alone in its row.
 *
 * @param record undefined while loading: all fields keep their place
 * @param partial whether the record comes from a list, without heavy fields
 */
export const shownGroups = (
  { fields, detail }: Pick<Resource, 'fields' | 'detail'>,
  record: RaRecord | undefined,
  partial: boolean,
): readonly ShownGroup[] => {
  // An area's component may have something to show for a missing value, but not for an empty list.
  const isEmpty = ({ name, field, waits }: ShownField) =>
    record !== undefined &&
    !waits &&
    (field.component === undefined || field.kind === 'list') &&
    field.emptyText === undefined &&
    !isSet(record[name])
  const groups = detail?.groups ?? [{ label: undefined, fields: Object.keys(fields) }]
  return groups.flatMap(({ label, fields: names }) => {
    const shown = names.flatMap((name): readonly ShownField[] => {
      const field = fields[name]
      if (!field || (record && judge(field.shownWhen, record, 0) === false)) return []
      // An area's own component (a rule, a plan) needs room.
      const wide = isWide(field) || field.component !== undefined
      return [{ name, field, wide, waits: !record || (partial && isHeavy(field)) }]
    })
    if (shown.every(isEmpty)) return []
    const narrow = shown.filter(({ wide }) => !wide)
    const last = narrow.length % 2 === 1 ? narrow.at(-1) : undefined
    return [{ label, fields: last && isEmpty(last) ? shown.filter((one) => one !== last) : shown }]
  })
}
