import { createContext, useContext } from 'react'
import type { RaRecord } from 'react-admin'
import type { Field, Json, Resource } from '@/declaration'
import type { EntryProps } from './kinds/entry'

/** What a component gets that a declared panel names. It brings its own dialog or drawer. */
export interface PanelProps {
  readonly resource: Resource
  /** The record whose button was pressed, or the ticked ones that allow it; none for a panel of the list's toolbar. */
  readonly records: readonly RaRecord[]
  readonly onClose: () => void
  /** Has the lists and details of the area asked for again. */
  readonly refresh: () => void
  /** Opened in a detail: goes on to the next record of the list, as long as there is one. */
  readonly next?: () => void
}

/** What a component gets that a declaration names as its `detail.component`. It is drawn anew for each record. */
export interface DetailProps {
  readonly resource: Resource
  readonly record: RaRecord
  /** The record is a row of the list: what comes with the detail alone is still on its way. */
  readonly partial: boolean
  /** Has the lists and details of the area asked for again. */
  readonly refresh: () => void
  /** Goes on to the next record of the list, as long as there is one. */
  readonly next: (() => void) | undefined
}

/** What a component gets that a declared field names as its `input`: label, hint, error and form are seen to. */
export type AreaInputProps = EntryProps<Field>

/** The records that a dialog asks about. */
export const ActionRecords = createContext<readonly RaRecord[]>([])

/** For an input of an action's dialog: the records that the action would be done with; none in any other form. */
export const useActionRecords = (): readonly RaRecord[] => useContext(ActionRecords)

/** What a component gets that a declared action names as its `result`. */
export interface ResultProps {
  readonly resource: Resource
  /** As it was before the call. */
  readonly record: RaRecord
  /** What the platform answered. */
  readonly answer: Json
}
