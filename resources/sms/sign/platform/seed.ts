import { defineSeed } from '@mock/platform/areas/rules'
import { unproven, unrelatedName } from '@resources/terms/review'
import { dayOf, secondsPerDay } from '@/declaration'
import type { SmsSign } from '../smsSign.area'
import { ticketOf } from './rules'

/** A sheet with three lines. */
const sheet =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAHgAAABQAQMAAADoVSPKAAAABlBMVEXu7v+Imaq5bo3vAAAAIElEQVR42mNgGAU0Bvz/YeADWfxR/w8H/38gmz8KaAgAAzlnmQRVmhwAAAAASUVORK5CYII='

const proof = (name: string): SmsSign['files'][number] => ({
  file_id: `F${name}`,
  name: `${name}.png`,
  url: sheet,
})

const of = (
  sign_name: string,
  sign_source: SmsSign['sign_source'],
  status: SmsSign['status'],
  carrier_status: SmsSign['carrier_status'],
  more: Partial<SmsSign> = {},
) => ({ sign_name, sign_source, status, carrier_status, ...more })

const signs = [
  of('青禾软件', 'COMPANY', 'APPROVED', 'FILED', { remark: '订单与发货通知', is_default: true }),
  of('青禾验证', 'COMPANY', 'APPROVED', 'FILED', { sign_type: 'CODE', remark: '登录与付款验证码' }),
  of('青禾家居', 'TRADEMARK', 'APPROVED', 'FILED', { remark: '会员通知', files: [proof('商标注册证')] }),
  of('柚见女装', 'TRADEMARK', 'REVIEWING', 'UNFILED', {
    own_use: false,
    remark: '替商家发送发货通知',
    files: [proof('商标注册证'), proof('授权书')],
  }),
  of('木格零食', 'COMPANY', 'REJECTED', 'UNFILED', { reject_reason: unrelatedName.zh, remark: '发货通知' }),
  of('快打订单助手', 'APP', 'APPROVED', 'FILING', { remark: '工具通知', files: [proof('应用商店截图')] }),
  of('暖阁数码小店', 'SHOP', 'APPROVED', 'FILED', { remark: '店铺通知', files: [proof('店铺后台截图')] }),
  of('QHSOFT', 'WEBSITE', 'APPROVED', 'FAILED', { remark: '网站通知', files: [proof('网站备案')] }),
  of('拾光小程序', 'MINIAPP', 'REJECTED', 'UNFILED', {
    own_use: false,
    reject_reason: unproven.zh,
    files: [proof('小程序后台截图')],
  }),
] satisfies readonly Partial<SmsSign>[]

/** For the other partners: withdrawn, disabled and draft signatures too. */
const othersSigns = [
  of('柚见服务', 'COMPANY', 'APPROVED', 'FILED', { is_default: true, remark: '订单通知' }),
  of('柚见验证码', 'COMPANY', 'CANCELED', 'UNFILED', { sign_type: 'CODE' }),
  of('柚见优选', 'TRADEMARK', 'DISABLED', 'FAILED', { files: [proof('商标注册证')] }),
  of('柚见到家', 'COMPANY', 'DRAFT', 'UNFILED'),
] satisfies readonly Partial<SmsSign>[]

const submittedAt = (
  index: number,
  { status, carrier_status }: Partial<SmsSign>,
  now: number,
): number | null =>
  carrier_status === 'FILING'
    ? now - secondsPerDay
    : status === 'DRAFT'
      ? null
      : status === 'REVIEWING'
        ? now - 600
        : now - (12 + index * 9) * secondsPerDay

export default defineSeed<SmsSign>({
  count: { small: 9, standard: 9, full: 9 },
  *records({ partnerId, username, now, random }) {
    const mine = username === 'demo_partner' ? signs : othersSigns
    for (const [index, one] of mine.entries()) {
      const submit_time = submittedAt(index, one, now)
      const decided = one.status !== 'REVIEWING' && one.status !== 'CANCELED' && submit_time !== null
      yield {
        sign_type: 'COMMON',
        own_use: true,
        files: [],
        remark: '',
        reject_reason: '',
        is_default: false,
        ...one,
        sign_id: (partnerId % 1000) * 100 + index + 1,
        submit_time,
        audit_time: decided ? submit_time + random.int(1800, 7200) : null,
        order_no: submit_time === null ? '' : ticketOf('QM', dayOf(submit_time), random),
      }
    }
  },
})
