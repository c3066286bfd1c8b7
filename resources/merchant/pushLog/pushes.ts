import { choice, code, l, object, timestamp } from '@/declaration'
import { definePushes } from '@/declaration/platformCall'
import pushLog from './pushLog.area'

/** What a receiver of orders or grants must answer, with HTTP 200, to accept a push. */
export const accepted = '{"code":0}'

/** Timeout for a receiver's answer, ms. */
export const patienceMs = 3000

/** Seconds before each try, the first at once: eight tries in 4.7 hours, then the push has failed. */
export const retryDelays = [0, 10, 30, 120, 600, 1800, 3600, 10_800] as const

/** What a receiver of payment notices answers to accept one. */
export const noticeAccepted = 'SUCCESS'

/** Seconds before each retry of a payment notice; after the last it has failed. */
export const noticeWaits = [15, 30, 180, 600, 1800, 3600, 7200] as const

const { message_id, op, app_id, seller_nick, shop_name, topic, tid } = pushLog.fields

const sent = timestamp({ label: l('发送时间', 'Sent', 'Enviado') })
const sign = code({
  label: l('签名', 'Signature', 'Firma'),
  hint: l(
    '算法与密钥以平台客服提供的为准',
    'Ask the platform’s support for its algorithm and key',
    'El algoritmo y la clave los indica el soporte de la plataforma',
  ),
})

export const pushes = definePushes({
  order: {
    label: l('订单消息推送', 'Push of an order message', 'Notificación push de un mensaje de pedido'),
    body: {
      message_id,
      op,
      app_id,
      seller_nick,
      topic,
      tid,
      timestamp: sent,
      data: object({
        label: l('消息内容，随消息类型而定', 'Content, by topic', 'Contenido, según el tema'),
        fields: {},
      }),
      sign,
    },
    accepted,
  },
  grant: {
    label: l(
      '授权事件推送',
      'Push of an authorisation event',
      'Notificación push de un evento de autorización',
    ),
    body: {
      event: choice({
        label: l('事件', 'Event', 'Evento'),
        of: {
          GRANTED: l('已授权', 'Granted', 'Autorizado'),
          EXPIRING: l('即将到期', 'Expiring', 'Por caducar'),
          EXPIRED: l('已过期', 'Expired', 'Caducado'),
          CLEARED: l('已清除', 'Revoked', 'Revocado'),
        },
      }),
      op,
      app_id,
      seller_nick,
      shop_name,
      grant_expire_time: timestamp({ label: l('授权到期时间', 'Authorised until', 'Autorizada hasta') }),
      timestamp: sent,
      sign,
    },
    accepted,
  },
})
