import { defineRules, type RuleContext } from '@mock/platform/areas/rules'
import { profileOf } from '@resources/partner/platform/profile'
import type sms from '@resources/sms/message/sms.area'
import type template from '@resources/sms/template/smsTemplate.area'
import { afterWorkingDays, reviews } from '@resources/terms/platform/reviewClock'
import { dayOf, type RecordOf } from '@/declaration'
import type sign from '../smsSign.area'
import { signVerdict, smsReviewEnds, ticketOf } from './verdicts'

type Sign = RecordOf<typeof sign>

const usesOf = async ({ area }: Pick<RuleContext, 'area'>, sign_name: string): Promise<number> => {
  const templates = await area<RecordOf<typeof template>>('smsTemplate').count({ related_sign: sign_name })
  const waiting = { sign_name, status: { in: ['SCHEDULED', 'QUEUED'] } } as const
  const tasks = await area<RecordOf<typeof sms>>('sms').figures({ where: waiting, by: { task: 'task_id' } })
  return templates + tasks.length
}

/** Carriers need five to ten working days, depending on the signature. */
const filingDays = ({ sign_id }: Sign): number => 5 + (sign_id % 6)

/** Carriers only file names with Chinese characters. */
const isFiled = ({ sign_name }: Sign): boolean => /\p{Script=Han}/u.test(sign_name)

export default defineRules<Sign>({
  save: async ({ record, input, area, now, refuse, random }) => {
    const name = String(input.sign_name ?? record?.sign_name)
    const signs = area<Sign>('smsSign')
    const same = await signs.find({ sign_name: name })
    if (same.some(({ sign_id }) => sign_id !== record?.sign_id)) refuse(41002)
    const set: Partial<Sign> = input.submit === true ? { order_no: ticketOf('QM', dayOf(now), random) } : {}
    if (!record)
      return { set: { ...set, carrier_status: 'UNFILED', is_default: (await signs.count()) === 0 } }
    if (record.sign_name === name) return { set }
    // A new name has to be filed again, and templates follow the renaming.
    await area<RecordOf<typeof template>>('smsTemplate').changeAll(
      { related_sign: record.sign_name },
      { related_sign: name },
    )
    return { set: { ...set, carrier_status: 'UNFILED' } }
  },
  actions: {
    setDefault: async ({ area }) => {
      await area<Sign>('smsSign').changeAll({ is_default: true }, { is_default: false })
      return undefined
    },
    remove: async (context) => {
      const n = await usesOf(context, context.record.sign_name)
      if (n > 0) context.refuse(41005, { n })
      return undefined
    },
  },
  jobs: [
    reviews<Sign>(
      smsReviewEnds,
      async (context) => signVerdict(context.record, (await profileOf(context)).company_name),
      // What is filed under its name stays so: another name was set back when it was saved.
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
