import Cookies from 'js-cookie'
import { fieldOf } from '@/platform/answer'
import { basePath, envelopeOf, fetchText, readJson } from '@/platform/client'
import { endsSession, messageOf, PlatformError, TransportError } from '@/platform/errors'

/** How a question to the platform went. */
export type Answered =
  | {
      readonly reached: true
      /** From question to whole answer, ms. */
      readonly took: number
      /** The platform says that the session is over. */
      readonly signedOut: boolean
      /** The platform's clock less this device's, s; undefined when the platform does not tell its time. */
      readonly clockAhead: number | undefined
    }
  | { readonly reached: false; readonly why: string }

/** Everything that the checks look at. Nothing of it is secret. */
export interface Measured {
  readonly platform: Answered
  readonly online: boolean
  readonly cookies: boolean
  readonly storage: boolean
  /** What the console needs and this browser lacks. */
  readonly lacking: readonly string[]
  /** Whether pages may use the clipboard directly. */
  readonly clipboard: boolean
  readonly browser: string
  /** The file that the console was started from; it names the release. */
  readonly release: string
  readonly window: { readonly width: number; readonly height: number; readonly scale: number }
  /** Languages that the browser asks for. */
  readonly languages: readonly string[]
  readonly timeZone: string
  readonly address: string
}

/**
 * How far the platform's clock is ahead of this device's, s. The header tells whole seconds, and the answer was on its way
 * for a part of the time: what could be either is no difference.
 *
 * @param date the header `Date`; null when there is none
 * @param sent when the question left, Unix ms
 * @param arrived when the answer was there, Unix ms
 */
export const clockAhead = (date: string | null, sent: number, arrived: number): number | undefined => {
  const start = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(start)) return undefined
  const earliest = start - arrived
  const latest = start + 1000 - sent
  if (earliest <= 0 && latest >= 0) return 0
  const nearest = earliest > 0 ? earliest : latest
  return Math.round(nearest / 1000)
}

/** Asks the platform who is signed in, as the console does, but looks only at how the answer comes. */
const askPlatform = async (signal: AbortSignal): Promise<Answered> => {
  const sent = Date.now()
  const begun = performance.now()
  try {
    const answer = await fetchText(`${basePath}/user/info`, { signal, cache: 'no-store' })
    const took = Math.round(performance.now() - begun)
    const arrived = Date.now()
    const envelope = envelopeOf(readJson(answer))
    if (!envelope) throw new TransportError('answer', answer.status)
    return {
      reached: true,
      took,
      signedOut: endsSession(new PlatformError(envelope, answer.status)),
      clockAhead: clockAhead(answer.headers.get('date'), sent, arrived),
    }
  } catch (error) {
    if (!(error instanceof TransportError)) throw error
    return { reached: false, why: messageOf(error) }
  }
}

const probe = 'console-self-test'

const keepsCookies = (): boolean => {
  Cookies.set(probe, '1', { sameSite: 'lax' })
  const kept = Cookies.get(probe) === '1'
  Cookies.remove(probe)
  return kept
}

const keeps = (storage: () => Storage): boolean => {
  try {
    storage().setItem(probe, '1')
    const kept = storage().getItem(probe) === '1'
    storage().removeItem(probe)
    return kept
  } catch {
    return false
  }
}

/** What the console uses and older browsers have not. */
const needed: Readonly<Record<string, () => boolean>> = {
  'AbortSignal.any': () => 'any' in AbortSignal,
  'Array.toSorted': () => 'toSorted' in Array.prototype,
  ResizeObserver: () => 'ResizeObserver' in globalThis,
  'Intl.RelativeTimeFormat': () => 'RelativeTimeFormat' in Intl,
  'CSS dvh': () => CSS.supports('height', '1dvh'),
  inert: () => 'inert' in HTMLElement.prototype,
}

const releaseOf = (): string => {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  return script.replace(/^.*\//, '')
}

/**
 * Looks at everything that support asks about first.
 *
 * @throws DOMException named AbortError when `signal` aborts
 */
export const measure = async (signal: AbortSignal): Promise<Measured> => ({
  platform: await askPlatform(signal),
  online: navigator.onLine,
  cookies: keepsCookies(),
  storage: keeps(() => localStorage) && keeps(() => sessionStorage),
  lacking: Object.entries(needed).flatMap(([name, there]) => (there() ? [] : [name])),
  clipboard: fieldOf(navigator, 'clipboard') !== undefined,
  browser: navigator.userAgent,
  release: releaseOf(),
  window: { width: innerWidth, height: innerHeight, scale: devicePixelRatio },
  languages: navigator.languages,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  address: location.origin + location.pathname,
})
