import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser is printing. Whatever depends on it is rendered before the browser lays out the pages. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal: end.signal })
    addEventListener('afterprint', () => setPrinting(false), { signal: end.signal })
    return () => end.abort()
  }, [])
  return printing
}
