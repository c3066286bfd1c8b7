import { useEffect, useMemo } from 'react'
import type { DataProvider } from 'react-admin'
import { PlatformError } from '@/platform/errors'
import { isQuiet, quietly, withFailureToast } from '@/platform/failures'
import type { OperatorSource } from '@/platform/operator'

/** With this code the platform refuses what the account may not do (domain §1). */
const denied = 10003
/** Refused calls come in flocks: no more often than this do they have the platform asked, ms. */
const pause = 5000
/** So long out of sight, and the operator's permissions may be others, ms. */
const longAway = 60_000

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null

/** Whether an answer about several records says of one that it is not allowed. */
const deniesOne = (answer: unknown): boolean => {
  const data = isRecord(answer) ? answer.data : undefined
  const failed = isRecord(data) ? data.failed : undefined
  return Array.isArray(failed) && failed.some((one: unknown) => isRecord(one) && one.code === denied)
}

/** Hears of errors and answers, and of those alone that say that the operator may do less than is shown. */
export type Recheck = (heard: unknown) => void

/**
 * Asks the platform anew who the operator is and what they may do when a call has been refused for want of permission,
 * and when the window comes back into sight after more than a minute.
 *
 * @returns to be told of every failure and of every answer about several records
 */
export const useRecheck = (operator: OperatorSource): Recheck => {
  const recheck = useMemo(() => {
    let asked = Number.NEGATIVE_INFINITY
    return () => {
      const now = Date.now()
      if (now - asked < pause) return
      asked = now
      // What was known stays. A session that is over is seen to elsewhere.
      operator.refresh().catch(() => undefined)
    }
  }, [operator])
  useEffect(() => {
    let hiddenAt = document.hidden ? Date.now() : undefined
    const look = () => {
      if (document.hidden) hiddenAt = Date.now()
      else if (hiddenAt !== undefined && Date.now() - hiddenAt > longAway) recheck()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [recheck])
  return useMemo(
    () => (heard) => {
      if ((heard instanceof PlatformError && heard.code === denied) || deniesOne(heard)) recheck()
    },
    [recheck],
  )
}

/** Whether what a method was given holds a quiet signal: by itself, among its parameters, or in their `meta`. */
const isAskedQuietly = (given: readonly unknown[]): boolean =>
  given.some(
    (one) =>
      isQuiet(one) ||
      (isRecord(one) && (isQuiet(one.signal) || (isRecord(one.meta) && isQuiet(one.meta.signal)))),
  )

/**
 * The data provider, of whose failures the operator is told, and of whose refusals somebody else: not every call of a screen
 * goes through react-query.
 */
export const tellingFailures = (provider: DataProvider, tell: Recheck): DataProvider =>
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
          tell(answer)
          return answer
        } catch (error) {
          tell(error)
          throw error
        }
      }
    },
  })
