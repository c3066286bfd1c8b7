import { l } from '@/declaration'
import { shopDoc } from './sections/shops'

export default shopDoc({
  order: 30,
  slug: 'jd',
  label: l('京东', 'JD', 'JD'),
  lead: l(
    '把京东店铺的订单与退款变化实时推送到您的服务器。京东的全部消息见“消息类型”。',
    'Push every order and refund change of JD shops to your server in real time. All JD messages are listed under “Message topics”.',
    'La plataforma envía a su servidor cada cambio de pedidos y reembolsos de las tiendas JD. Todos los mensajes de JD figuran en «Temas de mensajes».',
  ),
  ops: ['jd'],
  beyond: l(
    '订单检索和电子面单请使用京东开放平台自己的接口，以推送中的 `tid` 为订单号。',
    'To search orders or use e-waybills, use JD’s own open platform API, with the `tid` from the push as the order number.',
    'La búsqueda de pedidos y las guías electrónicas son llamadas de la plataforma de JD, con el `tid` del envío como número de pedido.',
  ),
})
