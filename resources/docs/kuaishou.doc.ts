import { l } from '@/declaration'
import { shopDoc } from './sections/shops'

export default shopDoc({
  order: 50,
  slug: 'kuaishou',
  label: l('快手', 'Kuaishou', 'Kuaishou'),
  lead: l(
    '把快手小店的订单与售后变化实时推送到您的服务器。',
    'Push every order and after-sales change of Kuaishou shops to your server.',
    'La plataforma envía a su servidor cada cambio de pedidos y posventa de las tiendas Kuaishou.',
  ),
  ops: ['ks'],
  beyond: l(
    '查询订单、发货和处理售后请使用快手电商开放平台自己的接口，以推送中的 `tid` 为订单号。',
    'For order details, shipping and after-sales, use Kuaishou’s own open platform API, with the `tid` from the push as the order number.',
    'La consulta de pedidos, los envíos y la posventa son llamadas de la plataforma de Kuaishou, con el `tid` del envío como número de pedido.',
  ),
})
