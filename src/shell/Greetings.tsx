import { Suspense, useEffect, useState } from 'react'
import { useAreaComponent, useHeads } from '@/screens'

/** How long after the frame what greets is fetched where the browser cannot say that it is idle (Safari), ms. */
const idleAfter = 2000

const Greeting = ({ component }: { component: string }) => {
  const Component = useAreaComponent<object>(component)
  return Component && <Component />
}

/** What areas have to say to somebody who has just come in, over the frame: fetched once nothing else is to be done. */
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
