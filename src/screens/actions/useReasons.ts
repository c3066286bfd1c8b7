import { useEffect, useState } from 'react'
import { useEvent } from 'react-admin'
import type { Locale } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'

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
