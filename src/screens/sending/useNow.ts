import { useEffect, useState } from 'react'
import { currentTime } from '../actions/availability'

/** How often the clock is read, ms; what depends on it is shown in minutes. */
const every = 15_000

/** The console's clock in Unix seconds, ticking while the page is visible. */
export const useNow = (): number => {
  const [now, setNow] = useState(currentTime)
  useEffect(() => {
    setNow(currentTime())
    const timer = setInterval(() => setNow(currentTime()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
