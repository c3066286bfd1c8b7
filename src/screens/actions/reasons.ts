import { useEvent } from 'react-admin'
import type { Locale } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { useLoaded } from '@/ui/late'

const loadCatalogue = () => import('@/declaration/errors')

/** A code's message; undefined if unknown, or if it contains figures that only the platform knows. */
const reasonIn = (
  catalogue: Awaited<ReturnType<typeof loadCatalogue>> | undefined,
  code: number | undefined,
  locale: Locale,
) => {
  const known = code !== undefined && catalogue?.errorLabel(code)
  const message = known ? catalogue?.fillMessage(code, locale) : undefined
  return message === undefined || /\{\w+\}/.test(message) ? undefined : message
}

/** Why the platform would refuse; a general sentence until the large catalogue is loaded, or if it lacks a figure. */
export const useReasons = (wanted: boolean): ((code: number | undefined) => string) => {
  const say = useSay()
  const locale = useLocale()
  const catalogue = useLoaded(loadCatalogue, wanted)
  return (code) => reasonIn(catalogue, code, locale) ?? say('console.action.not_allowed')
}

/** The same as a one-off request, for a shortcut whose action is not allowed. */
export const useReasonOf = (): ((code: number | undefined) => Promise<string>) => {
  const say = useSay()
  const locale = useLocale()
  return useEvent(async (code) => {
    const catalogue = await loadCatalogue().catch(() => undefined)
    return reasonIn(catalogue, code, locale) ?? say('console.action.not_allowed')
  })
}
