import { createContext, useContext } from 'react'
import { useOwnSetting } from '../ownSettings'

/** Goes to the record after the one in this detail; undefined if there is none. */
export const NextRecordContext = createContext<(() => void) | undefined>(undefined)

export const useNextRecord = (): (() => void) | undefined => useContext(NextRecordContext)

export const useGoesOn = (): readonly [goesOn: boolean, set: (goesOn: boolean) => void] => {
  const [stored, store] = useOwnSetting<unknown>('detail.goes_on', true)
  return [stored !== false, store]
}
