import { useEffect, useState } from 'react'

const pauseMs = 250

/** Returns a text once typing has paused, so that not every letter makes a call. */
export const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
