import { useEffect, useState } from 'react'
import { useEvent } from 'react-admin'
import { type Action, judge, type Locale, type WireRecord } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'

/** Whether a record allows an action; if not, the platform's refusal code, if declared. */
export type Availability = { readonly allowed: true } | { readonly allowed: false; readonly code?: number }

/**
 * Judges an action on a record as the platform will: its refusals in order, then whether it is already done, then its
 * precondition. If a required value is unknown, the action is allowed: the platform decides.
 *
 * @param now Unix seconds
 * @param several whether the call includes other records
 */
export const availabilityOf = (
  action: Pick<Action, 'refuse' | 'done' | 'when' | 'inBulk'>,
  record: WireRecord,
  now: number,
  several = false,
): Availability => {
  const reasons = [...(action.refuse ?? []), ...((several && action.inBulk?.refuse) || [])]
  const refusal = reasons.find(({ when }) => judge(when, record, now))
  if (refusal) return { allowed: false, code: refusal.code }
  if (action.done && judge(action.done, record, now)) return { allowed: false }
  return judge(action.when, record, now) === false ? { allowed: false } : { allowed: true }
}

/** The console's clock in Unix seconds. */
export const currentTime = (): number => Math.floor(Date.now() / 1000)

type Catalogue = typeof import('@/declaration/errors')

/** A code's message; undefined if unknown, or if it contains figures that only the platform knows. */
const reasonIn = (
  catalogue: Catalogue | undefined,
  code: number | undefined,
  locale: Locale,
): string | undefined => {
  const known = code !== undefined && catalogue && Object.hasOwn(catalogue.errorCatalogue, code)
  const message = known ? catalogue.fillMessage(code, locale) : undefined
  return message === undefined || /\{\w+\}/.test(message) ? undefined : message
}

/**
 * Why the platform would refuse, in the operator's language. The catalogue is large, so it is loaded on demand; until then,
 * and for messages with figures that only the platform knows, a general sentence is used.
 */
export const useReasons = (wanted: boolean): ((code: number | undefined) => string) => {
  const say = useSay()
  const locale = useLocale()
  const [catalogue, setCatalogue] = useState<Catalogue>()
  useEffect(() => {
    if (!wanted || catalogue) return
    let current = true
    import('@/declaration/errors').then(
      (module) => current && setCatalogue(module),
      // Keep the general sentence.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [wanted, catalogue])
  return (code) => reasonIn(catalogue, code, locale) ?? say('console.action.not_allowed')
}

/** The same as a one-off request, for a shortcut whose action is not allowed. */
export const useReasonOf = (): ((code: number | undefined) => Promise<string>) => {
  const say = useSay()
  const locale = useLocale()
  return useEvent(async (code) => {
    const catalogue = await import('@/declaration/errors').catch(() => undefined)
    return reasonIn(catalogue, code, locale) ?? say('console.action.not_allowed')
  })
}
