import type { RaRecord } from 'react-admin'
import type { Field, Resource } from '@/declaration'
import type { EntryProps } from './kinds/input/input'

/** What a component gets that a declared panel names. It brings its own dialog or drawer. */
export interface PanelProps {
  readonly resource: Resource
  /** The record whose button was pressed, or the ticked ones that allow it. */
  readonly records: readonly [RaRecord, ...RaRecord[]]
  readonly onClose: () => void
  /** Has the lists and details of the area asked for again. */
  readonly refresh: () => void
}

/** What a component gets that a declared field names as its `input`: label, hint, error and form are seen to. */
export type AreaInputProps = EntryProps<Field>
