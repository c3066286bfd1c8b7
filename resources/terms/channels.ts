import type { Choices } from '@/declaration'
import { l } from '@/declaration'

export const channels = {
  taobao: l('淘宝/天猫', 'Taobao/Tmall', 'Taobao/Tmall'),
  taobao_daifa: l('淘宝代发', 'Taobao drop-ship', 'Taobao dropshipping'),
  jd: l('京东', 'JD', 'JD'),
  pdd: l('拼多多', 'Pinduoduo', 'Pinduoduo'),
  ks: l('快手', 'Kuaishou', 'Kuaishou'),
  1688: l('1688', '1688', '1688'),
  doudian_oms: l('抖店(OMS)', 'Douyin shop (OMS)', 'Tienda Douyin (OMS)'),
  doudian_erp: l('抖店(ERP)', 'Douyin shop (ERP)', 'Tienda Douyin (ERP)'),
} as const satisfies Choices

export const payChannels = {
  WXPAY: l('微信支付', 'WeChat Pay', 'WeChat Pay'),
  ALIPAY: l('支付宝', 'Alipay', 'Alipay'),
} as const satisfies Choices

/** Their names in the simulated outages. */
export const payGateways = { WXPAY: 'wxpay', ALIPAY: 'alipay' } as const

/** Owners of receiving accounts. */
export const agentChannels = {
  1: l('支付宝订购版', 'Alipay subscription', 'Alipay suscripción'),
  2: l('支付宝代收', 'Alipay collected by platform', 'Cobro Alipay por plataforma'),
  3: l('微信代收', 'WeChat collected by platform', 'Cobro WeChat por plataforma'),
  4: l('支付宝商家签约', 'Alipay own contract', 'Contrato propio Alipay'),
  5: l('微信商家签约', 'WeChat own contract', 'Contrato propio WeChat'),
} as const satisfies Choices
