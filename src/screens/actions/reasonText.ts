import type { Fields, Locale } from '@/declaration'
import { errorLabel, fillMessage } from '@/declaration/errors'
import { brief } from '../conditions/brief'
import { currentTime } from './availability'
import type { Refused } from './reasons'

/** A code's message; undefined if unknown, or if it contains figures that only the platform knows. */
const messageOf = (code: number | undefined, locale: Locale): string | undefined => {
  const message = code !== undefined && errorLabel(code) ? fillMessage(code, locale) : undefined
  return message === undefined || /\{\w+\}/.test(message) ? undefined : message
}

/** The message of its code, else what the record fails of the declared conditions; undefined if neither is known. */
export const reasonText = (
  { offer, record, code }: Refused,
  fields: Fields,
  locale: Locale,
): string | undefined => messageOf(code, locale) ?? brief(offer, record, fields, currentTime(), locale)
