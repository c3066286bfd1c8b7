import type { Change } from '@/declaration/changes'
import { ChangeList } from './ChangeList'

/** The changes between two states of a record. */
export const RecordChanges = ({ changes }: { changes: readonly Change[] }) => (
  <ChangeList
    fields={Object.fromEntries(changes.map(({ name, field }) => [name, field]))}
    changes={Object.fromEntries(changes.map(({ name, from, to }) => [name, [from, to] as const]))}
  />
)
