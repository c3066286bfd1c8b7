import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { type Path, Router } from 'react-router-dom'
import { isInTime } from './inTime'
import type { ConsoleRouter } from './router'

const RouterContext = createContext<ConsoleRouter | undefined>(undefined)

export const useRouter = (): ConsoleRouter => {
  const router = useContext(RouterContext)
  if (!router) throw new Error('the console needs its router around it')
  return router
}

const isPrepared = async (router: ConsoleRouter, to: Path): Promise<boolean> => {
  const preparing = router.prepare(to)
  return preparing !== undefined && isInTime(preparing)
}

export const RouterRoot = ({ router, children }: { router: ConsoleRouter; children: ReactNode }) => {
  const [{ location, historyAction }, setState] = useState(router.state)
  useLayoutEffect(() => {
    let latest = router.state.location
    return router.subscribe(async (state) => {
      const { location } = state
      if (location === latest) return
      latest = location
      const atOnce = router.isAtOnce(location) || (await isPrepared(router, location))
      if (latest !== location) return
      // A transition would spread a few milliseconds of work over several frames, so a page that is ready renders at once. For
      // any other page, a transition keeps the previous page visible until it is.
      if (atOnce) setState(state)
      else startTransition(() => setState(state))
    })
  }, [router])
  return (
    <RouterContext value={router}>
      <Router location={location} navigationType={historyAction} navigator={router.navigator}>
        {children}
      </Router>
    </RouterContext>
  )
}

/** The navigation waiting for an answer, among those for which `loses` is true. */
export const useHeld = (loses: (from: Path, to: Path) => boolean): ConsoleRouter['held'] => {
  const router = useRouter()
  const holds = useEffectEvent(loses)
  useEffect(() => router.holdIf((from, to) => holds(from, to)), [router])
  return useSyncExternalStore(router.subscribe, () => router.held)
}
