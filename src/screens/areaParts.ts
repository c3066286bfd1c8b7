import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'
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
  /** The record is a row of the list: fields that come only with the detail are still loading. */
  readonly partial: boolean
}

/** The props of a component declared as a field's `input`; label, hint, error and form state are handled around it. */
export type AreaInputProps = EntryProps<Field>

/** The records of the open action dialog. */
export const ActionRecords = createContext<readonly RaRecord[]>([])

/** For an input in an action's dialog: the records that the action applies to; empty in any other form. */
export const useActionRecords = (): readonly RaRecord[] => useContext(ActionRecords)

/** Tells an action's form that an input waits for its data; what it returns tells that the wait is over. */
export const FormWaits = createContext<() => () => void>(() => () => {})

/** Whether an input of a form waits for its data, and the function that hears of it. */
export const useWaits = () => {
  const [waiting, setWaiting] = useState(0)
  const wait = useCallback(() => {
    setWaiting((before) => before + 1)
    return () => setWaiting((before) => before - 1)
  }, [])
  return [waiting > 0, wait] as const
}

/** For an input of an action: the action cannot be sent before what the input chooses from is there. */
export const useWaitsFor = (data: unknown): void => {
  const wait = useContext(FormWaits)
  const isMissing = data === undefined
  useLayoutEffect(() => (isMissing ? wait() : undefined), [isMissing, wait])
}

export interface ResultProps {
  readonly resource: Resource
  readonly record: RaRecord
  readonly answer: Json
}
