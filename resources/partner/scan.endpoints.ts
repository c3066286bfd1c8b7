import { payChannels } from '@resources/terms/channels'
import { choice, code, defineEndpoints, integer, l, money, text, timestamp } from '@/declaration'
import { balanceLi, wxFields } from './profile.endpoints'

/** Limits of a top-up, in fen. */
export const topUpLimits = { min: 100, max: 5_000_000 } as const

const outTradeNo = code({
  label: l('充值单号', 'Top-up no.', 'N.º de recarga'),
  pattern: '[0-9a-zA-Z_\\-*]{6,32}',
  errorCode: 31002,
})
const amountFen = money({ label: l('充值金额', 'Amount', 'Importe'), unit: 'fen' })
const payChannel = choice({ label: l('支付方式', 'Pay with', 'Medio de pago'), of: payChannels })
const tradeState = choice({
  label: l('支付状态', 'Payment state', 'Estado del pago'),
  of: {
    NOTPAY: { ...l('未支付', 'Unpaid', 'Sin pagar'), tone: 'default' },
    USERPAYING: { ...l('支付中', 'Paying', 'Pagando'), tone: 'info' },
    SUCCESS: { ...l('支付成功', 'Paid', 'Pagado'), tone: 'success' },
    CLOSED: { ...l('已关闭', 'Closed', 'Cerrado'), tone: 'default' },
    PAYERROR: { ...l('支付失败', 'Failed', 'Fallido'), tone: 'error' },
  },
})
const expireTime = timestamp({ label: l('失效时间', 'Expires', 'Caduca') })
const expireSeconds = integer({
  label: l('剩余秒数', 'Seconds left', 'Segundos restantes'),
  hint: l('不依赖本机时钟', 'Independent of the local clock', 'No depende del reloj local'),
})
const qrUrl = text({ label: l('二维码内容', 'QR content', 'Contenido QR') })
const sceneStr = code({ label: l('绑定场景值', 'Bind scene', 'Escena'), max: 64 })
const requestId = code({
  label: l('请求编号', 'Request id', 'ID de solicitud'),
  min: 8,
  max: 64,
  required: true,
})

const topUpState = { out_trade_no: outTradeNo, trade_state: tradeState } as const

export const scanEndpoints = defineEndpoints({
  getpayqrcode: {
    label: l('充值', 'Top up', 'Recargar'),
    call: 'POST /user/getpayqrcode',
    inputs: {
      amount_fen: { ...amountFen, required: true },
      pay_channel: { ...payChannel, required: true },
      request_id: requestId,
    },
    requestId: 'own',
    answer: {
      out_trade_no: { ...outTradeNo, required: true },
      trade_state: tradeState,
      qr_url: { ...qrUrl, required: true },
      amount_fen: amountFen,
      expire_time: expireTime,
      expire_seconds: expireSeconds,
    },
  },
  checkpaymentstatus: {
    label: l('查询充值状态', 'Check a top-up', 'Consultar una recarga'),
    call: 'POST /user/checkpaymentstatus',
    inputs: { out_trade_no: { ...outTradeNo, required: true } },
    answer: {
      out_trade_no: outTradeNo,
      trade_state: { ...tradeState, required: true },
      pay_time: timestamp({ label: l('支付时间', 'Paid at', 'Pagado'), nullable: true }),
      balance_li: balanceLi,
    },
    capability: 'getpayqrcode',
  },
  closepayqrcode: {
    label: l('取消充值', 'Cancel a top-up', 'Cancelar una recarga'),
    call: 'POST /user/closepayqrcode',
    inputs: { out_trade_no: { ...outTradeNo, required: true } },
    answer: topUpState,
    capability: 'getpayqrcode',
  },
  getbindwxqrcode: {
    label: l('绑定微信', 'Bind WeChat', 'Vincular WeChat'),
    call: 'POST /user/getbindwxqrcode',
    answer: {
      scene_str: { ...sceneStr, required: true },
      qr_url: { ...qrUrl, required: true },
      expire_time: expireTime,
      expire_seconds: expireSeconds,
    },
  },
  checkwxbindstatus: {
    label: l('查询绑定状态', 'Check a binding', 'Consultar el vínculo'),
    call: 'POST /user/checkwxbindstatus',
    inputs: { scene_str: { ...sceneStr, required: true } },
    answer: {
      bind_status: choice({
        label: l('绑定状态', 'Binding state', 'Estado del vínculo'),
        required: true,
        of: {
          WAITING: l('待扫码', 'Waiting', 'Esperando'),
          SCANNED: l('已扫码', 'Scanned', 'Escaneado'),
          BOUND: l('绑定成功', 'Bound', 'Vinculado'),
          CONFLICT: l('已绑其他账号', 'Bound elsewhere', 'En otra cuenta'),
          EXPIRED: l('已过期', 'Expired', 'Caducado'),
        },
      }),
      nickname: wxFields.nickname,
      headimgurl: wxFields.headimgurl,
      bind_time: wxFields.bind_time,
    },
    capability: 'getbindwxqrcode',
  },
})
