import { useEffect } from 'react'
import type { DataProvider } from 'react-admin'
import { fieldOf } from '@/platform/answer'
import { PlatformError } from '@/platform/errors'
import { isQuiet, quietly, withFailureToast } from '@/platform/failures'
import type { OperatorSource } from '@/platform/operator'

/** The platform's code for a call that the account may not make. */
const denied = 10003
/** Refused calls come in bursts; ask the platform at most this often, ms. */
const pause = 5000
/** After this long in the background, the permissions may have changed, ms. */
const longAway = 60_000

const deniesOne = (answer: unknown): boolean => {
  const failed = fieldOf(fieldOf(answer, 'data'), 'failed')
  return Array.isArray(failed) && failed.some((one: unknown) => fieldOf(one, 'code') === denied)
}

/** Reloads the operator's permissions. */
export interface Recheck {
  (): void
  /** Reloads them if a failure or a bulk answer denies a call. */
  readonly after: (outcome: unknown) => void
}

export const createRecheck = (operator: Pick<OperatorSource, 'refresh'>): Recheck => {
  let asked = Number.NEGATIVE_INFINITY
  const recheck = () => {
    const now = performance.now()
    if (now - asked < pause) return
    asked = now
    // Keep what was known. An expired session is handled elsewhere.
    operator.refresh().catch(() => undefined)
  }
  const after = (outcome: unknown) => {
    if ((outcome instanceof PlatformError && outcome.code === denied) || deniesOne(outcome)) recheck()
  }
  return Object.assign(recheck, { after })
}

/** Reloads permissions after more than a minute away. */
export const useRecheck = (recheck: Recheck): void =>
  useEffect(() => {
    let hiddenAt = document.hidden ? Date.now() : undefined
    const look = () => {
      if (document.hidden) hiddenAt = Date.now()
      // performance.now() stops while a computer sleeps; this clock may have been set back.
      else if (hiddenAt !== undefined && Math.abs(Date.now() - hiddenAt) > longAway) recheck()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [recheck])

/** Whether a method's arguments contain a quiet signal: directly, among its parameters, or in their `meta`. */
const isAskedQuietly = (given: readonly unknown[]): boolean =>
  given.some((one) => [one, fieldOf(one, 'signal'), fieldOf(fieldOf(one, 'meta'), 'signal')].some(isQuiet))

/** Shows a toast for every failed call and reports denials: not every call of a screen goes through react-query. */
export const withFailureReports = (provider: DataProvider, { after }: Recheck): DataProvider =>
  new Proxy(provider, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...given: unknown[]) => {
        try {
          const ask = async (): Promise<unknown> => method.apply(target, given)
          const answer = await withFailureToast(
            ask,
            isAskedQuietly(given) ? quietly() : undefined,
            `${String(name)} ${typeof given[0] === 'string' ? given[0] : ''}`,
          )
          after(answer)
          return answer
        } catch (error) {
          after(error)
          throw error
        }
      }
    },
  })
