import { checkField, phone } from '@/declaration'
import type { Sms } from '../sms.area'
import { codeLabel, type SmsCode } from '../smsCodes'

/**
 * The simulated carriers. The last three digits of a number determine the report, so that an outcome can be reproduced:
 *
 * | last three digits | report |
 * | --- | --- |
 * | 901–913 | MK:0001, MN:0001, MK:0012, UNDELIV in turn: dead number |
 * | 914–919 | MI:0013, MI:0024, MK:0024 in turn: phone off |
 * | 920, 921 | MK:0005: messages switched off |
 * | 922–925 | MX:0012 and MX:0011 in turn: opted out, blacklisted |
 * | 926, 927 | MX:0003, TE:0003: the number's daily limit |
 * | 928 | MK:0017: memory full |
 * | 929, 930 | EXPIRED |
 * | 931, 932 | REJECTD, SIGN_UNFILED |
 * | 933–938 | no report: unknown after 72 hours |
 * | all others | DELIVERED |
 */
const failures: readonly { readonly upTo: number; readonly codes: readonly SmsCode[] }[] = [
  { upTo: 900, codes: ['DELIVERED'] },
  { upTo: 913, codes: ['MK:0001', 'MN:0001', 'MK:0012', 'UNDELIV'] },
  { upTo: 919, codes: ['MI:0013', 'MI:0024', 'MK:0024'] },
  { upTo: 921, codes: ['MK:0005'] },
  { upTo: 925, codes: ['MX:0012', 'MX:0011'] },
  { upTo: 927, codes: ['MX:0003', 'TE:0003'] },
  { upTo: 928, codes: ['MK:0017'] },
  { upTo: 930, codes: ['EXPIRED'] },
  { upTo: 932, codes: ['REJECTD', 'SIGN_UNFILED'] },
  { upTo: 938, codes: [] },
  { upTo: 999, codes: ['DELIVERED'] },
]

const ending = (mobile: string): number => Number(mobile.slice(-3))

export const reportOf = (mobile: string): SmsCode | undefined => {
  const last = ending(mobile)
  const { codes = [] } = failures.find(({ upTo }) => last <= upTo) ?? {}
  return codes[last % codes.length]
}

/** Seconds until the report: usually 1 to 8, for one in fifty up to a minute. */
export const reportSeconds = (mobile: string): number => {
  const last = ending(mobile)
  return last % 50 === 7 ? 10 + (last % 51) : 1 + (last % 8)
}

/** Without a report a message becomes UNKNOWN after 72 hours. */
export const unknownAfterSeconds = 72 * 3600

/** The fields that a report sets; without one the state becomes unknown. */
export const reported = (
  report: SmsCode | undefined,
  report_time: number,
): Pick<Sms, 'status' | 'err_code' | 'err_text' | 'report_time' | 'next_time'> =>
  report === undefined
    ? { status: 'UNKNOWN', err_code: null, err_text: '', report_time: null, next_time: null }
    : {
        status: report === 'DELIVERED' ? 'DELIVERED' : 'FAILED',
        err_code: report,
        err_text: codeLabel(report).zh,
        report_time,
        next_time: null,
      }

const regions = ['浙江', '广东', '江苏', '山东', '四川', '河南', '湖北', '福建', '湖南', '安徽'] as const

/** Carrier and region: six in ten at the first carrier, two at each of the next two. */
export const homeOf = (mobile: string): Pick<Sms, 'carrier' | 'region'> => {
  const place = Number(mobile.slice(-4, -2))
  const carrier = place < 60 ? 'CMCC' : place < 79 ? 'CUCC' : place < 98 ? 'CTCC' : 'OTHER'
  return { carrier, region: regions[ending(mobile) % regions.length] ?? regions[0] }
}

const anyMobile = phone({ label: { zh: '手机号', en: 'Mobile', es: 'Móvil' } })

export const isMobile = (text: string): boolean => text !== '' && checkField(anyMobile, text) === undefined
