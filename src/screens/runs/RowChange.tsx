import type { Fields, WireRecord } from '@/declaration'
import { ChangeList, type Changes } from '../history/ChangeList'
import type { FieldOf } from './changedFields'

interface RowChangeProps {
  readonly before: WireRecord | undefined
  readonly after: WireRecord
  readonly fieldOf: FieldOf
}

/** What a run changed in a record. If the old value was unknown, only the new one. */
export const RowChange = ({ before = {}, after, fieldOf }: RowChangeProps) => {
  const fields: { [path: string]: Fields[string] } = {}
  const known: { [path: string]: Changes[string] } = {}
  const unknown: { [path: string]: Changes[string] } = {}
  for (const [path, to] of Object.entries(after)) {
    const field = fieldOf(path)
    if (!field) continue
    fields[path] = field
    const target = before[path] === undefined ? unknown : known
    target[path] = [before[path], to]
  }
  return (
    <>
      {Object.keys(known).length > 0 && <ChangeList fields={fields} changes={known} />}
      {Object.keys(unknown).length > 0 && <ChangeList fields={fields} changes={unknown} kind="create" />}
    </>
  )
}
