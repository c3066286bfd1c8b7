import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNotify } from 'react-admin'
import type { Permissions } from '@/declaration'
import { mayHaveDrafts, watchForDrafts } from '@/platform/drafts/mark'
import { loadList, useAreaComponent, useHeads } from '@/screens'
import { isInArea } from '@/screens/areaPage'
import { useAreas } from '@/screens/declarations'
import { loadMui, plainComponent } from '@/ui/late'
import { preload } from '@/ui/preload'
import { usePlainAddress } from './addresses'
import { useEarly } from './useEarly'

/** What the next click may need. */
const loadNext = () => Promise.all([loadMui(), loadList()])

/** Preloads the declaration of an area once a link to it, wherever it is, is hovered or focused. */
const useEarlyDeclarations = () => {
  const areas = useAreas()
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin) return
      for (const head of areas.heads)
        if (isInArea(head, link.pathname) && !areas.read(head.name))
          void preload(() => areas.fetch(head.name))
    }
    const end = new AbortController()
    document.addEventListener('pointerover', look, { passive: true, signal: end.signal })
    document.addEventListener('focusin', look, { signal: end.signal })
    return () => end.abort()
  }, [areas])
}

const usePermissionNotice = (permissions: Permissions | undefined) => {
  const notify = useNotify()
  const known = useRef(permissions)
  useEffect(() => {
    const before = known.current
    known.current = permissions
    if (before && before !== permissions) notify('console.view_as.changed', { type: 'info' })
  }, [permissions, notify])
}

const Unfinished = plainComponent(() => import('./drafts/Unfinished'))

const Asking = plainComponent(() => import('./explain/Asking'))

const Greeting = ({ component }: { component: string }) => {
  const Component = useAreaComponent<object>(component)
  return Component && <Component />
}

export const ConsoleEffects = ({ permissions }: { permissions: Permissions | undefined }) => {
  const resources = useHeads()
  const [idle, setIdle] = useState(false)
  const hasDrafts = useSyncExternalStore(watchForDrafts, mayHaveDrafts)
  const start = useCallback(async () => setIdle(true), [])
  useEarly(start, true)
  useEarly(loadNext, true)
  useEarlyDeclarations()
  usePermissionNotice(permissions)
  usePlainAddress()
  if (!idle) return null
  return (
    <Suspense>
      <Asking />
      {hasDrafts && <Unfinished />}
      {resources.map(({ name, greeting }) => greeting && <Greeting key={name} component={greeting} />)}
    </Suspense>
  )
}
