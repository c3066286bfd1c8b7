import { createContext, useContext } from 'react'
import { useOwnSetting } from '../ownSettings'

/** Goes on to the record after the one whose detail this is; nothing where there is none. */
export const NextRecordContext = createContext<(() => void) | undefined>(undefined)

/** The way on to the next record, inside a detail. */
export const useNextRecord = (): (() => void) | undefined => useContext(NextRecordContext)

/** Whether the operator goes on to the next record when something is done with this one; remembered. */
export const useGoesOn = (): readonly [goesOn: boolean, set: (goesOn: boolean) => void] =>
  useOwnSetting('detail.goes_on', true)
