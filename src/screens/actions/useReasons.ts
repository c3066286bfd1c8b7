import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useConsoleLocale } from '@/i18n/useLocalised'

type Catalogue = typeof import('@/declaration/errors')

/**
 * Why the platform would refuse, in the operator's language. The catalogue is large, so it is fetched only once
 * somebody looks; until then, and for messages that hold figures only the platform knows, a plain sentence stands in.
 */
export const useReasons = (wanted: boolean): ((code: number | undefined) => string) => {
  const translate = useTranslate()
  const locale = useConsoleLocale()
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
  return (code) => {
    const known = code !== undefined && catalogue && Object.hasOwn(catalogue.errorCatalogue, code)
    const message = known ? catalogue.fillMessage(code, locale) : undefined
    return message === undefined || /\{\w+\}/.test(message)
      ? translate('console.action.not_allowed')
      : message
  }
}
