import { l } from '@/declaration'
import { shopDoc } from './sections/shops'

export default shopDoc({
  order: 40,
  slug: 'pdd',
  label: l('拼多多', 'Pinduoduo', 'Pinduoduo'),
  lead: l(
    '把拼多多店铺的订单与退款变化实时推送到您的服务器。拼多多没有下单消息，订单从成团付款后开始推送。',
    'Push every order and refund change of Pinduoduo shops to your server. Pinduoduo does not report orders that have only been placed: pushes begin once an order is confirmed and paid.',
    'La plataforma envía a su servidor cada cambio de pedidos y reembolsos de las tiendas Pinduoduo. Pinduoduo no avisa de pedidos sin pagar: los envíos empiezan cuando el pedido queda confirmado y pagado.',
  ),
  ops: ['pdd'],
  beyond: l(
    '查询订单、电子面单、修改备注请使用拼多多开放平台自己的接口，以推送中的 `tid` 为订单号。',
    'For order details, waybills and memos, use Pinduoduo’s own open platform API, with the `tid` from the push as the order number.',
    'La consulta de pedidos, las guías y las notas son llamadas de la plataforma de Pinduoduo, con el `tid` del envío como número de pedido.',
  ),
})
