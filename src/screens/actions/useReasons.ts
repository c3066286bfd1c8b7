import { useEffect, useState } from 'react'
import { useEvent } from 'react-admin'
import type { Locale } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'

type Catalogue = typeof import('@/declaration/errors')

/** A code in words; undefined while nobody knows it, and for messages that hold figures only the platform knows. */
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
 * Why the platform would refuse, in the operator's language. The catalogue is large, so it is fetched only once
 * somebody looks; until then, and for messages that hold figures only the platform knows, a plain sentence stands in.
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
      // The plain sentence stays.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [wanted, catalogue])
  return (code) => reasonIn(catalogue, code, locale) ?? say('console.action.not_allowed')
}

/** The same for who asks once: what is said when a key is pressed in vain. */
export const useReasonOf = (): ((code: number | undefined) => Promise<string>) => {
  const say = useSay()
  const locale = useLocale()
  return useEvent(async (code) => {
    const catalogue = await import('@/declaration/errors').catch(() => undefined)
    return reasonIn(catalogue, code, locale) ?? say('console.action.not_allowed')
  })
}
