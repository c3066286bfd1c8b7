import { noticeAccepted, noticeWaits } from '@resources/merchant/pushLog/pushes'
import { maxRefunds, refundStates, secondsBetweenRefunds } from '@resources/pay/refund/refunds'
import { agentChannels } from '@resources/terms/channels'
import { l } from '@/declaration'
import { type DocTable, defineDoc } from '@/declaration/documentation'
import { begin, codes } from './sections/begin'
import { feeWords, priceTable } from './sections/prices'

const modes: DocTable = {
  caption: l('收款模式', 'Collection modes', 'Modos de cobro'),
  columns: [
    l('`agent_channel` 的取值', 'Value of `agent_channel`', 'Valor de `agent_channel`'),
    l('模式', 'Mode', 'Modo'),
  ],
  rows: Object.entries(agentChannels).map(([value, label]) => [value, label]),
}

const refundTable: DocTable = {
  caption: l('退款状态', 'Refund states', 'Estados de un reembolso'),
  columns: [
    l('`refund_status` 的取值', 'Value of `refund_status`', 'Valor de `refund_status`'),
    l('含义', 'Meaning', 'Significado'),
  ],
  rows: Object.entries(refundStates).map(([value, { zh, en, es }]) => [value, { zh, en, es }]),
}

const noticeTable: DocTable = {
  caption: l('通知时刻', 'Notification schedule', 'Calendario de avisos'),
  columns: [
    l('第几次', 'Attempt', 'Intento'),
    l('距上次（秒）', 'After the previous one (s)', 'Tras el anterior (s)'),
  ],
  rows: [0, ...noticeWaits].map((wait, index) => [String(index + 1), String(wait)]),
}

export default defineDoc({
  order: 60,
  slug: 'pay',
  label: l('支付收款', 'Payment', 'Pagos'),
  lead: l(
    '查询微信支付和支付宝的每一笔交易，发起和追踪退款，接收支付通知并补发，处理消费者投诉。',
    'Look up every WeChat Pay and Alipay payment, issue and track refunds, receive and resend payment notifications, and handle consumer complaints.',
    'Permite consultar cada pago con WeChat Pay y Alipay, hacer y seguir reembolsos, recibir avisos de pago y repetirlos, y gestionar las reclamaciones de consumidores.',
  ),
  sections: [
    begin,
    {
      id: 'modes',
      title: l('收款模式', 'Collection modes', 'Modos de cobro'),
      text: [
        l(
          '收款账户归谁所有由签约方式决定，写在每笔交易的 `agent_channel` 中。已签约的账户见 `GET /user/partnerinfo` 的 `pay_accounts`。',
          'Who owns the receiving account depends on the contract and is given in the `agent_channel` of each trade. The accounts under contract are in the `pay_accounts` of `GET /user/partnerinfo`.',
          'La titularidad de la cuenta de cobro depende del contrato y figura en el `agent_channel` de cada operación. Las cuentas contratadas son los `pay_accounts` de `GET /user/partnerinfo`.',
        ),
        l(
          '下单接口（创建收款）随签约方式不同，不在本平台的接口之内：签约后由客服提供。这里的接口管理已产生的交易。',
          'The call that places an order (creates a payment) depends on the contract and is not part of this platform: support provides it once you have signed. The calls here manage existing trades.',
          'La llamada que crea un cobro varía según el contrato y no es de esta plataforma: la facilita el soporte al contratar. Estas llamadas gestionan operaciones ya existentes.',
        ),
      ],
      tables: [modes],
      screens: ['/paymentaccount/paymentaccount'],
      support: true,
    },
    {
      id: 'trades',
      title: l('查询交易', 'Looking up trades', 'Consulta de operaciones'),
      text: [
        l(
          '金额以分计。`querytrade` 向支付渠道查询一次最新状态；同一笔 5 秒内只查一次。',
          'Amounts are in fen. `querytrade` asks the channel for the latest state, at most once every 5 seconds per trade.',
          'Los importes van en fen. `querytrade` pregunta al canal el último estado, una vez cada 5 segundos por operación.',
        ),
      ],
      screens: ['/pay/tradelist'],
      calls: [
        'GET /user/tradelist',
        'GET /user/tradedetail',
        'POST /user/querytrade',
        'POST /user/closetrade',
      ],
    },
    {
      id: 'notices',
      title: l('支付通知与补发', 'Payment notifications', 'Avisos de pago'),
      text: [
        l(
          `支付成功后，平台向交易的 \`notify_url\`（没有时用资料中的支付通知地址）发送 \`POST\`。处理后请返回正文 \`${noticeAccepted}\`；没有收到时按下表重试，最后一次之后可以手动补发。`,
          `Once a trade is paid, the platform sends a \`POST\` to its \`notify_url\`, or to the pay notify URL of your profile. Answer with the body \`${noticeAccepted}\`; otherwise the notification is retried at the times below and can be sent again manually afterwards.`,
          `Tras el pago, la plataforma envía un \`POST\` al \`notify_url\` de la operación o a la URL de avisos de su perfil. Responda con el cuerpo \`${noticeAccepted}\`; sin él, el aviso se reintenta según la tabla y después puede repetirse a mano.`,
        ),
        l(
          '通知可能重复到达。发货前请以 `GET /user/tradedetail` 返回的 `trade_state` 和金额为准，不要只凭通知。',
          'A notification may come more than once. Before shipping, rely on the `trade_state` and amount returned by `GET /user/tradedetail`, not on the notification alone.',
          'Un aviso puede llegar más de una vez. Antes de enviar, guíese por `trade_state` y el importe de `GET /user/tradedetail`, no solo por el aviso.',
        ),
      ],
      tables: [noticeTable],
      calls: ['POST /user/renotifytrade'],
    },
    {
      id: 'refunds',
      title: l('退款', 'Refunds', 'Reembolsos'),
      text: [
        l(
          `受理不等于到账：先返回 \`PROCESSING\`，结果稍后出现在退款列表中。一笔交易最多退款 ${maxRefunds} 次，两次至少间隔 ${secondsBetweenRefunds} 秒，付款后 365 天内可退。`,
          `Accepted does not mean paid out: the answer is \`PROCESSING\`, and the result appears in the refund list later. A trade allows at most ${maxRefunds} refunds, at least ${secondsBetweenRefunds} seconds apart, within 365 days of the payment.`,
          `Aceptado no es abonado: la respuesta es \`PROCESSING\` y el resultado aparece después en la lista. Cada operación admite ${maxRefunds} reembolsos, separados ${secondsBetweenRefunds} segundos, en los 365 días siguientes al pago.`,
        ),
        l(
          '失败的退款请用同一个 `out_refund_no` 重试，换号会再退一次。',
          'Retry a failed refund with the same `out_refund_no`: with a different one, the money would be refunded twice.',
          'Reintente un reembolso fallido con el mismo `out_refund_no`: con otro se abonaría una vez más.',
        ),
      ],
      tables: [refundTable],
      screens: ['/pay/refundlist'],
      calls: ['POST /user/refundtrade', 'GET /user/refundlist', 'POST /user/retryrefund'],
    },
    {
      id: 'complaints',
      title: l('消费者投诉', 'Consumer complaints', 'Reclamaciones'),
      text: [
        l(
          '先回复用户，再处理退款申请，最后反馈处理完成；首次回复和完结各有时限，以记录中的时间为准。同意退款时可以用 `refund_now` 立即退款：退款被拒绝时，同意仍然有效。',
          'Reply to the payer first, decide on the refund, then report the complaint as completed; the first reply and the completion have deadlines, which are given in the record. An approval can refund immediately with `refund_now`: if that refund is refused, the approval still stands.',
          'Responda primero al pagador, decida el reembolso y comunique el cierre; la primera respuesta y el cierre tienen plazos, indicados en el registro. Una aprobación puede reembolsar al momento con `refund_now`: si se rechaza, la aprobación se mantiene.',
        ),
      ],
      screens: ['/pay/complaintlist'],
      calls: ['complaint', 'POST /user/uploadcomplaintimage', 'GET /user/replytpllist'],
    },
    {
      id: 'fees',
      title: l('计费', 'Fees', 'Costes'),
      text: [feeWords],
      tables: [priceTable('PAY_SERVICE')],
      screens: ['/partnerfee/partnerfee'],
      calls: ['GET /user/feepricelist'],
    },
    codes,
  ],
})
