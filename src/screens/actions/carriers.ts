import { createContext, useContext, useEffect } from 'react'
import { type RaRecord, useEvent } from 'react-admin'

/** Takes over an action instead of its dialog; false if it concerns another record. */
export type Carry = (record: RaRecord) => boolean

export const carriersOf = () => new Map<string, Carry>()

/** Forms within the page that take over an action, by the action's name. */
export const CarriersContext = createContext<Map<string, Carry> | undefined>(undefined)

/**
 * For a component with an action's form in a detail: the action's button or shortcut leads to that form instead of opening a
 * dialog.
 *
 * @param carry returns false if the action concerns another record
 */
export const useCarriesOut = (name: string, carry: Carry): void => {
  const carriers = useContext(CarriersContext)
  const latest = useEvent(carry)
  useEffect(() => {
    carriers?.set(name, latest)
    return () => void carriers?.delete(name)
  }, [carriers, name, latest])
}
