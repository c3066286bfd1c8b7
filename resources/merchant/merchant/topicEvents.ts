import type { Choices } from '@/declaration'
import { l } from '@/declaration'

/** Events of an order, refund, invoice or service that a channel reports and we push. */
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
