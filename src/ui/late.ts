import {
  type ComponentType,
  createElement,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useNotify } from 'react-admin'
import { preload } from './preload'

export type LoadPart<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** MUI and its theme. The frame and an idle screen do without them. */
export const loadMui = () => import('@/theme/MuiTheme')

/** Loads a part together with MUI's theme and wraps it in that. */
const withMui =
  <Props extends object>(load: LoadPart<Props>): LoadPart<Props> =>
  async () => {
    const [{ default: Part }, { MuiTheme }] = await Promise.all([load(), loadMui()])
    return { default: (props) => createElement(MuiTheme, null, createElement(Part, props)) }
  }

/** Event handlers for an opener that start loading its part before the click, by pointer or keyboard. */
export const early = (load: () => Promise<unknown>) => {
  const fetch = () => void preload(() => Promise.all([load(), loadMui()]))
  return { onPointerEnter: fetch, onFocus: fetch }
}

/** The result of a load once it is wanted; undefined before, and after a failure until it is wanted again. */
export const useLoaded = <T>(
  load: () => Promise<T>,
  wanted: boolean,
  onLost?: (error: unknown) => void,
): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly value: T }>()
  const fetch = useEffectEvent(load)
  const lost = useEffectEvent((error: unknown) => onLost?.(error))
  const missing = wanted && !loaded
  useEffect(() => {
    if (!missing) return
    let current = true
    fetch().then(
      (value) => current && setLoaded({ value }),
      (error: unknown) => current && lost(error),
    )
    return () => {
      current = false
    }
  }, [missing])
  return loaded?.value
}

/** Reports that something to be opened failed to load, and stops asking for it. */
export const useLost = (onLost: () => void) => {
  const notify = useNotify()
  return () => {
    notify('ra.notification.http_error', { type: 'error' })
    onLost()
  }
}

/**
 * A part of the console that loads when first needed, for example on a click. A failed load is reported and can be retried. The
 * screen stays as it is.
 *
 * @param onLost called when loading failed, to stop asking for it
 * @returns the part once it has loaded, even while it is not wanted, so that it can animate out
 */
export const usePart = <Props extends object>(
  load: LoadPart<Props>,
  wanted: boolean,
  onLost: () => void,
): ComponentType<Props> | undefined => useLoaded(withMui(load), wanted, useLost(onLost))?.default

/** A lazily loaded part that is open or closed. */
export const useLatePart = <Props extends object>(load: LoadPart<Props>) => {
  const [wanted, want] = useState(false)
  const close = () => want(false)
  const part = usePart(load, wanted, close)
  return { Part: wanted ? part : undefined, open: () => want(true), close }
}

/** A part that is rendered only while it is open. */
export const openedPart =
  <Props extends { readonly onClose: () => void }>(load: LoadPart<Props>) =>
  (props: Props): ReactNode => {
    const Part = usePart(load, true, props.onClose)
    return Part && createElement(Part, props)
  }

/** Functions that reset the failed loads of pages and their data, so that they are retried. */
const lostPages = new Set<() => void>()

const lost = new Set<unknown>()

/** Whether a screen failed because something it loads late did not arrive. */
export const isLost = (error: unknown): boolean => lost.has(error)

const askedFor = new WeakMap<object, Map<string, Promise<unknown>>>()

const askedOf = (whose: object) => {
  const all = askedFor.get(whose) ?? new Map<string, Promise<unknown>>()
  askedFor.set(whose, all)
  return all
}

/** Starts loading something that a screen will read with `awaited`. */
export const fetchAwaited = (whose: object, name: string, load: () => Promise<unknown>): Promise<unknown> => {
  const all = askedOf(whose)
  const before = all.get(name)
  if (before) return before
  const asked = load().then(
    (value) => {
      // Lets React read it synchronously, even if nothing has awaited it before.
      Object.assign(asked, { status: 'fulfilled', value })
      return value
    },
    (error: unknown) => {
      lost.add(error)
      lostPages.add(() => all.delete(name))
      throw error
    },
  )
  all.set(name, asked)
  return asked
}

/**
 * Something a screen cannot render without: returns it if it is there, otherwise suspends. Throws if loading failed, and retries
 * after `forgetLostPages`. Call it while rendering; unlike other hooks, it may be called conditionally.
 *
 * @param whose the owner, the same object at every call
 * @param name identifies it within the owner
 * @param known the value, if it is already there
 */
export const awaited = <T>(whose: object, name: string, known: T | undefined, load: () => Promise<T>): T => {
  // React expects the same promise again in later renders.
  const before = askedOf(whose).get(name)
  if (known !== undefined && !before) return known
  // Each name stands for a single type.
  return use(before ?? fetchAwaited(whose, name, load)) as T
}

/** A component that loads when it is first rendered. */
export interface LateComponent<Props> {
  (props: Props): ReactNode
  /** Suspends until it has loaded, so that nothing moves when it appears. */
  readonly wait: () => ComponentType<Props>
  /** Loads it, so that it renders at once. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A component that loads when first rendered and does not use MUI, so it does not wait for MUI's theme. `lazy` would keep
 * failing; this retries after a failure.
 */
export const plainComponent = <Props extends object>(load: LoadPart<Props>): LateComponent<Props> => {
  const wait = () => awaited(load, '', undefined, load).default
  const fetch = () => fetchAwaited(load, '', load)
  return Object.assign((props: Props) => createElement(wait(), props), { wait, fetch })
}

/** A component that loads when first rendered, wrapped in MUI's theme. */
export const lateComponent = <Props extends object>(load: LoadPart<Props>): LateComponent<Props> =>
  plainComponent(withMui(load))

/**
 * Renders its children inside MUI's theme once that has loaded. Only for things that are not late parts, like an area's panel.
 */
export const InMui = plainComponent<{ children: ReactNode }>(async () => ({
  default: (await loadMui()).MuiTheme,
}))

/** Allows failed pages to load again. Call it only after their failure was reported: any sooner would cause an endless loop. */
export const forgetLostPages = (): void => {
  for (const forget of lostPages) forget()
  lostPages.clear()
}
