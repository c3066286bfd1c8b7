import type { RaRecord } from 'react-admin'
import { type Field, isHeavy, isSet, judge, type Label, type Resource } from '@/declaration'
import { isWide } from '../kinds/looks'

interface ShownField {
  readonly name: string
  readonly field: Field
  /** It takes a whole row. */
  readonly wide: boolean
  /** Its value travels with the record alone, and is still on its way. */
  readonly waits: boolean
}

interface ShownGroup {
  readonly label: Label | undefined
  readonly fields: readonly ShownField[]
}

/**
 * The groups of a record's detail: those that its area declares, or one of all fields. A group without any value is left out,
 * and so is a last field without one that would stand alone in its row.
 *
 * @param record undefined while it is loading: everything has its place
 * @param partial whether it is the record as a list has it, without what is heavy
 */
export const shownGroups = (
  { fields, detail }: Pick<Resource, 'fields' | 'detail'>,
  record: RaRecord | undefined,
  partial: boolean,
): readonly ShownGroup[] => {
  // What an area shows itself may have something to say of a missing value, but of no entries.
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
