import { useEvent } from 'react-admin'
import type { Resource, WireRecord } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { useLoaded } from '@/ui/late'
import type { Conditional } from '../conditions/obstacle'

/** What is refused for which record, and the code the platform would answer. */
export interface Refused {
  readonly offer: Conditional
  readonly record: WireRecord
  readonly code?: number
}

type Area = Pick<Resource, 'fields'>

/** Loaded separately, because the error catalogue is large. */
const loadTexts = () => import('./reasonText')

const useWording = ({ fields }: Area) => {
  const say = useSay()
  const locale = useLocale()
  return (texts: Awaited<ReturnType<typeof loadTexts>> | undefined, refused: Refused) =>
    texts?.reasonText(refused, fields, locale) ?? say('console.action.not_allowed')
}

/** Why an area refuses something, in words. `wanted` fetches the texts; until they are there, a general sentence is used. */
export const useReasons = (area: Area, wanted: boolean): ((refused: Refused) => string) => {
  const worded = useWording(area)
  const texts = useLoaded(loadTexts, wanted)
  return (refused) => worded(texts, refused)
}

/** The same as a one-off request, for a shortcut whose action is not allowed. */
export const useReasonOf = (area: Area): ((refused: Refused) => Promise<string>) => {
  const worded = useWording(area)
  return useEvent(async (refused) => worded(await loadTexts().catch(() => undefined), refused))
}

/** What a button does, or why it cannot be pressed. It is then grey, but the keyboard still reaches it and its reason. */
export const pressOr = <Press>(why: string | undefined, onClick: Press) =>
  why === undefined ? { onClick } : { 'aria-disabled': true, 'aria-description': why, 'data-tip': why }
