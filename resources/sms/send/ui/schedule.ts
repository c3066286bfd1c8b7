import { isPromoTime } from '@resources/sms/message/smsText'
import type { TemplateType } from '@resources/sms/template/templateRules'
import { mayBePlanned, planWithin } from '@resources/terms/schedule'
import { startOfDay } from '@/declaration'
import { dayOf } from '@/declaration/kinds/time'
import type { When } from '@/screens/sending'

/**
 * Why a time is not possible: 41028 if it is not 10 minutes to 30 days ahead, 41025 for promotion outside 8:00–22:00.
 * Undefined if it is possible.
 *
 * @param now Unix seconds
 */
export const whyNotThen = (
  when: When,
  type: TemplateType | undefined,
  now: number,
): 41025 | 41028 | undefined => {
  const time = when.kind === 'now' ? now : when.time
  if (time === undefined) return 41028
  if (when.kind === 'at' && !mayBePlanned(time, now)) return 41028
  return type === 'PROMO' && !isPromoTime(time) ? 41025 : undefined
}

/** The next time promotion can be planned for: 8:00 in UTC+8, at least 10 minutes ahead. */
export const nextPromoTime = (now: number): number => {
  const from = now + planWithin.least
  const today = startOfDay(dayOf(from)) ?? from
  const eight = today + 8 * 3600
  return eight >= from ? eight : eight + 86_400
}
