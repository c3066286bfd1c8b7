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
import type { ConsoleRouter } from './router'

const RouterContext = createContext<ConsoleRouter | undefined>(undefined)

export const useRouter = (): ConsoleRouter => {
  const router = useContext(RouterContext)
  if (!router) throw new Error('the console needs its router around it')
  return router
}

export const RouterRoot = ({ router, children }: { router: ConsoleRouter; children: ReactNode }) => {
  const [{ location, historyAction }, setState] = useState(router.state)
  // A kept page comes with the click: in a transition its few milliseconds of work would come in slices, over several frames.
  // Any other comes in a transition, so that the page before stays until it is there.
  useLayoutEffect(
    () =>
      router.subscribe((state) =>
        router.isAtOnce(state.location) ? setState(state) : startTransition(() => setState(state)),
      ),
    [router],
  )
  return (
    <RouterContext value={router}>
      <Router location={location} navigationType={historyAction} navigator={router.navigator}>
        {children}
      </Router>
    </RouterContext>
  )
}

/** The navigation that waits for an answer, of those that `loses` is true for. */
export const useHeld = (loses: (from: Path, to: Path) => boolean): ConsoleRouter['held'] => {
  const router = useRouter()
  const holds = useEffectEvent(loses)
  useEffect(() => router.holdIf((from, to) => holds(from, to)), [router])
  return useSyncExternalStore(router.subscribe, () => router.held)
}
