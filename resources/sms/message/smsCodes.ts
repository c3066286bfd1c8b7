import { labelOf } from '@resources/terms/labelOf'
import { type Label, l } from '@/declaration'

const nobody = l('空号或停机', 'Unknown or dead number', 'Número inexistente')
const off = l('关机或暂停服务', 'Phone off or suspended', 'Teléfono apagado')
const optedOut = l('用户已退订', 'Opted out', 'Dado de baja')
const blocked = l('黑名单', 'Blacklist', 'Lista negra')
const dailyLimit = l('号码超过日接收上限', 'Number’s daily limit', 'Límite diario del número')

/** By the carrier's code; unknown codes are shown as they are. */
export const smsCodes = {
  DELIVERED: l('用户接收成功', 'Received', 'Recibido'),
  'MK:0001': nobody,
  'MN:0001': nobody,
  'MK:0012': nobody,
  UNDELIV: nobody,
  'MI:0013': off,
  'MI:0024': off,
  'MK:0024': off,
  'MK:0005': l('短信功能被停用', 'SMS disabled on the phone', 'SMS desactivado'),
  'MX:0012': optedOut,
  'MX:0011': blocked,
  'MX:0003': dailyLimit,
  'TE:0003': dailyLimit,
  'MK:0017': l('手机存储已满', 'Phone memory full', 'Memoria llena'),
  EXPIRED: l('超时未送达', 'Expired', 'Caducado'),
  REJECTD: l('运营商拒绝', 'Rejected by the carrier', 'Rechazado por la operadora'),
  SIGN_UNFILED: l('签名未报备', 'Signature not filed', 'Firma sin registrar'),
} as const satisfies { readonly [code: string]: Label }

/** Why the platform did not submit a message to a carrier. */
export const unsentCodes = {
  NO_BALANCE: l(
    '发送时余额不足',
    'Insufficient balance when it was due',
    'Saldo insuficiente al llegar la hora',
  ),
} as const satisfies { readonly [code: string]: Label }

export type SmsCode = keyof typeof smsCodes

/** Sending again is pointless: the number is dead, or its owner has opted out. */
export const finalCodes = ['MK:0001', 'MN:0001', 'MK:0012', 'UNDELIV', 'MX:0012', 'MX:0011'] as const

export const codeLabel = (code: string): Label => labelOf({ ...smsCodes, ...unsentCodes }, code)
