import { l } from '@/declaration'
import { shopDoc } from './sections/shops'

export default shopDoc({
  order: 10,
  slug: 'taobao',
  label: l('淘宝', 'Taobao', 'Taobao'),
  lead: l(
    '把淘宝、天猫和淘宝代发店铺的订单与退款变化实时推送到您的服务器：店铺授权一次，选择需要的消息，之后每次变化都会送达，并可追查每条消息的去向。',
    'Push every order and refund change of Taobao, Tmall and drop-ship shops to your server: a shop authorises your app once, you choose the messages you need, and every one is delivered and can be traced.',
    'La plataforma envía a su servidor cada cambio de pedidos y reembolsos de tiendas Taobao, Tmall y Taobao dropshipping: la tienda autoriza una vez, usted elige los mensajes y cada uno se entrega y se puede rastrear.',
  ),
  ops: ['taobao', 'taobao_daifa'],
  grants: [
    l(
      '淘宝授权的有效期通常跟随店铺在服务市场的订购：续订后请店铺主重新授权。',
      'At Taobao an authorisation usually lasts as long as the shop’s subscription in the service market: once that is renewed, have the owner authorise again.',
      'En Taobao la autorización suele durar lo que la suscripción de la tienda en el mercado de servicios: tras renovarla, pida al titular que autorice de nuevo.',
    ),
  ],
  beyond: l(
    '查询订单详情、发货、修改备注和旗帜、处理退款请使用淘宝开放平台自己的接口，以推送中的 `tid` 为订单号；本平台只负责授权与消息。',
    'For order details, shipping, memos, flags and refunds, use Taobao’s own open platform API, with the `tid` from the push as the order number. This platform only handles authorisations and messages.',
    'El detalle de pedidos, los envíos, las notas, las banderas y la gestión de reembolsos son llamadas de la plataforma de Taobao, con el `tid` del envío como número de pedido. Esta plataforma se ocupa de autorizaciones y mensajes.',
  ),
})
