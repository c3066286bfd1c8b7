import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type Path,
  resolvePath,
  type To,
} from 'react-router-dom'
import { createEmitter } from '@/declaration/emitter'

type History = ReturnType<typeof createBrowserHistory>

interface RouterState {
  readonly location: Location
  readonly historyAction: History['action']
}

/** A navigation waiting for the operator's answer. */
interface Held {
  readonly to: Path
  readonly proceed: () => void
  readonly stay: () => void
}

type Holds = (from: Path, to: Path) => boolean
type AtOnce = (to: Location) => boolean
type Prepare = (to: Pick<Path, 'pathname' | 'search'>) => Promise<unknown>

/**
 * The console's address and navigations. React-router can only hold a navigation in its data router, which is twice as large as
 * everything we use of it.
 */
export const createRouter = (history: History) => {
  const { emit, subscribe } = createEmitter<[RouterState]>()
  const read = (): RouterState => ({ location: history.location, historyAction: history.action })
  let state = read()
  let holds: Holds = () => false
  let isAtOnce: AtOnce = () => false
  let prepare: Prepare | undefined
  let held: Held | undefined
  const setHeld = (next: Held | undefined) => {
    held = next
    emit(state)
  }
  const stay = () => setHeld(undefined)
  const arrive = () => {
    held = undefined
    state = read()
    emit(state)
  }

  /** Called once the browser is back where it was before a held step. */
  let stepped: (() => void) | undefined
  let proceeds = false
  history.listen(({ location: to, delta }) => {
    if (stepped) {
      stepped()
      stepped = undefined
      return
    }
    // The browser is already there. Without a delta, we cannot tell how to get back.
    if (delta && !proceeds && holds(state.location, to)) {
      const back = new Promise<void>((resolve) => {
        stepped = resolve
      })
      history.go(-delta)
      const proceed = async () => {
        await back
        proceeds = true
        history.go(delta)
      }
      return setHeld({ to, proceed, stay })
    }
    proceeds = false
    arrive()
  })

  const navigate = (to: To | number, { replace, state: own }: NavigateOptions = {}): void => {
    if (typeof to === 'number') {
      history.go(to)
      return
    }
    const target = history.encodeLocation(resolvePath(to, state.location.pathname))
    const proceed = () => {
      if (replace) history.replace(target, own)
      else history.push(target, own)
      arrive()
    }
    if (holds(state.location, target)) setHeld({ to: target, proceed, stay })
    else proceed()
  }

  return {
    get state() {
      return state
    },
    get held() {
      return held
    },
    subscribe,
    navigate,
    /** @returns a function that undoes it */
    holdIf: (next: Holds): (() => void) => {
      holds = next
      return () => {
        holds = () => false
      }
    },
    /** Whether the page at an address is loaded and can be shown right on the click. */
    isAtOnce: (to: Location): boolean => isAtOnce(to),
    /** @returns a function that undoes it */
    atOnceIf: (next: AtOnce): (() => void) => {
      isAtOnce = next
      return () => {
        isAtOnce = () => false
      }
    },
    /** Loads the code of the page at an address; undefined if nothing is registered for that. */
    prepare: (to: Parameters<Prepare>[0]): Promise<unknown> | undefined => prepare?.(to),
    /** @returns a function that undoes it */
    prepareBy: (next: Prepare): (() => void) => {
      prepare = next
      return () => {
        prepare = undefined
      }
    },
    /** For react-router's own links and hooks. */
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: (delta: number) => navigate(delta),
      push: (to: To, own?: unknown) => navigate(to, { state: own }),
      replace: (to: To, own?: unknown) => navigate(to, { replace: true, state: own }),
    },
  }
}

export type ConsoleRouter = ReturnType<typeof createRouter>
