import { type Choices, type Label, l } from '@/declaration'

export const topicEvents = {
  trade_create: l('买家下单', 'Order created', 'Pedido creado'),
  trade_paid: l('买家已付款，待发货', 'Paid, to ship', 'Pagado, por enviar'),
  trade_paid_message: l('按买家留言推送', 'Paid, by buyer message', 'Pagado, por mensaje'),
  trade_memo: l('卖家备注/旗帜修改', 'Memo or flag changed', 'Nota o bandera cambiada'),
  trade_ship: l('卖家已发货', 'Shipped', 'Enviado'),
  trade_part_ship: l('部分发货', 'Partly shipped', 'Envío parcial'),
  trade_success: l('交易成功', 'Completed', 'Completado'),
  trade_close: l('交易关闭', 'Closed', 'Cerrado'),
  trade_address: l('收货地址修改', 'Address changed', 'Dirección cambiada'),
  trade_fee: l('订单改价', 'Price changed', 'Precio cambiado'),
  refund_create: l('退款申请', 'Refund requested', 'Reembolso solicitado'),
  refund_agree: l('同意退款', 'Refund agreed', 'Reembolso aceptado'),
  refund_return: l('买家已退货', 'Goods returned', 'Mercancía devuelta'),
  refund_modify: l('修改退款申请', 'Refund request changed', 'Solicitud modificada'),
  refund_close: l('退款关闭', 'Refund closed', 'Reembolso cerrado'),
  refund_success: l('退款成功', 'Refund paid', 'Reembolso pagado'),
  invoice_apply: l('开票申请', 'Invoice requested', 'Factura solicitada'),
  subscribe_paid: l('服务订购成功', 'App subscribed', 'Suscripción pagada'),
} as const satisfies Choices

export type TopicEvent = keyof typeof topicEvents

export const eventDescriptions: { readonly [E in TopicEvent]: Label } = {
  trade_create: l('买家拍下、尚未付款', 'Placed, not paid yet', 'Realizado, aún sin pagar'),
  trade_paid: l('订单同步的基础消息', 'The basis of order sync', 'Base de la sincronización'),
  trade_paid_message: l(
    '付款后按留言推送规则筛选，命中才推送',
    'Once paid, pushed only where the buyer-message rule matches',
    'Tras el pago, solo si coincide la regla por mensaje',
  ),
  trade_memo: l(
    '卖家改备注或旗帜后推送，设有规则时按规则筛选',
    'Pushed when the seller edits memo or flag; filtered by the memo/flag rule if there is one',
    'Al cambiar nota o bandera; filtrado por su regla si existe',
  ),
  trade_ship: l('整单已发货', 'The whole order has shipped', 'Se envió todo el pedido'),
  trade_part_ship: l('订单中部分商品已发货', 'Part of the order has shipped', 'Se envió parte del pedido'),
  trade_success: l(
    '买家确认收货或自动确认',
    'Receipt confirmed by the buyer or automatically',
    'Recepción confirmada o automática',
  ),
  trade_close: l(
    '未付款关闭或全额退款后关闭',
    'Unpaid, or fully refunded',
    'Sin pagar o reembolsado por completo',
  ),
  trade_address: l(
    '付款后买家或卖家修改收货地址，发货前务必同步',
    'Changed after payment; needed before the parcel leaves',
    'Cambiada tras el pago; necesaria antes de enviar',
  ),
  trade_fee: l(
    '卖家在付款前修改价格或运费',
    'Price or postage edited before payment',
    'Precio o envío editado antes del pago',
  ),
  refund_create: l('买家提交退款或退货退款', 'Refund or return asked for', 'Se pide reembolso o devolución'),
  refund_agree: l('卖家同意退款申请', 'The seller has agreed', 'El vendedor ha aceptado'),
  refund_return: l(
    '买家已填写退货单号',
    'The buyer has sent the goods back',
    'El comprador ha devuelto el artículo',
  ),
  refund_modify: l(
    '买家修改金额、原因或类型',
    'Amount, reason or type edited',
    'Importe, motivo o tipo editado',
  ),
  refund_close: l('退款被撤销或关闭', 'Withdrawn or closed', 'Retirado o cerrado'),
  refund_success: l('退款已到账', 'The money has arrived', 'El dinero ha llegado'),
  invoice_apply: l('买家申请开具发票', 'The buyer asks for an invoice', 'El comprador pide factura'),
  subscribe_paid: l(
    '店铺订购或续订本应用',
    'The shop has bought or renewed the app',
    'La tienda compró o renovó la aplicación',
  ),
}

/** On in a shop whose switches were never changed. */
export const defaultEvents: readonly TopicEvent[] = [
  'trade_paid',
  'trade_ship',
  'trade_success',
  'trade_close',
  'trade_address',
  'refund_create',
  'refund_close',
  'refund_success',
  'subscribe_paid',
]

export const mandatoryEvents: readonly TopicEvent[] = ['trade_paid']

export type TopicGroup = 'TRADE' | 'REFUND' | 'INVOICE' | 'SERVICE'

export const groupOf = (event: TopicEvent): TopicGroup =>
  event.startsWith('trade_')
    ? 'TRADE'
    : event.startsWith('refund_')
      ? 'REFUND'
      : event === 'invoice_apply'
        ? 'INVOICE'
        : 'SERVICE'

/** Which of a shop's two push rules filters messages of the topic. */
export type TopicRule = 'NONE' | 'PAID' | 'FLAG'

export const eventRules: { readonly [E in TopicEvent]?: TopicRule } = {
  trade_paid_message: 'PAID',
  trade_memo: 'FLAG',
}
