import { l } from '@/declaration'
import { shopDoc } from './sections/shops'

export default shopDoc({
  order: 40,
  slug: 'pdd',
  label: l('拼多多', 'Pinduoduo', 'Pinduoduo'),
  lead: l(
    '把拼多多店铺的订单与退款变化实时推送到您的服务器。拼多多没有下单消息，订单从成团付款后开始推送。',
    'Pushes every change of orders and refunds of Pinduoduo shops to your server. Pinduoduo tells nothing of orders that are only placed: pushes begin once an order is confirmed and paid.',
    'Envía a su servidor cada cambio de pedidos y reembolsos de las tiendas Pinduoduo. Pinduoduo no avisa de pedidos sin pagar: los envíos empiezan cuando el pedido queda confirmado y pagado.',
  ),
  ops: ['pdd'],
  beyond: l(
    '查询订单、电子面单、修改备注请使用拼多多开放平台自己的接口，以推送中的 `tid` 为订单号。',
    'Reading orders, waybills and memos are calls of Pinduoduo’s own open platform, with the push’s `tid` as order number.',
    'La consulta de pedidos, las guías y las notas son llamadas de la plataforma de Pinduoduo, con el `tid` del envío como número de pedido.',
  ),
})
