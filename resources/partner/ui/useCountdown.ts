import { useEffect, useState } from 'react'

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Seconds until a time, updated every second. `end`: by `Date.now()`; undefined gives 0. */
export const useCountdown = (end: number | undefined): number => {
  const [left, setLeft] = useState(() => (end === undefined ? 0 : secondsTo(end)))
  useEffect(() => {
    const tell = () => setLeft(end === undefined ? 0 : secondsTo(end))
    tell()
    if (end === undefined) return
    const timer = setInterval(tell, 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}

export const clockOf = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
