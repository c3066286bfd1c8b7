import { defineRules } from '@mock/platform/areas/rules'
import { profileOf } from '@resources/partner/platform/profile'
import { waitingTasks } from '@resources/sms/message/platform/order'
import type { SmsTemplate } from '@resources/sms/template/smsTemplate.area'
import { afterOfficeHours, afterWorkingDays, reviews } from '@resources/terms/platform/reviewClock'
import { unproven, unrelatedName } from '@resources/terms/review'
import { dayOf, type Random } from '@/declaration'
import type { SmsSign } from '../smsSign.area'

/** A submission's number for the reviewers. `day`: `YYYY-MM-DD`. */
export const ticketOf = (prefix: string, day: string, random: Random): string =>
  `${prefix}${day.replaceAll('-', '')}${random.digits(6)}`

// The simulated reviewers. Deterministic: the same record always gets the same verdict.

export const smsReviewEnds = (submitted: number): number => afterOfficeHours(submitted, 7200)

/** Whether the names share two consecutive characters. */
const isRelated = (name: string, company: string): boolean =>
  [...name].some((one, i, all) => i > 0 && company.includes(`${all[i - 1]}${one}`))

/**
 * Why a signature is rejected; undefined if it is approved. The company's own name needs no proof; use for others needs
 * proof and a letter of authorisation.
 */
function verdict({ sign_name, sign_source, own_use, files }: SmsSign, company: string): string | undefined {
  if (!own_use && files.length < 2) return unproven.zh
  if (sign_source === 'COMPANY' && own_use && files.length === 0 && !isRelated(sign_name, company))
    return unrelatedName.zh
  return undefined
}

/** Carriers need five to ten working days, depending on the signature. */
const filingDays = ({ sign_id }: SmsSign): number => 5 + (sign_id % 6)

/** Carriers only file names with Chinese characters. */
const isFiled = ({ sign_name }: SmsSign): boolean => /\p{Script=Han}/u.test(sign_name)

export default defineRules<SmsSign>({
  save: async ({ record, input, area, now, random }) => {
    const name = String(input.sign_name ?? record?.sign_name)
    const signs = area<SmsSign>('smsSign')
    const set: Partial<SmsSign> =
      input.submit === true ? { order_no: ticketOf('QM', dayOf(now), random) } : {}
    if (!record)
      return { set: { ...set, carrier_status: 'UNFILED', is_default: (await signs.count()) === 0 } }
    if (record.sign_name === name) return { set }
    // A new name has to be filed again, and templates follow the renaming.
    await area<SmsTemplate>('smsTemplate').changeAll(
      { related_sign: record.sign_name },
      { related_sign: name },
    )
    return { set: { ...set, carrier_status: 'UNFILED' } }
  },
  actions: {
    setDefault: async ({ area }) => {
      await area<SmsSign>('smsSign').changeAll({ is_default: true }, { is_default: false })
      return undefined
    },
    remove: async (context) => {
      const { sign_name } = context.record
      const templates = await context.area<SmsTemplate>('smsTemplate').count({ related_sign: sign_name })
      const n = templates + (await waitingTasks(context, { sign_name }))
      if (n > 0) context.refuse(41005, { n })
      return undefined
    },
  },
  jobs: [
    reviews<SmsSign>(
      smsReviewEnds,
      async (context) => verdict(context.record, (await profileOf(context)).company_name),
      // A signature filed under this name stays filed. A new name was already reset on saving.
      ({ carrier_status }) => (carrier_status === 'FILED' ? {} : { carrier_status: 'FILING' }),
    ),
    {
      name: 'filing',
      everySeconds: 300,
      where: { carrier_status: 'FILING', status: 'APPROVED' },
      change: ({ record, now, channels }) => {
        const begun = record.audit_time ?? now
        const due = channels.doneAt(begun, afterWorkingDays(begun, filingDays(record)) - begun)
        if (due > now) return undefined
        return { carrier_status: isFiled(record) ? 'FILED' : 'FAILED' }
      },
    },
  ],
})
