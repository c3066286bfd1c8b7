import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNotify } from 'react-admin'
import type { Permissions } from '@/declaration'
import { mayHaveDrafts, watchForDrafts } from '@/platform/drafts/mark'
import { loadList, useAreaComponents, useHeads } from '@/screens'
import { isInArea } from '@/screens/areaPage'
import { useAreas } from '@/screens/declarations'
import { forgetLostPages, type LateComponent, loadMui, plainComponent } from '@/ui/late'
import { preload } from '@/ui/preload'
import { usePlainAddress } from './addresses'
import { news } from './delivered/news'
import { PageBoundary } from './panes/Panes'
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

const DeliveredBar = plainComponent(() => import('./delivered/DeliveredBar'))

const AtRest = plainComponent(() => import('./AtRest'))

interface BackgroundProps {
  readonly Part: LateComponent<object>
  /** The current address. When it changes, a part that failed to load is tried again. */
  readonly at: string
}

/** A part that nothing waits for. If it fails to load, nothing is missing, so nothing is reported. */
const Background = ({ Part, at }: BackgroundProps) => {
  const [isThere, setThere] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address tries again
  useEffect(() => {
    if (!isThere) Part.fetch().then(() => setThere(true), forgetLostPages)
  }, [Part, isThere, at])
  return isThere && <Part />
}

export const ConsoleEffects = ({ permissions }: { permissions: Permissions | undefined }) => {
  const greetings = useAreaComponents(useHeads().map(({ greeting }) => greeting))
  const [idle, setIdle] = useState(false)
  const hasDrafts = useSyncExternalStore(watchForDrafts, mayHaveDrafts)
  const hasNews = useSyncExternalStore(news.subscribe, news.read) !== undefined
  const start = useCallback(() => {
    setIdle(true)
    return loadNext()
  }, [])
  useEarly(start, true)
  useEarlyDeclarations()
  usePermissionNotice(permissions)
  usePlainAddress()
  const { pathname } = useLocation()
  if (!idle) return null
  const parts = [...greetings, AtRest, hasNews && DeliveredBar, hasDrafts && Unfinished]
  // Each part has its own boundary: if one fails, the others still load, and the next page retries it.
  return (
    <Suspense>
      {parts.map((Part, place) => (
        <PageBoundary key={String(place)} at={pathname} silent>
          {Part && <Background Part={Part} at={pathname} />}
        </PageBoundary>
      ))}
    </Suspense>
  )
}
