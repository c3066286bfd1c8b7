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
import { preload } from '@/platform/preload'

/** Imports the file of a part. */
export type LoadPart<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** What an opener is given, so that its part is on the way before the click: handlers for pointer and keyboard. */
export const early = (load: () => Promise<unknown>) => {
  const fetch = () => void preload(load)
  return { onPointerEnter: fetch, onFocus: fetch }
}

/** How long after its place a part is fetched where the browser cannot say that it is idle (Safari), ms. */
const idleAfter = 2000

/** Fetches a part that is likely to be wanted, as soon as nothing else is to be done. */
export const useEarly = (load: () => Promise<unknown>, likely: boolean): void => {
  useEffect(() => {
    if (!likely) return
    const fetch = () => void preload(load)
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetch, idleAfter)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(fetch)
    return () => cancelIdleCallback(request)
  }, [load, likely])
}

/**
 * A part of the console that is fetched when it is first wanted: what a click opens. One that does not arrive is reported
 * and can be wanted again; what is on the screen stays.
 *
 * @param onLost it did not arrive, and is no longer to be wanted
 * @returns the part from its arrival on, also while it is not wanted, so that it can slide out
 */
export const usePart = <Props>(
  load: LoadPart<Props>,
  wanted: boolean,
  onLost: () => void,
): ComponentType<Props> | undefined => {
  const notify = useNotify()
  const [part, setPart] = useState<Awaited<ReturnType<LoadPart<Props>>>>()
  const fetch = useEffectEvent(() => load())
  const lost = useEffectEvent(() => {
    notify('ra.notification.http_error', { type: 'error' })
    onLost()
  })
  const missing = wanted && !part
  useEffect(() => {
    if (!missing) return
    let current = true
    fetch().then(
      (loaded) => current && setPart(loaded),
      () => current && lost(),
    )
    return () => {
      current = false
    }
  }, [missing])
  return part?.default
}

/**
 * A late part that is open or closed.
 *
 * @returns the part while it is open, and the ways to open and to close it
 */
export const useLatePart = <Props>(load: LoadPart<Props>) => {
  const [wanted, want] = useState(false)
  const close = () => want(false)
  const part = usePart(load, wanted, close)
  return { Part: wanted ? part : undefined, open: () => want(true), close }
}

/** What makes a page, or what it waits for, be fetched anew after it was lost. */
const lostPages = new Set<() => void>()

const askedFor = new WeakMap<object, Map<string, Promise<unknown>>>()

const askedOf = (whose: object) => {
  const all = askedFor.get(whose) ?? new Map<string, Promise<unknown>>()
  askedFor.set(whose, all)
  return all
}

const ask = (whose: object, name: string, load: () => Promise<unknown>): Promise<unknown> => {
  const all = askedOf(whose)
  const before = all.get(name)
  if (before) return before
  const asked = load().then(
    (value) => {
      // By which React knows it without waiting, also where nothing has waited for it before.
      Object.assign(asked, { status: 'fulfilled', value })
      return value
    },
    (error: unknown) => {
      lostPages.add(() => all.delete(name))
      throw error
    },
  )
  all.set(name, asked)
  return asked
}

/** Asks for what a screen will wait for by `awaited`. */
export const fetchAwaited = async (
  whose: object,
  name: string,
  load: () => Promise<unknown>,
): Promise<void> => {
  await ask(whose, name, load)
}

/**
 * Something that a screen cannot be drawn without: what is there, else it waits (Suspense). What does not arrive fails the
 * screen, and is asked for anew after `forgetLostPages`. Called while a component is drawn; conditions may stand around it.
 *
 * @param whose the same at every call for the same things
 * @param name which of them
 * @param known it, when it is there
 */
export const awaited = <T>(whose: object, name: string, known: T | undefined, load: () => Promise<T>): T => {
  // What has been waited for once is read in the same way afterwards, as React wants it.
  const before = askedOf(whose).get(name)
  if (known !== undefined && !before) return known
  // By this name nothing else is asked for.
  return use(before ?? ask(whose, name, load)) as T
}

/** A component that is fetched when it is first drawn. */
export interface LateComponent<Props> {
  (props: Props): ReactNode
  /** Has what is being drawn wait for it (Suspense), so that nothing moves when it comes. */
  readonly wait: () => ComponentType<Props>
}

/**
 * A component that is fetched when it is first drawn, such as a page. One that does not arrive fails like one that throws;
 * `lazy` would fail it for ever, this one is asked for anew after `forgetLostPages`.
 */
export const lateComponent = <Props extends object>(load: LoadPart<Props>): LateComponent<Props> => {
  const wait = () => awaited(load, '', undefined, load).default
  return Object.assign((props: Props) => createElement(wait(), props), { wait })
}

/** The pages that did not arrive have been reported, and may be tried again: no sooner, or the trying would not end. */
export const forgetLostPages = (): void => {
  for (const forget of lostPages) forget()
  lostPages.clear()
}
