import type { Resource } from '@/declaration'
import { type Label, l } from '@/declaration/label'

/** What stands in a document, and which areas of the console it is about. */
export interface Contents {
  readonly chapters: readonly Label[]
  readonly about: (resource: Resource) => boolean
}

/** Areas whose records belong to one of these channels. */
const ofChannel =
  (...channels: readonly string[]) =>
  ({ fields }: Resource): boolean =>
    Object.values(fields).some((field) => {
      const values = field.kind === 'choice' || field.kind === 'choices' ? Object.keys(field.of) : []
      return channels.some((channel) => values.includes(channel))
    })

const none = (): boolean => false

const grant = l('授权', 'Authorisation', 'Autorización')
const messages = l('消息', 'Messages', 'Mensajes')
const orders = l('订单', 'Orders', 'Pedidos')
const waybills = l('电子面单', 'E-waybills', 'Guías electrónicas')
const refunds = l('退款', 'Refunds', 'Reembolsos')
const errorCodes = l('错误码', 'Error codes', 'Códigos de error')
const billing = l('计费', 'Billing', 'Facturación')

/** The documents by the name in their address, with their chapters (domain §14). */
export const contents: Readonly<Record<string, Contents>> = {
  taobao: {
    chapters: [
      l('接入准备', 'Getting ready', 'Preparación'),
      l('商家授权', 'Authorised merchants', 'Autorización de comercios'),
      l('消息列表', 'List of messages', 'Lista de mensajes'),
      l('订单接口', 'Order calls', 'Llamadas de pedidos'),
      l('发货与备注', 'Shipping and remarks', 'Envíos y notas'),
      refunds,
      errorCodes,
    ],
    about: ofChannel('taobao', 'taobao_daifa'),
  },
  douyin: {
    chapters: [
      l('应用类型(OMS/ERP)', 'Types of application (OMS/ERP)', 'Tipos de aplicación (OMS/ERP)'),
      grant,
      messages,
      l('订单解密', 'Decrypting orders', 'Descifrado de pedidos'),
      waybills,
      errorCodes,
    ],
    about: ofChannel('doudian_oms', 'doudian_erp'),
  },
  jd: {
    chapters: [grant, l('订单检索', 'Searching orders', 'Búsqueda de pedidos'), waybills, messages],
    about: ofChannel('jd'),
  },
  pdd: {
    chapters: [
      grant,
      messages,
      orders,
      l('面单', 'Waybills', 'Guías de envío'),
      l('备注', 'Remarks', 'Notas'),
    ],
    about: ofChannel('pdd'),
  },
  kuaishou: {
    chapters: [grant, messages, orders, l('售后', 'After-sales', 'Posventa')],
    about: ofChannel('ks'),
  },
  pay: {
    chapters: [
      l('收款模式', 'Ways of collecting', 'Modalidades de cobro'),
      l('下单', 'Placing an order', 'Creación del cobro'),
      l('通知与补发', 'Notices and their repetition', 'Avisos y reenvíos'),
      l('查询', 'Queries', 'Consultas'),
      refunds,
      l('投诉处理', 'Handling complaints', 'Gestión de reclamaciones'),
    ],
    about: ({ menu }) => menu.group === 'pay',
  },
  sms: {
    chapters: [
      l('签名规范', 'Rules for signatures', 'Normas de las firmas'),
      l('模板规范', 'Rules for templates', 'Normas de las plantillas'),
      l('发送', 'Sending', 'Envío'),
      l('回执与状态码', 'Receipts and status codes', 'Acuses y códigos de estado'),
      billing,
    ],
    about: ({ list }) => list.call.includes('sms'),
  },
  einvoice: {
    chapters: [
      l('开票申请', 'Requesting an invoice', 'Solicitud de factura'),
      l('回传', 'Returning the result', 'Devolución del resultado'),
      l('红冲', 'Reversal', 'Anulación'),
    ],
    about: none,
  },
  addr: {
    chapters: [l('接口', 'Calls', 'Llamadas'), l('示例', 'Examples', 'Ejemplos'), billing],
    about: none,
  },
}
