import { isPromoTime } from '@resources/sms/message/smsText'
import type { TemplateType } from '@resources/sms/template/templateRules'
import { mayBePlanned, planWithin } from '@resources/terms/schedule'
import { startOfDay } from '@/declaration'
import { dayOf } from '@/declaration/kinds/time'
import type { When } from '@/screens/sending'

/**
 * Why it cannot be sent then, by the platform's own codes: 41028 outside of 10 minutes to 30 days ahead, 41025 for promotion
 * outside of 8:00–22:00 (domain §7.2, §7.6). Undefined when it can.
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

/** The next moment at which promotion may be planned: 8:00 in UTC+8, at least as far ahead as tasks may be planned. */
export const nextPromoTime = (now: number): number => {
  const from = now + planWithin.least
  const today = startOfDay(dayOf(from)) ?? from
  const eight = today + 8 * 3600
  return eight >= from ? eight : eight + 86_400
}
