import { type Fields, judge, type Locale } from '@/declaration'
import { errorLabel, fillMessage } from '@/declaration/errors'
import { textIn } from '@/declaration/label'
import { brief } from '../conditions/brief'
import { currentTime } from './availability'
import type { Refused } from './reasons'

/** A code's message; undefined if unknown, or if it contains figures that only the platform knows. */
const messageOf = (code: number | undefined, locale: Locale): string | undefined => {
  const message = code !== undefined && errorLabel(code) ? fillMessage(code, locale) : undefined
  return message === undefined || /\{\w+\}/.test(message) ? undefined : message
}

/**
 * The declared reason if the record fails the action's own condition. Otherwise the message of its code, which other actions may
 * share, or else the unmet declared conditions. Undefined if none of these is known.
 */
export const reasonText = (
  { offer, record, code }: Refused,
  fields: Fields,
  locale: Locale,
): string | undefined => {
  const now = currentTime()
  const declared = offer.reason && judge(offer.when, record, now) === false ? offer.reason : undefined
  if (declared) return textIn(declared, locale)
  return messageOf(code, locale) ?? brief(offer, record, fields, now, locale)
}
