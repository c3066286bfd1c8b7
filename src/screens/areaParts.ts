import { createContext, useContext } from 'react'
import type { RaRecord } from 'react-admin'
import type { Field, Json, Resource } from '@/declaration'
import type { EntryProps } from './kinds/entry'

/** The props of a declared panel's component, which brings its own dialog or drawer. */
export interface PanelProps {
  readonly resource: Resource
  /** The record whose button was pressed, or the ticked ones that allow it; empty for a panel in the list's toolbar. */
  readonly records: readonly RaRecord[]
  readonly onClose: () => void
  readonly refresh: () => void
  /** Opened in a detail: goes to the next record of the list, if there is one. */
  readonly next?: () => void
}

/** The props of a component declared as `detail.component`. It is remounted for each record. */
export interface DetailProps extends Pick<PanelProps, 'resource' | 'refresh' | 'next'> {
  readonly record: RaRecord
  /** The record comes from the list: fields that only the detail has are still loading. */
  readonly partial: boolean
}

/** The props of a component declared as a field's `input`; label, hint, error and form state are handled around it. */
export type AreaInputProps = EntryProps<Field>

/** The records of the open action dialog. */
export const ActionRecords = createContext<readonly RaRecord[]>([])

/** For an input in an action's dialog: the records that the action applies to; empty in any other form. */
export const useActionRecords = (): readonly RaRecord[] => useContext(ActionRecords)

export interface ResultProps {
  readonly resource: Resource
  readonly record: RaRecord
  readonly answer: Json
}
