import { useEffect, useState } from 'react'
import { currentTime } from '../actions/availability'

/** How often the clock is looked at, ms: what hangs on it is told in minutes. */
const every = 15_000

/** The console's clock in Unix seconds, which goes on while the page is shown. */
export const useNow = (): number => {
  const [now, setNow] = useState(currentTime)
  useEffect(() => {
    setNow(currentTime())
    const timer = setInterval(() => setNow(currentTime()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
