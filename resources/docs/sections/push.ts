import { accepted, patienceMs, retryDelays } from '@resources/merchant/pushLog/pushes'
import { l } from '@/declaration'
import type { DocSection, DocTable } from '@/declaration/documentation'
import receiver from './receiver.mjs?raw'

const waitSeconds = patienceMs / 1000

const after = (tries: number): number =>
  retryDelays.slice(0, tries + 1).reduce<number>((sum, delay) => sum + delay, 0)

const clock = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')

const retryTable: DocTable = {
  caption: l('推送时刻', 'Push schedule', 'Calendario de envíos'),
  columns: [
    l('第几次', 'Attempt', 'Intento'),
    l('距上次', 'After the previous one', 'Tras el anterior'),
    l('距首次', 'After the first', 'Tras el primero'),
  ],
  rows: retryDelays.map((delay, index) => [String(index + 1), clock(delay), clock(after(index))]),
}

export const receiving: readonly DocSection[] = [
  {
    id: 'push',
    title: l('接收推送', 'Receiving pushes', 'Recepción de envíos'),
    text: [
      l(
        `平台向“订单推送地址”发送 \`POST\`，正文是下面的 JSON。请在 ${waitSeconds} 秒内返回 HTTP 200 和正文 \`${accepted}\`；其他状态、其他正文或超时都算失败。先保存，答复后再处理。`,
        `The platform sends a \`POST\` with the JSON below to your order push URL. Answer HTTP 200 with the body \`${accepted}\` within ${waitSeconds} s: any other status or body, or a timeout, counts as a failure. Save the message first, answer, and process it afterwards.`,
        `La plataforma envía un \`POST\` con el JSON siguiente a su URL de pedidos. Responda HTTP 200 con el cuerpo \`${accepted}\` en ${waitSeconds} s: otro estado, otro cuerpo o el silencio cuentan como fallo. Guarde primero el mensaje y trabaje después de responder.`,
      ),
      l(
        '同一条消息可能到达多次，重推也使用原来的 `message_id`：请按它去重。消息不保证按发生顺序到达，请以 `timestamp` 和订单的最新状态为准。',
        'The same message may arrive more than once, and re-pushes keep the same `message_id`: discard IDs you have already seen. Messages may arrive out of order: rely on `timestamp` and the order’s latest state.',
        'El mismo mensaje puede llegar varias veces, también al reenviarlo, con el mismo `message_id`: descarte los repetidos. El orden no está garantizado: guíese por `timestamp` y por el último estado del pedido.',
      ),
    ],
    pushes: ['order'],
    code: [
      {
        title: l(
          '接收端示例（Node.js，无依赖）',
          'A receiver (Node.js, no dependencies)',
          'Un receptor (Node.js, sin dependencias)',
        ),
        text: receiver,
      },
    ],
    screens: ['/paymentaccount/paymentaccount'],
    calls: ['POST /user/updatepartner', 'POST /user/testpushurl'],
  },
  {
    id: 'retries',
    title: l('失败与重试', 'Failures and retries', 'Fallos y reintentos'),
    text: [
      l(
        '未送达的消息按下表重试，最后一次失败后不再自动推送，7 天内可以手动重推。某店铺 10 分钟内推送不少于 20 条且一半失败时，平台暂停推送并每分钟探测一次，恢复后补发排队的消息。',
        'An undelivered message is retried at the times below; after the last attempt it is no longer pushed automatically but can be re-pushed manually for 7 days. If half of at least 20 pushes for a shop fail within 10 minutes, the platform pauses, probes once a minute, and delivers the queue once your server responds again.',
        'Un mensaje sin entregar se reintenta según la tabla; tras el último se deja y puede reenviarse durante 7 días. Si en 10 minutos fallan la mitad de al menos 20 envíos de una tienda, la plataforma se detiene, prueba cada minuto y entrega lo acumulado cuando vuelve a responder.',
      ),
    ],
    tables: [retryTable],
    calls: [
      'GET /user/pushloglist',
      'GET /user/pushlogdetail',
      'POST /user/repushorder',
      'POST /user/repushtoday',
    ],
  },
  {
    id: 'verify',
    title: l('核实推送', 'Verifying a push', 'Verificar un envío'),
    text: [
      l(
        '推送正文带有 `sign`。它的算法和密钥不在本文档中公布，请向客服索取；在拿到之前，不要自行猜测算法，也不要因为 `sign` 存在就信任一条推送。',
        'Each push carries a `sign`. Its algorithm and key are not published here: ask support for them. Until you have them, do not guess, and do not trust a push just because it has a `sign`.',
        'Cada envío lleva un `sign`. Su algoritmo y su clave no se publican aquí: pídalos al soporte. Hasta tenerlos, no los suponga ni confíe en un envío solo porque lleve `sign`.',
      ),
      l(
        '不依赖签名也能核实：用自己的令牌查询推送详情。平台推送过的消息会返回同样的 `topic` 和 `tid`；伪造的 `message_id` 返回 10002。涉及发货或退款的处理前请核实一次。',
        'You can verify a push without the signature: request its details with your own token. For a message the platform really sent, you get the same `topic` and `tid`; for a forged `message_id`, 10002. Do this before shipping or refunding anything.',
        'Un envío se puede verificar sin ella: pida su detalle con su propio token. Un mensaje de la plataforma responde con los mismos `topic` y `tid`; un `message_id` inventado recibe 10002. Hágalo antes de enviar o reembolsar nada.',
      ),
    ],
    code: [
      {
        title: l('核实一条推送', 'Verify a push', 'Verificar un envío'),
        text: 'curl -H "X-Token: $TOKEN" "{api}/user/pushlogdetail?message_id=$MESSAGE_ID"',
      },
    ],
    support: true,
  },
]
