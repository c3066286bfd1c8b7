import { createContext, useContext } from 'react'
import type { RaRecord } from 'react-admin'
import type { Field, Resource } from '@/declaration'
import type { EntryProps } from './kinds/input/input'

/** What a component gets that a declared panel names. It brings its own dialog or drawer. */
export interface PanelProps {
  readonly resource: Resource
  /** The record whose button was pressed, or the ticked ones that allow it; none for a panel of the list's toolbar. */
  readonly records: readonly RaRecord[]
  readonly onClose: () => void
  /** Has the lists and details of the area asked for again. */
  readonly refresh: () => void
}

/** What a component gets that a declared field names as its `input`: label, hint, error and form are seen to. */
export type AreaInputProps = EntryProps<Field>

/** The records that a dialog asks about. */
export const ActionRecords = createContext<readonly RaRecord[]>([])

/** For an input of an action's dialog: the records that the action would be done with; none in any other form. */
export const useActionRecords = (): readonly RaRecord[] => useContext(ActionRecords)
