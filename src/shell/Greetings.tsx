import { Suspense, useEffect, useState } from 'react'
import { useAreaComponent, useHeads } from '@/screens'

/** How long to wait after the frame where the browser has no idle callback (Safari), ms. */
const idleAfter = 2000

const Greeting = ({ component }: { component: string }) => {
  const Component = useAreaComponent<object>(component)
  return Component && <Component />
}

/** Greetings that areas show after signing in, over the frame; loaded when the browser is idle. */
export const Greetings = () => {
  const resources = useHeads()
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const start = () => setIdle(true)
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(start, idleAfter)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(start)
    return () => cancelIdleCallback(request)
  }, [])
  if (!idle) return null
  return (
    <Suspense>
      {resources.map(({ name, greeting }) => greeting && <Greeting key={name} component={greeting} />)}
    </Suspense>
  )
}
