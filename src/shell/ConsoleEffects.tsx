import { Suspense, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Permissions } from '@/declaration'
import { preload } from '@/platform/preload'
import { useAreaComponent, useHeads } from '@/screens'
import { isInArea } from '@/screens/areaPage'
import { useAreas } from '@/screens/declarations'

/**
 * Preloads the declaration of an area once a link to it is hovered or focused, whether in the menu, the breadcrumb or
 * the dashboard. One listener covers them all.
 */
export const EarlyDeclarations = () => {
  const areas = useAreas()
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin) return
      for (const head of areas.heads)
        if (isInArea(head, link.pathname) && !areas.read(head.name))
          void preload(() => areas.fetch(head.name))
    }
    document.addEventListener('pointerover', look, { passive: true })
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
    }
  }, [areas])
  return null
}

/** Announces a change of the operator's permissions once: parts of the console may suddenly appear or disappear. */
export const PermissionNews = ({ permissions }: { permissions: Permissions | undefined }) => {
  const notify = useNotify()
  const known = useRef(permissions)
  useEffect(() => {
    const before = known.current
    known.current = permissions
    if (before && before !== permissions) notify('console.view_as.changed', { type: 'info' })
  }, [permissions, notify])
  return null
}

/** How long to wait after the frame where the browser has no idle callback (Safari), ms. */
const idleAfter = 2000

const Greeting = ({ component }: { component: string }) => {
  const Component = useAreaComponent<object>(component)
  return Component && <Component />
}

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
