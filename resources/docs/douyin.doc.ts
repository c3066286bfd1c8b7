import { l } from '@/declaration'
import { shopDoc } from './sections/shops'

export default shopDoc({
  order: 20,
  slug: 'douyin',
  label: l('抖音', 'Douyin', 'Douyin'),
  lead: l(
    '把抖店的订单与售后变化实时推送到您的服务器。抖店应用分 OMS 和 ERP 两类，消息相同，授权各自独立。',
    'Push every order and after-sales change of Douyin shops to your server. Douyin apps come in two types, OMS and ERP: the messages are the same, the authorisations are separate.',
    'La plataforma envía a su servidor cada cambio de pedidos y posventa de las tiendas Douyin. Las aplicaciones son de dos tipos, OMS y ERP: los mensajes son los mismos, las autorizaciones van aparte.',
  ),
  ops: ['doudian_oms', 'doudian_erp'],
  grants: [
    l(
      '按应用在抖店的类型选择 `op`：订单管理类应用用 `doudian_oms`，企业资源类应用用 `doudian_erp`。',
      'Choose the `op` that matches your app’s type at Douyin: `doudian_oms` for order management, `doudian_erp` for resource planning.',
      'Use el `op` del tipo de su aplicación en Douyin: `doudian_oms` para gestión de pedidos, `doudian_erp` para planificación.',
    ),
  ],
  beyond: l(
    '订单解密、电子面单、发货请使用抖店开放平台自己的接口，以推送中的 `tid` 为订单号；本平台不保存收件人信息，也不提供解密。',
    'For order decryption, e-waybills and shipping, use Douyin’s own open platform API, with the `tid` from the push as the order number. This platform stores no recipient data and does not decrypt anything.',
    'Descifrar pedidos, las guías electrónicas y los envíos son llamadas de la plataforma de Douyin, con el `tid` del envío como número de pedido. Esta plataforma no guarda datos del destinatario ni descifra nada.',
  ),
})
