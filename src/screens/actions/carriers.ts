import { createContext, useContext, useEffect } from 'react'
import { type RaRecord, useEvent } from 'react-admin'

/** Takes up an action in place of its dialog; false: it is not about this record. */
export type Carry = (record: RaRecord) => boolean

export const carriersOf = () => new Map<string, Carry>()

/** What of a screen has the form of an action in it: action to the way there. */
export const CarriersContext = createContext<Map<string, Carry> | undefined>(undefined)

/**
 * For a component of a detail that has an action's form in it: starting the action, by its button or its key, leads there
 * and opens no dialog.
 *
 * @param carry false when it cannot, because the action is asked for with another record
 */
export const useCarriesOut = (name: string, carry: Carry): void => {
  const carriers = useContext(CarriersContext)
  const latest = useEvent(carry)
  useEffect(() => {
    carriers?.set(name, latest)
    return () => void carriers?.delete(name)
  }, [carriers, name, latest])
}
