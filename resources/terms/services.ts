import type { Choices, Label } from '@/declaration'
import { l } from '@/declaration'

export const services = {
  ORDER_PUSH: l('订单推送', 'Order push', 'Sincronización de pedidos'),
  ORDER_API: l('订单接口调用', 'Order API calls', 'Llamadas API'),
  SUBSCRIBE: l('平台订购', 'App subscription', 'Suscripción'),
  SMS_CODE: l('验证码短信', 'Code SMS', 'SMS de código'),
  SMS_NOTICE: l('通知短信', 'Notice SMS', 'SMS de aviso'),
  SMS_PROMO: l('推广短信', 'Promo SMS', 'SMS promocional'),
  EMAIL: l('邮件', 'E-mail', 'Correo'),
  PAY_SERVICE: l('支付服务费', 'Payment service fee', 'Comisión de pago'),
  EINVOICE: l('电子发票', 'E-invoice', 'Factura electrónica'),
  ADDR_PARSE: l('地址解析', 'Address parsing', 'Análisis de direcciones'),
} as const satisfies Choices

export type Service = keyof typeof services

export const units = {
  单: l('单', 'orders', 'pedidos'),
  次: l('次', 'calls', 'llamadas'),
  月: l('月', 'months', 'meses'),
  条: l('条', 'messages', 'mensajes'),
  封: l('封', 'e-mails', 'correos'),
  笔: l('笔', 'payments', 'pagos'),
  张: l('张', 'invoices', 'facturas'),
} as const satisfies Choices

export const singleUnits: { readonly [U in keyof typeof units]: Label } = {
  单: l('单', 'order', 'pedido'),
  次: l('次', 'call', 'llamada'),
  月: l('月', 'month', 'mes'),
  条: l('条', 'message', 'mensaje'),
  封: l('封', 'e-mail', 'correo'),
  笔: l('笔', 'payment', 'pago'),
  张: l('张', 'invoice', 'factura'),
}

type Unit = keyof typeof units

export interface Price {
  readonly unit: Unit
  /** Price of a unit in li; null if a share of the amount is charged. */
  readonly unit_price_li: number | null
  readonly rate_bp?: number
  /** Free units per day. Counted per partner, so such services have no entries per shop. */
  readonly free_quota?: number
}

export const prices: { readonly [S in Service]: Price } = {
  ORDER_PUSH: { unit: '单', unit_price_li: 10 },
  ORDER_API: { unit: '次', unit_price_li: 1, free_quota: 10_000 },
  SUBSCRIBE: { unit: '月', unit_price_li: 30_000 },
  SMS_CODE: { unit: '条', unit_price_li: 45 },
  SMS_NOTICE: { unit: '条', unit_price_li: 45 },
  SMS_PROMO: { unit: '条', unit_price_li: 55 },
  EMAIL: { unit: '封', unit_price_li: 2 },
  PAY_SERVICE: { unit: '笔', unit_price_li: null, rate_bp: 38 },
  EINVOICE: { unit: '张', unit_price_li: 300 },
  ADDR_PARSE: { unit: '次', unit_price_li: 10 },
}

/** A share of a payment in li, rounded half up. `fen`: the amount paid, not negative. `bp`: basis points. */
export const shareOf = (fen: number, bp: number): number => Math.floor((fen * 10 * bp + 5_000) / 10_000)

export interface Used {
  readonly quantity: number
  /** The amounts paid in fen, for services that charge a share. */
  readonly paid?: readonly number[]
}

export interface Metered {
  readonly quantity: number
  readonly free_quantity: number
  /** The sum of the amounts paid, in fen, for services that charge a share; null for others. */
  readonly base_fen: number | null
  /** Not negative. */
  readonly cost_li: number
}

export const unused = (service: Service): Metered => ({
  quantity: 0,
  free_quantity: 0,
  base_fen: prices[service].rate_bp === undefined ? null : 0,
  cost_li: 0,
})

/** Adds use to a day. Each payment is rounded separately, as it is charged. */
export const metered = (service: Service, before: Metered, { quantity, paid = [] }: Used): Metered => {
  const { unit_price_li, rate_bp, free_quota = 0 } = prices[service]
  const total = before.quantity + quantity
  const free_quantity = Math.min(total, free_quota)
  const share = rate_bp === undefined ? 0 : paid.reduce((sum, fen) => sum + shareOf(fen, rate_bp), 0)
  return {
    quantity: total,
    free_quantity,
    base_fen: before.base_fen === null ? null : before.base_fen + paid.reduce((sum, fen) => sum + fen, 0),
    cost_li: unit_price_li === null ? before.cost_li + share : (total - free_quantity) * unit_price_li,
  }
}
