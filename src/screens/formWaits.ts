import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'

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
