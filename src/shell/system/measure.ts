import Cookies from 'js-cookie'
import { fieldOf } from '@/platform/answer'
import { attempt } from '@/platform/attempt'
import { envelopeOf, fetchText, readJson } from '@/platform/client'
import { clockAhead } from '@/platform/clock'
import { endsSession, messageOf, PlatformError, TransportError } from '@/platform/errors'
import { basePath } from '@/platform/request'

export type Answered =
  | {
      readonly reached: true
      /** From request to complete answer, ms. */
      readonly took: number
      readonly signedOut: boolean
      /** The platform's clock minus this device's, s; undefined when the platform does not send its time. */
      readonly clockAhead: number | undefined
    }
  | { readonly reached: false; readonly why: string }

/** Asks the platform who is signed in, like the console does, but only looks at how the answer arrives. */
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

const keeps = (storage: () => Storage): boolean =>
  attempt(() => {
    storage().setItem(probe, '1')
    const kept = storage().getItem(probe) === '1'
    storage().removeItem(probe)
    return kept
  }) ?? false

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

/** @throws DOMException named AbortError when `signal` aborts */
export const measure = async (signal: AbortSignal) => ({
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

export type Measured = Awaited<ReturnType<typeof measure>>
