import { refundFields, refundStates } from '@resources/pay/refund/refunds'
import { agentChannels, channels, payChannels } from '@resources/terms/channels'
import { choice, code, defineResource, integer, l, list, money, type RecordOf, text, timestamp, url } from '@/declaration'
import { tradeActions } from './trade.actions'

const paid = { in: ['SUCCESS', 'REFUND', 'FINISHED'] } as const

const trade = defineResource({
  name: 'trade',
  path: '/pay/tradelist',
  label: l('交易记录', 'Trades', 'Operaciones'),
  one: l('交易', 'Trade', 'Operación'),
  icon: 'receipt',
  menu: { group: 'pay', order: 20 },
  roles: {
    // Answers buyers, so it sees every amount. Large refunds need `approve` as well, or a colleague who has it.
    support: ['list', 'detail', 'query', 'renotify', 'refund'],
    finance: ['*'],
    viewer: ['!field.payer_mask'],
  },
  key: ['trade_no'],
  title: 'trade_no',
  card: ['total_fee', 'trade_state', 'body', 'mch_name', 'create_time'],
  fields: {
    trade_no: code({ label: l('平台单号', 'Platform no.', 'N.º de plataforma'), max: 32 }),
    out_trade_no: code({ label: l('商户订单号', 'Merchant order no.', 'N.º de pedido'), min: 6, max: 32 }),
    transaction_id: code({ label: l('渠道交易号', 'Channel no.', 'N.º del canal'), max: 32 }),
    /** The digits that payers see on their bill. */
    transaction_tail: code({
      label: l('渠道号后六位', 'Channel no., last six', 'Canal, seis últimas'),
      max: 6,
    }),
    pay_channel: choice({ label: l('支付渠道', 'Channel', 'Canal'), of: payChannels }),
    agent_channel: choice({
      label: l('收款模式', 'Collection mode', 'Modo de cobro'),
      of: agentChannels,
      numeric: true,
    }),
    trade_type: choice({
      label: l('支付方式', 'Pay type', 'Tipo de pago'),
      of: {
        NATIVE: l('扫码', 'QR code', 'Código QR'),
        JSAPI: l('公众号', 'Official account', 'Cuenta oficial'),
        MINI: l('小程序', 'Mini program', 'Miniprograma'),
        H5: l('H5', 'H5', 'H5'),
        APP: l('APP', 'App', 'App'),
        F2F: l('当面付', 'Face to face', 'Presencial'),
        MICROPAY: l('付款码', 'Payment code', 'Código de pago'),
      },
    }),
    mch_id: code({ label: l('商户号', 'Merchant no.', 'N.º de comercio'), max: 16 }),
    mch_name: text({ label: l('商户', 'Merchant', 'Comercio'), max: 64 }),
    op: choice({ label: l('平台', 'Platform', 'Plataforma'), of: channels, nullable: true }),
    seller_nick: text({ label: l('商家账号', 'Seller account', 'Cuenta del vendedor'), max: 64 }),
    body: text({ label: l('商品描述', 'Description', 'Descripción'), max: 127 }),
    attach: text({ label: l('附加数据', 'Attached data', 'Datos adjuntos'), max: 128 }),
    total_fee: money({ label: l('订单金额', 'Amount', 'Importe'), unit: 'fen' }),
    payer_total: money({ label: l('实付金额', 'Paid', 'Pagado'), unit: 'fen' }),
    refund_fee: money({ label: l('已退金额', 'Refunded', 'Reembolsado'), unit: 'fen' }),
    refundable_fee: money({ label: l('可退金额', 'Refundable', 'Disponible'), unit: 'fen' }),
    /** Summary of its refunds, pending and failed ones first. */
    refund_status: choice({
      label: l('退款状态', 'Refund state', 'Estado del reembolso'),
      of: refundStates,
      nullable: true,
    }),
    refund_expected_time: timestamp({
      label: l('预计退款到账', 'Refund expected', 'Reembolso previsto'),
      nullable: true,
    }),
    service_charge_li: money({ label: l('手续费', 'Fee', 'Comisión'), unit: 'li' }),
    trade_state: choice({
      label: l('交易状态', 'State', 'Estado'),
      of: {
        NOTPAY: { ...l('未支付', 'Unpaid', 'Sin pagar'), tone: 'default' },
        USERPAYING: { ...l('支付中', 'Paying', 'Pagando'), tone: 'info' },
        SUCCESS: { ...l('支付成功', 'Paid', 'Pagado'), tone: 'success' },
        REFUND: { ...l('转入退款', 'Refunded', 'Con reembolso'), tone: 'warning' },
        CLOSED: { ...l('已关闭', 'Closed', 'Cerrado'), tone: 'default' },
        FINISHED: { ...l('交易结束', 'Finished', 'Finalizado'), tone: 'success' },
        REVOKED: { ...l('已撤销', 'Revoked', 'Revocado'), tone: 'default' },
        PAYERROR: { ...l('支付失败', 'Failed', 'Fallido'), tone: 'error' },
      },
    }),
    payer_mask: text({ label: l('付款人', 'Payer', 'Pagador') }),
    notify_status: choice({
      label: l('通知状态', 'Notice', 'Aviso'),
      of: {
        NONE: { ...l('无', 'None', 'Ninguno'), tone: 'default' },
        WAITING: { ...l('待通知', 'Waiting', 'Pendiente'), tone: 'info' },
        SUCCESS: { ...l('成功', 'Accepted', 'Aceptado'), tone: 'success' },
        FAILED: { ...l('失败', 'Failed', 'Fallido'), tone: 'error' },
      },
    }),
    notify_times: integer({ label: l('通知次数', 'Notices sent', 'Intentos de aviso') }),
    next_notify_time: timestamp({ label: l('下次通知', 'Next notice', 'Próximo aviso'), nullable: true }),
    notify_url: url({ label: l('通知地址', 'Notify URL', 'URL de aviso'), max: 256 }),
    complaint_count: integer({
      label: l('投诉', 'Complaints', 'Reclamaciones'),
      component: 'TradeComplaints',
    }),
    create_time: timestamp({ label: l('下单时间', 'Created', 'Creado') }),
    pay_time: timestamp({ label: l('支付时间', 'Paid at', 'Pagado el'), nullable: true }),
    close_time: timestamp({ label: l('关闭时间', 'Closed at', 'Cerrado el'), nullable: true }),
    expire_time: timestamp({ label: l('失效时间', 'Expires', 'Caduca'), nullable: true }),
    refunds: list({
      label: l('退款记录', 'Refunds', 'Reembolsos'),
      fields: refundFields,
      component: 'Refunds',
    }),
    notify_logs: list({
      label: l('通知记录', 'Notices', 'Avisos'),
      fields: {
        push_time: timestamp({ label: l('通知时间', 'Sent', 'Enviado') }),
        http_status: integer({ label: l('HTTP 状态', 'HTTP status', 'Estado HTTP') }),
        cost_ms: integer({ label: l('耗时', 'Took', 'Duración'), unit: l('毫秒', 'ms', 'ms') }),
        response_text: text({ label: l('返回内容', 'Response', 'Respuesta') }),
      },
    }),
  },
  sample: { count: { small: 600, standard: 13_500, full: 135_000 } },
  history: { log: true },
  list: {
    columns: [
      'trade_no',
      'total_fee',
      'trade_state',
      'create_time',
      'pay_time',
      'pay_channel',
      'notify_status',
      'mch_name',
      'refund_fee',
      'out_trade_no',
      'body',
    ],
    moreColumns: [
      'transaction_id',
      'trade_type',
      'refund_status',
      'agent_channel',
      'mch_id',
      'op',
      'seller_nick',
      'payer_total',
      'refundable_fee',
      'service_charge_li',
      'payer_mask',
      'notify_times',
      'complaint_count',
      'close_time',
    ],
    sortable: ['create_time', 'pay_time', 'total_fee', 'refund_fee'],
    filters: [
      {
        name: 'keyword',
        on: ['out_trade_no', 'trade_no', 'transaction_id', 'transaction_tail'],
        test: 'equals',
        input: code({
          label: l('订单号 / 渠道号后六位', 'Order no. or last six of channel no.', 'N.º o seis últimas del canal'),
          max: 32,
        }),
      },
      'trade_state',
      'pay_channel',
      {
        name: 'min_fee',
        on: 'total_fee',
        test: 'atLeast',
        input: money({ label: l('最低金额', 'Amount from', 'Importe desde'), unit: 'fen', min: 0 }),
      },
      {
        name: 'max_fee',
        on: 'total_fee',
        test: 'atMost',
        input: money({ label: l('最高金额', 'Amount to', 'Importe hasta'), unit: 'fen', min: 0 }),
      },
      {
        name: 'period',
        label: l('时间', 'Period', 'Periodo'),
        test: 'period',
        on: { param: 'date_type', of: { create: 'create_time', pay: 'pay_time' } },
      },
      'out_trade_no',
      'trade_no',
      'transaction_id',
      'notify_status',
      'refund_status',
      'trade_type',
      'agent_channel',
      'mch_id',
      'seller_nick',
    ],
    summary: {
      pay_fee: { label: l('支付金额', 'Paid', 'Pagado'), sum: 'payer_total', when: { trade_state: paid } },
      pay_count: { label: l('支付笔数', 'Payments', 'Pagos'), when: { trade_state: paid } },
      refund_fee: { label: l('退款金额', 'Refunded', 'Reembolsado'), sum: 'refund_fee' },
      refund_count: {
        label: l('退款交易', 'Trades with refunds', 'Con reembolso'),
        when: { refund_fee: { atLeast: 1 } },
      },
      charge_li: { label: l('手续费', 'Fees', 'Comisiones'), sum: 'service_charge_li' },
    },
  },
  detail: {
    call: 'GET /user/tradedetail',
    missing: 43001,
    adds: {
      complaints: list({
        label: l('投诉', 'Complaints', 'Reclamaciones'),
        fields: {
          complaint_id: code({ label: l('投诉单号', 'Complaint no.', 'N.º de reclamación') }),
          complaint_state: code({ label: l('处理状态', 'State', 'Estado') }),
          problem_type: code({ label: l('问题类型', 'Problem type', 'Tipo de problema') }),
          complaint_time: timestamp({ label: l('投诉时间', 'Filed at', 'Fecha') }),
        },
      }),
    },
    groups: [
      {
        label: l('交易', 'Trade', 'Operación'),
        fields: [
          'trade_no',
          'out_trade_no',
          'transaction_id',
          'trade_state',
          'pay_channel',
          'trade_type',
          'agent_channel',
          'complaint_count',
          'payer_mask',
          'body',
          'attach',
          'create_time',
          'pay_time',
          'expire_time',
          'close_time',
        ],
      },
      {
        label: l('金额', 'Amounts', 'Importes'),
        fields: [
          'total_fee',
          'payer_total',
          'refund_fee',
          'refundable_fee',
          'service_charge_li',
          'refund_status',
          'refund_expected_time',
        ],
      },
      { label: l('商户', 'Merchant', 'Comercio'), fields: ['mch_name', 'mch_id', 'op', 'seller_nick'] },
      { label: l('退款', 'Refunds', 'Reembolsos'), fields: ['refunds'] },
      {
        label: l('支付通知', 'Payment notice', 'Aviso de pago'),
        fields: ['notify_status', 'notify_times', 'next_notify_time', 'notify_url', 'notify_logs'],
      },
    ],
  },
  actions: tradeActions,
})

export default trade
export type Trade = RecordOf<typeof trade>
