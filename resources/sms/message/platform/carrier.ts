import { checkField, phone } from '@/declaration'
import type { Sms } from '../sms.area'
import { codeLabel, type SmsCode } from '../smsCodes'

/**
 * The simulated carriers. What becomes of a message is told by the last three digits of its number, so that whoever tries
 * something out can have it again, and so that the shares are those of domain §7.4 and §15:
 *
 * | last three digits | report |
 * | --- | --- |
 * | 901–913 | MK:0001, MN:0001, MK:0012, UNDELIV in turn: nobody has the number |
 * | 914–919 | MI:0013, MI:0024, MK:0024 in turn: the phone is off |
 * | 920, 921 | MK:0005: messages are switched off |
 * | 922–925 | MX:0012 and MX:0011 in turn: opted out, blacklisted |
 * | 926, 927 | MX:0003, TE:0003: the number's daily limit |
 * | 928 | MK:0017: its memory is full |
 * | 929, 930 | EXPIRED |
 * | 931, 932 | REJECTD, SIGN_UNFILED |
 * | 933–938 | none at all: unknown after 72 hours |
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

/** What the carrier reports of a number; undefined when it never does. */
export const reportOf = (mobile: string): SmsCode | undefined => {
  const last = ending(mobile)
  const { codes = [] } = failures.find(({ upTo }) => last <= upTo) ?? {}
  return codes[last % codes.length]
}

/** Seconds after which a report usually comes: 1 to 8, of one in fifty up to a minute. */
export const reportSeconds = (mobile: string): number => {
  const last = ending(mobile)
  return last % 50 === 7 ? 10 + (last % 51) : 1 + (last % 8)
}

/** Without a report a message is unknown after so long (domain §7.5). */
export const unknownAfterSeconds = 72 * 3600

/** What a report makes of a message; without one nothing is known of it. */
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

/** Whose number it is: six in ten of the first carrier, two of each of the others (domain §15). */
export const homeOf = (mobile: string): Pick<Sms, 'carrier' | 'region'> => {
  const place = Number(mobile.slice(-4, -2))
  const carrier = place < 60 ? 'CMCC' : place < 79 ? 'CUCC' : place < 98 ? 'CTCC' : 'OTHER'
  return { carrier, region: regions[ending(mobile) % regions.length] ?? regions[0] }
}

const anyMobile = phone({ label: { zh: '手机号', en: 'Mobile', es: 'Móvil' } })

/** Whether carriers know numbers of this form. */
export const isMobile = (text: string): boolean => text !== '' && checkField(anyMobile, text) === undefined
