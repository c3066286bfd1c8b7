import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'

/** Tells an action's form that an input is waiting for its data. Returns a function that ends the wait. */
export const FormWaits = createContext<() => () => void>(() => () => {})

/** Whether an input of a form is waiting for its data, and the function for inputs to report it. */
export const useWaits = () => {
  const [waiting, setWaiting] = useState(0)
  const wait = useCallback(() => {
    setWaiting((before) => before + 1)
    return () => setWaiting((before) => before - 1)
  }, [])
  return [waiting > 0, wait] as const
}

/** For an action's input: the action cannot be sent until the options to choose from have loaded. */
export const useWaitsFor = (data: unknown): void => {
  const wait = useContext(FormWaits)
  const isMissing = data === undefined
  useLayoutEffect(() => (isMissing ? wait() : undefined), [isMissing, wait])
}
